// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClassPlan } from "@saywell/contract";
import { learner, makeTaughtClass, serveClasses, teacher } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { makeSummary } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import AssignmentsPage from "./assignments-page";
import MyClassPage from "./my-class-page";
import MyClassesPage from "./my-classes-page";
import PlanPage from "./plan-page";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages = {
  "/classes/:classId/plan": <PlanPage />,
  "/classes/:classId/assignments": <AssignmentsPage />,
  "/my-classes": <MyClassesPage />,
  "/my-classes/:classId": <MyClassPage />,
};
const open = (at: string) => renderApp(pages, at);
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));
const write = "PUT /api/classes/{classId}/plan";

describe("the plan of a class", () => {
  let server: FakeServer;
  let plan: ClassPlan;
  beforeEach(() => {
    server = serveClasses(teacher);
    plan = {
      revision: 4,
      weeks: [
        { startsOn: "2026-03-02", lessonIds: ["a1", "b1"], note: "Bring a photo." },
        { startsOn: "2026-03-09", lessonIds: [], note: "" },
      ],
      thisWeek: "2026-03-02",
      changedBy: "Mr Tan",
      changedAt: "2026-03-01T09:00:00.000Z",
    };
    server.on("GET /api/lessons", () => [
      makeSummary({ id: "a1", title: "At the market" }),
      makeSummary({ id: "b1", title: "A job interview", difficulty: "B1" }),
    ]);
    server.on("GET /api/classes/{classId}/plan", () => plan);
    server.on(write, ({ body: { weeks } }) => (plan = { ...plan, revision: 5, weeks }));
  });
  const written = () => server.calls(write).map(({ body }) => body);

  test("shows each week with its note and lessons, and a way to assign them", async () => {
    open("/classes/class-1/plan");
    const week = within(await screen.findByRole("region", { name: "Week of 2 March" }));
    for (const words of ["This week", "Bring a photo.", "At the market"]) {
      expect(week.getByText(words)).toBeTruthy();
    }
    const assign = week.getByRole("link", { name: "Assign this week's lessons" });
    expect(assign.getAttribute("href")).toBe(
      "/classes/class-1/assignments?assign=1&lessons=a1%2Cb1",
    );
    expect(screen.getByText(/Last changed by Mr Tan/)).toBeTruthy();
  });

  test("a lesson moves to the next week by a button, which keeps the keyboard", async () => {
    open("/classes/class-1/plan");
    await press("To the week after: A job interview");
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]).toMatchObject({
      revision: 4,
      weeks: [{ lessonIds: ["a1"] }, { lessonIds: ["b1"] }],
    });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe(
        "To the week after: A job interview",
      ),
    );
  });

  test("a way that is closed is said to be, and does nothing", async () => {
    open("/classes/class-1/plan");
    const up = await screen.findByRole("button", { name: "Up: At the market" });
    expect(up.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(up);
    expect(written()).toEqual([]);
  });

  test("weeks are added after the last, as many as are wanted", async () => {
    open("/classes/class-1/plan");
    await press("Add weeks");
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>("First week").value).toBe("2026-03-16");
    fireEvent.change(form.getByLabelText("How many weeks"), { target: { value: "100" } });
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(form.getByText("Write a number from 1 to 58.")).toBeTruthy();
    fireEvent.change(form.getByLabelText("How many weeks"), { target: { value: "2" } });
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]?.weeks.map(({ startsOn }) => startsOn)).toEqual([
      "2026-03-02",
      "2026-03-09",
      "2026-03-16",
      "2026-03-23",
    ]);
  });

  test("that another teacher changed meanwhile says so, and is read again", async () => {
    server.on(write, () => refusal(409, "Another teacher changed this plan.", "conflict"));
    open("/classes/class-1/plan");
    await press("Take out: At the market");
    expect(await screen.findByText("Another teacher changed this plan.")).toBeTruthy();
    expect(screen.getByText("At the market")).toBeTruthy();
    expect(server.calls("GET /api/classes/{classId}/plan").length).toBeGreaterThan(1);
  });

  test("is copied to another class from the week that is chosen", async () => {
    const copy = "POST /api/classes/{classId}/plan/copy";
    server.on("GET /api/classes", () => ({
      classes: [makeTaughtClass(), makeTaughtClass({ id: "class-2", name: "Evening" })],
    }));
    server.on(copy, () => plan);
    open("/classes/class-1/plan");
    await press("Copy to another class");
    const form = await dialog();
    fireEvent.change(form.getByLabelText("First week there"), { target: { value: "2026-09-10" } });
    fireEvent.click(form.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(server.calls(copy)).toHaveLength(1));
    expect(server.calls(copy)[0]?.body).toEqual({
      toClassId: "class-2",
      startsOn: "2026-09-07",
      replaces: false,
    });
  });

  test("of a class that is archived is read, and changed no more", async () => {
    server.on("GET /api/classes/{classId}", () => makeTaughtClass({ isArchived: true }));
    open("/classes/class-1/plan");
    expect(await screen.findByText("At the market")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Add weeks|Take out|Remove/ })).toBeNull();
  });

  test("its lessons are chosen already where they are assigned", async () => {
    open("/classes/class-1/assignments?assign=1&lessons=a1,b1");
    expect(await (await dialog()).findByText("Lessons (2 chosen)")).toBeTruthy();
  });
});

describe("a student", () => {
  const lesson = { title: "At the market", level: "A1", duration: 10, lock: null } as const;
  beforeEach(() => {
    const server = serveClasses(learner);
    server.on("GET /api/my-classes/{classId}/plan", () => ({
      thisWeek: "2026-03-09",
      weeks: [
        { startsOn: "2026-03-02", note: "", lessons: [] },
        {
          startsOn: "2026-03-09",
          note: "Read before Friday.",
          lessons: [
            { ...lesson, lessonId: "a1", progress: 100, isFinished: true },
            { ...lesson, lessonId: "a2", title: "At work", progress: 0, isFinished: false },
          ],
        },
      ],
    }));
  });

  test("sees on the page of the class what this week is for", async () => {
    open("/my-classes/class-1");
    const list = within(await screen.findByRole("list", { name: "Lessons of this week" }));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/lesson-interactive/a1",
      "/lesson-interactive/a2",
    ]);
    expect(list.getByText(/done/)).toBeTruthy();
  });

  test("and on the card of the class how much of it is done", async () => {
    open("/my-classes");
    expect(await screen.findByText("This week: 1 of 2 lessons done")).toBeTruthy();
  });
});
