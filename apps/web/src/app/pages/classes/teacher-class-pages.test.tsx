// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeStudent, makeTaughtClass, serveClasses, teacher } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import ClassPage from "./class-page";
import ClassSettingsPage from "./class-settings-page";
import ClassesPage from "./classes-page";

let server: FakeServer;
beforeEach(() => {
  server = serveClasses();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (at: string) =>
  renderApp(
    {
      "/classes": <ClassesPage />,
      "/classes/:classId": <ClassPage />,
      "/classes/:classId/settings": <ClassSettingsPage />,
    },
    at,
  );
const press = (name: string | RegExp) => screen.findByRole("button", { name }).then(click);
const click = (button: HTMLElement) => void fireEvent.click(button);
const dialog = async () => within(await screen.findByRole("dialog"));

describe("a teacher's classes", () => {
  test("lead to their pages, those that are archived once they are asked for", async () => {
    const old = makeTaughtClass({ id: "old", name: "Summer", isArchived: true });
    server.on("GET /api/classes", ({ query }) => ({
      classes: query["archived"] === "1" ? [makeTaughtClass(), old] : [makeTaughtClass()],
    }));
    open("/classes");
    const link = await screen.findByRole("link", { name: /Intermediate B1/ });
    expect(link.getAttribute("href")).toBe("/classes/class-1");
    expect(link.textContent).toContain("24 students");
    expect(screen.queryByText("Summer")).toBeNull();
    fireEvent.click(screen.getByRole("switch", { name: "Show archived classes" }));
    expect((await screen.findByRole("link", { name: /Summer/ })).textContent).toContain("Archived");
  });

  test("are made with a name and a level, also by an address that opens it", async () => {
    server.on("POST /api/classes", () => makeTaughtClass({ id: "new", name: "Evening" }));
    server.on("GET /api/classes/{classId}", () => makeTaughtClass({ id: "new", name: "Evening" }));
    open("/classes?new=1");
    const form = await dialog();
    fireEvent.click(form.getByRole("button", { name: "Make class" }));
    expect(form.getByText("Give the class a name.")).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText("Name"));
    await userEvent.type(form.getByLabelText("Name"), " Evening ");
    fireEvent.change(form.getByLabelText("Level"), { target: { value: "B2" } });
    fireEvent.click(form.getByRole("button", { name: "Make class" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Evening" })).toBeTruthy();
    expect(server.calls("POST /api/classes").map(({ body }) => body)).toEqual([
      { name: "Evening", level: "B2" },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("closed, the form is closed", async () => {
    open("/classes?new=1");
    fireEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("where there is none, it says how to begin", async () => {
    server.on("GET /api/classes", () => ({ classes: [] }));
    open("/classes");
    expect(await screen.findByText("You have no class yet")).toBeTruthy();
  });

  test("are for teachers, and nothing is read for others", async () => {
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    open("/classes");
    expect(await screen.findByText("This page is for teachers")).toBeTruthy();
    expect(server.calls("GET /api/classes")).toEqual([]);
  });
});

describe("a class", () => {
  test("shows its students with how far they are, each leading to their page", async () => {
    server.on("GET /api/teacher/{teacherId}/students", () => [
      makeStudent({ attention: [{ reason: "inactive", days: 9 }] }),
      makeStudent({ userId: "ben", userName: "Ben", overallProgress: 33.4, lastLearntAt: null }),
    ]);
    open("/classes/class-1");
    const list = within(await screen.findByRole("list", { name: "Students" }));
    const [ana, ben] = list.getAllByRole("link");
    expect(ana?.getAttribute("href")).toBe("/classes/class-1/students/ana");
    expect(ana?.textContent).toContain("Needs attention");
    expect(ben?.textContent).toContain("33%");
    expect(ben?.textContent).toContain("Has not learnt anything yet");
    const [{ params, query } = {}] = server.calls("GET /api/teacher/{teacherId}/students");
    expect([params, query]).toEqual([{ teacherId: teacher.id }, { classId: "class-1" }]);
  });

  test("tells how to join it, by a code that is read in fours", async () => {
    open("/classes/class-1");
    expect((await screen.findByText("ABCD 2345", { exact: false })).textContent).toBe(
      "the code ABCD 2345",
    );
    expect(screen.getByText(`${window.location.host}/join-class`)).toBeTruthy();
  });

  test.each([
    ["New code", "Make a new code", true],
    ["Close joining", "Close joining", false],
  ])("%s asks first: printed codes lead nowhere then", async (name, yes, isOpen) => {
    const call = "POST /api/classes/{classId}/code";
    server.on(call, () => makeTaughtClass());
    open("/classes/class-1");
    await press(name);
    const question = await dialog();
    expect(server.calls(call)).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: yes }));
    await waitFor(() => expect(server.calls(call)[0]?.body).toEqual({ isOpen }));
  });

  test("that nobody joins is opened with one press", async () => {
    server.on("GET /api/classes/{classId}", () => makeTaughtClass({ joinCode: null }));
    server.on("POST /api/classes/{classId}/code", () => makeTaughtClass());
    open("/classes/class-1");
    await press("Open joining");
    await waitFor(() =>
      expect(server.calls("POST /api/classes/{classId}/code")[0]?.body).toEqual({ isOpen: true }),
    );
  });

  test("gets a co-teacher who is found by name", async () => {
    const call = "POST /api/classes/{classId}/teachers";
    const carol = { id: "carol", name: "Carol Ng" };
    server.on(
      "GET /api/users/search",
      () => [carol, { id: teacher.id, name: teacher.name }] as never,
    );
    server.on(call, () => makeTaughtClass());
    open("/classes/class-1");
    await press("Add a co-teacher");
    const form = await dialog();
    fireEvent.click(form.getByRole("button", { name: "Add teacher" }));
    expect(form.getByText("Choose a teacher from the list.")).toBeTruthy();
    await userEvent.type(form.getByLabelText("Name of the teacher"), "ca");
    fireEvent.click(await form.findByRole("button", { name: "Carol Ng" }));
    fireEvent.click(form.getByRole("button", { name: "Add teacher" }));
    await waitFor(() => expect(server.calls(call)[0]?.body).toEqual({ teacherId: "carol" }));
    expect(server.calls("GET /api/users/search")[0]?.query).toEqual({ q: "ca", role: "TEACHER" });
  });

  test("that a co-teacher leaves is no more theirs, and leads back to the others", async () => {
    server.on("GET /api/classes/{classId}", () =>
      makeTaughtClass({
        isMine: false,
        teachers: [
          { id: "owner", name: "Ms Owner", isOwner: true },
          { id: "third", name: "Mr Third", isOwner: false },
          { id: teacher.id, name: teacher.name, isOwner: false },
        ],
      }),
    );
    server.on("DELETE /api/classes/{classId}/teachers/{teacherId}", () => ({ ok: true }));
    open("/classes/class-1");
    const list = within(await screen.findByRole("list", { name: "Teachers" }));
    const buttons = list.getAllByRole("button");
    expect(buttons).toHaveLength(1);
    click(buttons[0]!);
    fireEvent.click((await dialog()).getByRole("button", { name: "Leave the class" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Classes" })).toBeTruthy();
  });

  test("is told something, which is not lost where it is refused", async () => {
    const call = "POST /api/classes/{classId}/announcements";
    server.on(call, () => refusal(409, "The class is archived.", "conflict"));
    open("/classes/class-1");
    await press("Post");
    expect(screen.getByText("Write a few words first.")).toBeTruthy();
    const field = screen.getByLabelText<HTMLTextAreaElement>("Tell your class");
    fireEvent.change(field, { target: { value: " See you. " } });
    await press("Post");
    expect(await screen.findByText("The class is archived.")).toBeTruthy();
    expect(field.value).toBe(" See you. ");
    server.on(call, ({ body: { content } }) => ({
      id: "n1",
      content,
      authorName: teacher.name,
      createdAt: "2026-03-02T09:00:00.000Z",
    }));
    await press("Post");
    await waitFor(() => expect(field.value).toBe(""));
    expect(server.calls(call).at(-1)?.body).toEqual({ content: "See you." });
  });

  test("of somebody else is not there", async () => {
    server.on("GET /api/classes/{classId}", () => refusal(404, "No class.", "not-found"));
    open("/classes/other");
    expect(await screen.findByText("You teach no such class")).toBeTruthy();
  });
});

describe("Class Settings", () => {
  const change = "PUT /api/classes/{classId}";

  test("are saved as one, and it says what was changed", async () => {
    server.on(change, ({ body: { messages = "TEACHERS", names = "FIRST", ...body } }) =>
      makeTaughtClass({ ...body, messages, names }),
    );
    open("/classes/class-1/settings");
    fireEvent.change(await screen.findByLabelText("Goals"), { target: { value: "Talk more" } });
    fireEvent.change(screen.getByLabelText("Lessons each week"), { target: { value: "3" } });
    fireEvent.click(screen.getByRole("switch", { name: "Leaderboard of the class" }));
    fireEvent.click(screen.getByRole("radio", { name: /^Nobody/ }));
    await press("Save settings");
    expect(
      await screen.findByText("Goals, lessons each week, leaderboard and messages."),
    ).toBeTruthy();
    expect(server.calls(change)[0]?.body).toEqual({
      name: "Intermediate B1",
      level: "B1",
      goals: "Talk more",
      weeklyLessons: 3,
      hasLeaderboard: false,
      messages: "OFF",
      names: "FIRST",
    });
  });

  test.each([
    ["Name", " ", "Give the class a name."],
    ["Lessons each week", "many", "Write a number from 1 to 50."],
  ])("%s cannot be %j", async (label, value, words) => {
    open("/classes/class-1/settings");
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await press("Save settings");
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(server.calls(change)).toEqual([]);
  });

  test.each([
    ["Archive class", false, "POST /api/classes/{classId}/archive"],
    ["Restore class", true, "POST /api/classes/{classId}/restore"],
  ] as const)("%s asks first", async (name, isArchived, call) => {
    server.on("GET /api/classes/{classId}", () => makeTaughtClass({ isArchived, joinCode: null }));
    server.on(call, () => makeTaughtClass());
    open("/classes/class-1/settings");
    await press(name);
    const question = await dialog();
    expect(server.calls(call)).toEqual([]);
    fireEvent.click(question.getByRole("button", { name }));
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
  });
});
