// @vitest-environment jsdom
import type { ClassNote } from "@saywell/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { makeReport, serveTeacher } from "../../../testing/teaching";
import StudentPage from "./student-page";

const at = "2026-11-20T09:00:00.000Z";
const makeNote = (parts: Partial<ClassNote> = {}): ClassNote => ({
  id: "note-1",
  content: "Reads well.",
  author: { id: "teacher-1", name: "Ms Teach" },
  createdAt: at,
  updatedAt: null,
  ...parts,
});

let server: FakeServer;
let notes: ClassNote[];
beforeEach(() => {
  server = serveTeacher();
  notes = [];
  server.on("GET /api/classes/{classId}/students/{studentId}", () => makeReport());
  server.on("GET /api/classes/{classId}/students/{studentId}/notes", () => ({ notes }));
});
afterEach(cleanup);

async function open() {
  renderApp(
    { "/classes/:classId/students/:studentId": <StudentPage /> },
    "/classes/class-1/students/student-1",
  );
  await screen.findByRole("heading", { level: 1, name: "Ana Costa" });
}
const part = (name: string | RegExp) => within(screen.getByRole("region", { name }));

test("the head says who it is and why they need attention", async () => {
  server.on("GET /api/classes/{classId}/students/{studentId}", () =>
    makeReport({ attention: [{ reason: "falling-scores", before: 88, now: 61 }] }),
  );
  await open();
  expect(screen.getByText("ana@example.org")).toBeTruthy();
  expect(screen.getByText("2 March 2026")).toBeTruthy();
  expect(screen.getByText("Scores fell from 88% to 61%")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Intermediate B1" }).getAttribute("href")).toBe(
    "/teacher?class=class-1",
  );
});

test("assignments have their state, progress and score; lessons that are finished are listed", async () => {
  const work = { level: "B1", progress: 40, finishedAt: null, score: null } as const;
  server.on("GET /api/classes/{classId}/students/{studentId}", () =>
    makeReport({
      assignments: [
        {
          ...work,
          kind: "LESSON",
          submission: null,
          submissionId: null,
          assignmentId: "a1",
          lessonId: "l1",
          title: "At work",
          dueAt: at,
          state: "overdue",
        },
      ],
      lessons: [
        { ...work, lessonId: "l2", title: "By train", progress: 100, finishedAt: at, score: 90 },
        { ...work, lessonId: "l1", title: "At work" },
      ],
    }),
  );
  await open();
  const assigned = part("Assignments");
  expect(assigned.getByText("Overdue")).toBeTruthy();
  expect(assigned.getByText("40%")).toBeTruthy();
  expect(assigned.getByRole("link", { name: "At work" }).getAttribute("href")).toBe(
    "/classes/class-1/assignments/a1",
  );
  const finished = part("Lessons finished: 1");
  expect(finished.getByText(/By train/)).toBeTruthy();
  expect(finished.getByText("Finished 20 November 2026. Score 90%")).toBeTruthy();
  expect(finished.queryByText(/At work/)).toBeNull();
});

test("the days with learning are told in words, with their zone", async () => {
  await open();
  const days = part("Days with learning");
  expect(days.getByText("2 days")).toBeTruthy();
  expect(days.getByText("Wednesday 25 November")).toBeTruthy();
  expect(days.getByText(/in Lisbon time/)).toBeTruthy();
});

test("a placement test says between which levels it lies", async () => {
  server.on("GET /api/classes/{classId}/students/{studentId}", () =>
    makeReport({
      placementTests: [
        { testType: "adult", takenAt: at, level: "B1", lowest: "A2", highest: "B1", skills: [] },
      ],
    }),
  );
  await open();
  expect(part("Placement tests").getByText("(between A2 and B1)")).toBeTruthy();
});

test("a note is written, changed by its author and deleted", async () => {
  server.on("POST /api/classes/{classId}/students/{studentId}/notes", ({ body }) => {
    notes = [makeNote({ content: body.content })];
    return notes[0]!;
  });
  server.on("PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}", ({ body }) => {
    notes = [makeNote({ content: body.content })];
    return notes[0]!;
  });
  server.on("DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}", () => {
    notes = [];
    return { ok: true };
  });
  await open();
  const list = part("Notes");
  expect(list.getByText("Only teachers of this class see notes")).toBeTruthy();
  await userEvent.type(list.getByLabelText("New note"), "Shy");
  await userEvent.click(list.getByRole("button", { name: "Add note" }));
  await userEvent.click(await list.findByRole("button", { name: "Change" }));
  await userEvent.type(list.getByLabelText("Note"), " at first");
  await userEvent.click(list.getByRole("button", { name: "Save note" }));
  expect(await list.findByText("Shy at first")).toBeTruthy();
  await userEvent.click(list.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await vi.waitFor(() => expect(list.queryByText("Shy at first")).toBeNull());
});

test("only its author changes a note, and what was refused stays typed", async () => {
  notes = [makeNote({ author: { id: "other", name: "Mr Other" } })];
  server.on("POST /api/classes/{classId}/students/{studentId}/notes", () =>
    refusal(409, "There are too many notes.", "conflict"),
  );
  await open();
  const list = part("Notes");
  await list.findByText("Reads well.");
  expect(list.queryByRole("button", { name: "Change" })).toBeNull();
  await userEvent.type(list.getByLabelText("New note"), "Shy");
  await userEvent.click(list.getByRole("button", { name: "Add note" }));
  expect(await list.findByText("There are too many notes.")).toBeTruthy();
  expect(list.getByLabelText<HTMLTextAreaElement>("New note").value).toBe("Shy");
});

test("a student is taken out after a question, and the way leads back to the class", async () => {
  server.on("DELETE /api/classes/{classId}/students/{studentId}", () => ({ ok: true }));
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Take out of the class" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(server.calls("DELETE /api/classes/{classId}/students/{studentId}")).toHaveLength(0);
  await userEvent.click(dialog.getByRole("button", { name: "Take out of the class" }));
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/teacher");
});

test("a student is moved to another class of the teacher's", async () => {
  server.on("POST /api/classes/{classId}/students/{studentId}/move", () => ({ ok: true }));
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Move to another class" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("option", { name: "Advanced C1" });
  expect(dialog.queryByRole("option", { name: "Intermediate B1" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Move" }));
  expect(dialog.getByText("Choose a class.")).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText("Class"), "Advanced C1");
  await userEvent.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByTestId("elsewhere");
  expect(server.calls("POST /api/classes/{classId}/students/{studentId}/move")[0]?.body).toEqual({
    toClassId: "class-2",
  });
});

test("a student who is not there has a page that says so, with a way back", async () => {
  server.on("GET /api/classes/{classId}/students/{studentId}", () =>
    refusal(404, "There is no such student.", "not-found"),
  );
  renderApp(
    { "/classes/:classId/students/:studentId": <StudentPage /> },
    "/classes/class-1/students/student-9",
  );
  expect(await screen.findByText("There is no such student in this class")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the class" })).toBeTruthy();
});
