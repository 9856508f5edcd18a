// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeAssignment, makeStudent, serveClasses, teacher } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { makeSummary } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import AssignmentPage from "./assignment-page";
import AssignmentsPage from "./assignments-page";

let server: FakeServer;
beforeEach(() => {
  server = serveClasses({ ...teacher, timeZone: "America/New_York" });
  server.on("GET /api/lessons", () => [
    makeSummary({ id: "a1", title: "At the market" }),
    makeSummary({ id: "b1", title: "A job interview", difficulty: "B1" }),
    makeSummary({ id: "b2", title: "Complaining politely", difficulty: "B1" }),
  ]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (at: string) =>
  renderApp(
    {
      "/classes/:classId/assignments": <AssignmentsPage />,
      "/classes/:classId/assignments/:assignmentId": <AssignmentPage />,
    },
    at,
  );
const dialog = async () => within(await screen.findByRole("dialog"));
const assign = "POST /api/classes/{classId}/assignments";
const change = "PUT /api/assignments/{assignmentId}";

describe("the work of a class", () => {
  test("is listed with when it is due, how much is done and what is owed", async () => {
    server.on("GET /api/classes/{classId}/assignments", () => ({
      assignments: [
        makeAssignment({ dueAt: "2026-03-09T17:00:00.000Z", studentIds: ["ana", "ben"] }),
        makeAssignment({ id: "draft", title: "Later", isDraft: true }),
      ],
    }));
    open("/classes/class-1/assignments");
    const list = within(await screen.findByRole("list", { name: "Assignments" }));
    const [first, draft] = list.getAllByRole("link");
    expect(first?.getAttribute("href")).toBe("/classes/class-1/assignments/assignment-1");
    for (const words of ["A job interview", "at 13:00", "13 of 24 done", "2 owed", "2 students"]) {
      expect(first?.textContent).toContain(words);
    }
    expect(draft?.textContent).toContain("Draft");
    expect(draft?.textContent).not.toContain("done");
  });

  test("stands in a calendar on the days of the teacher's zone", async () => {
    const now = Date.now();
    const at = new Date(now).toISOString();
    server.on("GET /api/classes/{classId}/assignments", () => ({
      assignments: [makeAssignment({ opensAt: at, dueAt: at })],
    }));
    open("/classes/class-1/assignments");
    fireEvent.click(await screen.findByRole("radio", { name: "Calendar" }));
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("link").map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      "Ope",
      "Due",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Next month" }));
    fireEvent.click(screen.getByRole("button", { name: "Next month" }));
    expect(within(screen.getByRole("table")).queryByRole("link")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Today" }));
    expect(within(screen.getByRole("table")).getAllByRole("link")).toHaveLength(2);
  });
});

describe("Assign Lesson", () => {
  const openForm = async () => {
    open("/classes/class-1/assignments?assign=1");
    const form = await dialog();
    await form.findByRole("checkbox", { name: /A job interview/ });
    return form;
  };

  test("hands out several lessons of the class's level at the teacher's own time", async () => {
    server.on(assign, () => ({ assignments: [makeAssignment(), makeAssignment({ id: "2" })] }));
    const form = await openForm();
    expect(form.queryByRole("checkbox", { name: /At the market/ })).toBeNull();
    fireEvent.click(form.getByRole("checkbox", { name: /Complaining politely/ }));
    fireEvent.click(form.getByRole("checkbox", { name: /A job interview/ }));
    fireEvent.change(form.getByLabelText("Level of the lessons"), { target: { value: "A1" } });
    expect(form.getByText("Also chosen: A job interview, Complaining politely")).toBeTruthy();
    fireEvent.change(form.getByLabelText("Instructions"), { target: { value: "Read aloud. " } });
    fireEvent.change(form.getByLabelText("Due"), { target: { value: "2026-12-04T18:00" } });
    fireEvent.click(form.getByRole("radio", { name: "Nothing counts after the due time" }));
    fireEvent.click(form.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls(assign).map(({ body }) => body)).toEqual([
      {
        kind: "LESSON",
        lessonIds: ["b2", "b1"],
        instructions: "Read aloud.",
        dueAt: "2026-12-04T23:00:00.000Z",
        lateRule: "CLOSE",
        studentIds: null,
        groupIds: [],
        isDraft: false,
      },
    ]);
  });

  test("is kept as a draft, for some of the class", async () => {
    server.on(assign, () => ({ assignments: [makeAssignment()] }));
    server.on("GET /api/teacher/{teacherId}/students", () => [
      makeStudent(),
      makeStudent({ userId: "ben", userName: "Ben" }),
    ]);
    const form = await openForm();
    fireEvent.click(form.getByRole("checkbox", { name: /A job interview/ }));
    fireEvent.click(form.getByRole("radio", { name: "Some students" }));
    fireEvent.click(form.getByRole("button", { name: "Save as draft" }));
    expect(form.getByText("Choose at least one student or group.")).toBeTruthy();
    fireEvent.click(await form.findByRole("checkbox", { name: "Ben" }));
    fireEvent.click(form.getByRole("button", { name: "Save as draft" }));
    await waitFor(() =>
      expect(server.calls(assign)[0]?.body).toMatchObject({ studentIds: ["ben"], isDraft: true }),
    );
  });

  test("asks for a lesson, and keeps what was typed where it is refused", async () => {
    server.on(assign, () => refusal(409, "The class has too much work.", "conflict"));
    const form = await openForm();
    fireEvent.click(form.getByRole("button", { name: "Assign" }));
    expect(form.getByText("Choose at least one lesson.")).toBeTruthy();
    fireEvent.click(form.getByRole("checkbox", { name: /A job interview/ }));
    fireEvent.change(form.getByLabelText("Instructions"), { target: { value: "Read" } });
    fireEvent.click(form.getByRole("button", { name: "Assign" }));
    expect(await form.findByText("The class has too much work.")).toBeTruthy();
    expect(form.getByLabelText<HTMLTextAreaElement>("Instructions").value).toBe("Read");
  });
});

describe("an assignment", () => {
  const work = [
    {
      userId: "ana",
      userName: "Ana",
      state: "done-late",
      progress: 100,
      finishedAt: "2026-03-02T09:00:00.000Z",
      score: 83.3,
      submission: null,
      submissionId: null,
    },
    {
      userId: "ben",
      userName: "Ben",
      state: "overdue",
      progress: 20,
      finishedAt: null,
      score: null,
      submission: null,
      submissionId: null,
    },
  ] as const;
  const show = (parts: Parameters<typeof makeAssignment>[0] = {}) => {
    server.on("GET /api/assignments/{assignmentId}", () => ({
      ...makeAssignment(parts),
      work: [...work],
      questions: null,
    }));
    open("/classes/class-1/assignments/assignment-1");
  };

  test("says of each student how far they are, and leads to them", async () => {
    show();
    const [ana, ben] = within(await screen.findByRole("list", { name: "Students" })).getAllByRole(
      "listitem",
    );
    expect(ana?.textContent).toContain("Done late");
    expect(ana?.textContent).toContain("Score: 83%");
    expect(ben?.textContent).toContain("Overdue");
    expect(within(ben!).getByRole("link").getAttribute("href")).toBe(
      "/classes/class-1/students/ben",
    );
  });

  test("that is a draft is handed out: it opens then, not when it was written", async () => {
    server.on(change, () => makeAssignment());
    show({ isDraft: true });
    fireEvent.click(await screen.findByRole("button", { name: "Assign now" }));
    await waitFor(() =>
      expect(server.calls(change)[0]?.body).toEqual({
        instructions: "",
        dueAt: null,
        lateRule: "ACCEPT",
        studentIds: null,
        groupIds: [],
        isDraft: false,
      }),
    );
  });

  test("is changed, with the times that were not touched as they were", async () => {
    server.on(change, () => makeAssignment());
    const opensAt = "2026-03-02T09:00:31.000Z";
    show({ opensAt });
    fireEvent.click(await screen.findByRole("button", { name: "Change" }));
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>("Opens").value).toBe("2026-03-02T04:00");
    expect(form.queryByRole("button", { name: "Save as draft" })).toBeNull();
    fireEvent.change(form.getByLabelText("Due"), { target: { value: "2026-03-01T10:00" } });
    fireEvent.click(form.getByRole("button", { name: "Save changes" }));
    expect(form.getByText("It has to be after it opens.")).toBeTruthy();
    fireEvent.change(form.getByLabelText("Due"), { target: { value: "2026-03-10T10:00" } });
    fireEvent.click(form.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(server.calls(change)[0]?.body).toMatchObject({
        opensAt,
        dueAt: "2026-03-10T14:00:00.000Z",
        isDraft: false,
      }),
    );
  });

  test("is taken back only once that was confirmed", async () => {
    const call = "DELETE /api/assignments/{assignmentId}";
    server.on(call, () => ({ ok: true }));
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Take back" }));
    const question = await dialog();
    expect(server.calls(call)).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "Take back" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Assignments" })).toBeTruthy();
  });
});
