// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  learner,
  makeJoinedClass,
  makeOwnAssignment,
  serveClasses,
} from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import JoinClassPage from "./join-class-page";
import MyClassPage from "./my-class-page";
import MyClassesPage from "./my-classes-page";

let server: FakeServer;
beforeEach(() => {
  server = serveClasses(learner);
  server.on("GET /api/class-codes/{code}", () => found);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = {
  className: "Intermediate B1",
  level: "B1",
  teacherName: "Ms Teach",
  isMember: false,
  isDemo: false,
} as const;
const join = "POST /api/my-classes";
const open = (at: string) =>
  renderApp(
    {
      "/my-classes": <MyClassesPage />,
      "/my-classes/:classId": <MyClassPage />,
      "/join-class": <JoinClassPage />,
      "/join-class/:code": <JoinClassPage />,
    },
    at,
  );

describe("joining a class", () => {
  test("begins with the code as people type it, shows the class, and leads into it", async () => {
    server.on(join, () => makeJoinedClass());
    open("/join-class");
    fireEvent.click(await screen.findByRole("button", { name: "Next" }));
    const field = screen.getByLabelText<HTMLInputElement>("Code of the class");
    expect(screen.getByText("Write all 8 letters and digits of the code.")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, "abcd-2345{Enter}");
    expect(await screen.findByText("Intermediate B1")).toBeTruthy();
    expect(screen.getByText("Your teacher: Ms Teach")).toBeTruthy();
    expect(
      screen.getByText("Its teachers see your name, and what you learn and have learnt here."),
    ).toBeTruthy();
    expect(server.calls("GET /api/class-codes/{code}")[0]?.params).toEqual({ code: "ABCD2345" });
    fireEvent.click(screen.getByRole("button", { name: "Join the class" }));
    expect(await screen.findByText("Taught by Ms Teach")).toBeTruthy();
    expect(server.calls(join)[0]?.body).toEqual({ code: "ABCD2345" });
  });

  test("with a wrong code says so, and leads back to type it again", async () => {
    server.on("GET /api/class-codes/{code}", () => refusal(404, "No class.", "not-found"));
    open("/join-class/ABCD2345");
    expect(await screen.findByText("The code ABCD 2345 opens no class")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Type the code again" }).getAttribute("href")).toBe(
      "/join-class",
    );
  });

  test("after too many tries says when to try again", async () => {
    server.on("GET /api/class-codes/{code}", () =>
      refusal(429, "Wait a minute, then try again.", "too-many-requests"),
    );
    open("/join-class/ABCD2345");
    expect(await screen.findByText("Wait a minute, then try again.")).toBeTruthy();
  });

  test("asks a guest to sign up first, and shows the class again afterwards", async () => {
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    open("/join-class/ABCD2345");
    fireEvent.click(await screen.findByRole("button", { name: "Sign up to join" }));
    const form = within(await screen.findByRole("dialog"));
    expect(form.getAllByText(/sign up/i).length).toBeGreaterThan(0);
    expect(server.calls(join)).toEqual([]);
  });

  test("that is refused says why", async () => {
    server.on(join, () => refusal(409, "This class is full.", "conflict"));
    open("/join-class/ABCD2345");
    fireEvent.click(await screen.findByRole("button", { name: "Join the class" }));
    expect(await screen.findByText("This class is full.")).toBeTruthy();
  });

  test("a class that one is in already leads to one's classes", async () => {
    server.on("GET /api/class-codes/{code}", () => ({ ...found, isMember: true }));
    open("/join-class/ABCD2345");
    expect(await screen.findByText("You are in Intermediate B1 already")).toBeTruthy();
  });
});

describe("a learner's class", () => {
  test("has the learner's own report as PDF, of the days that they choose", async () => {
    const report = "GET /api/my-classes/{classId}/report.pdf";
    server.on("GET /api/my-classes", () => ({ classes: [makeJoinedClass()] }));
    server.on("GET /api/my-assignments", () => ({ assignments: [] }));
    server.on(report, () => refusal(503, "Saywell is busy right now.", "unavailable"));
    open("/my-classes/class-1");
    const button = await screen.findByRole("button", { name: "Download your report (PDF)" });
    fireEvent.click(button);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Saywell is busy right now. You can try again.",
    );
    server.on(report, () => new Response(new Blob(["%PDF-"], { type: "application/pdf" })));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }),
    );
    fireEvent.change(screen.getByLabelText("Days"), { target: { value: "year" } });
    fireEvent.click(screen.getByRole("button", { name: "Download your report (PDF)" }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const asked = server.calls(report).map(({ query }) => Object.keys(query));
    expect(asked).toEqual([[], ["from"]]);
  });

  test("shows the goal of the week, what is to do with its state in words, and what was told", async () => {
    server.on("GET /api/my-classes", () => ({
      classes: [
        makeJoinedClass({
          goals: "Talk more",
          weeklyLessons: 4,
          lessonsThisWeek: 2,
          announcements: [
            {
              id: "n1",
              content: "See you on Thursday.",
              authorName: "Ms Teach",
              createdAt: "2026-03-02T09:00:00.000Z",
            },
          ],
        }),
      ],
    }));
    server.on("GET /api/my-assignments", () => ({
      assignments: [
        makeOwnAssignment({ state: "overdue", instructions: "Read aloud." }),
        makeOwnAssignment({ id: "later", title: "Later on", state: "not-open" }),
        makeOwnAssignment({ id: "over", title: "Long ago", state: "done" }),
        makeOwnAssignment({ id: "other", title: "Elsewhere", classId: "class-2" }),
      ],
    }));
    open("/my-classes/class-1");
    const work = within(await screen.findByRole("list", { name: "Your work" }));
    const [link] = work.getAllByRole("link");
    expect(link?.getAttribute("href")).toBe("/lesson-interactive/b1-lesson-1");
    expect(link?.textContent).toContain("Late, you can still do it");
    expect(link?.textContent).toContain("Read aloud.");
    const later = within(screen.getByRole("list", { name: "Later" }));
    expect(later.getByText("Later on")).toBeTruthy();
    expect(later.queryByRole("link")).toBeNull();
    expect(screen.getByText("What is done or over (1)")).toBeTruthy();
    expect(screen.queryByText("Elsewhere")).toBeNull();
    for (const words of ["2 of 4 lessons", "See you on Thursday.", "Talk more"]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  test("says of work that a plan locks what opens it, and leads to no closed lesson", async () => {
    const lock = "This lesson is not part of your plan. You can go on with Core.";
    server.on("GET /api/my-classes", () => ({ classes: [makeJoinedClass({})] }));
    server.on("GET /api/my-assignments", () => ({
      assignments: [
        makeOwnAssignment({ lock }),
        makeOwnAssignment({ id: "done", state: "done", finishedAt: "2026-03-02T09:00:00Z", lock }),
      ],
    }));
    open("/my-classes/class-1");
    const work = within(await screen.findByRole("list", { name: "Your work" }));
    expect(work.getByText(lock, { exact: false })).toBeTruthy();
    const links = work.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      expect.stringMatching(/^\/pricing/),
      "/my-classes/class-1?about=assignment-1",
    ]);
  });

  test("is left by who may, once that was confirmed", async () => {
    const call = "POST /api/my-classes/{classId}/leave";
    server.on(call, () => ({ ok: true }));
    open("/my-classes/class-1");
    fireEvent.click(await screen.findByRole("button", { name: "Leave the class" }));
    const question = within(await screen.findByRole("dialog"));
    expect(server.calls(call)).toEqual([]);
    server.on("GET /api/my-classes", () => ({ classes: [] }));
    fireEvent.click(question.getByRole("button", { name: "Leave the class" }));
    expect(await screen.findByText("You are in no class")).toBeTruthy();
  });

  test("tells who may not leave whom to ask", async () => {
    server.on("GET /api/my-classes", () => ({ classes: [makeJoinedClass({ mayLeave: false })] }));
    open("/my-classes/class-1");
    expect(await screen.findByText(/ask your teacher to take you out/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Leave the class" })).toBeNull();
  });

  test("that one is not in leads to joining", async () => {
    open("/my-classes/other");
    expect(await screen.findByText("You are not in this class")).toBeTruthy();
  });

  test("is on the list of one's classes", async () => {
    open("/my-classes");
    const link = await screen.findByRole("link", { name: /Intermediate B1/ });
    expect(link.getAttribute("href")).toBe("/my-classes/class-1");
    await waitFor(() => expect(server.calls("GET /api/my-classes")).toHaveLength(1));
  });
});
