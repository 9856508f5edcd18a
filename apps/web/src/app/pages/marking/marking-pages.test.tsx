// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Submission } from "@saywell/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serveClasses } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { makeSubmission } from "../../../testing/handed-in";
import { renderApp } from "../../../testing/render-app";
import MarkingPage from "./marking-page";
import MarkingQueuePage from "./marking-queue-page";

const read = "GET /api/submissions/{submissionId}";
const queue = "GET /api/marking-queue";
const save = "PUT /api/submissions/{submissionId}/marking";
const release = "POST /api/submissions/{submissionId}/release";

let server: FakeServer;
let stored: Submission;
beforeEach(() => {
  server = serveClasses();
  stored = makeSubmission();
  server.on(read, () => stored);
  server.on(queue, () => ({ submissions: [], waiting: 0 }));
  server.on("GET /api/marking-comments", () => ({ comments: [] }));
  server.on(save, ({ body }) => {
    const { revision, marks, ...rest } = body;
    stored = {
      ...stored,
      revision: revision + 1,
      marking: { ...rest, marks: marks.map((mark) => ({ ...mark, isAutomatic: true })) },
    };
    return stored;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (at = "/marking/submission-1") =>
  renderApp({ "/marking": <MarkingQueuePage />, "/marking/:submissionId": <MarkingPage /> }, at);
const marks = async () => within(await screen.findByRole("list", { name: "Marks" }));
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const saved = () => server.calls(save).at(-1)?.body;

describe("the queue", () => {
  test("lists what waits with its length, and leads to where it is marked", async () => {
    const { content: _c, instructions: _i, ...listed } = stored;
    server.on(queue, () => ({ submissions: [{ ...listed, isLate: true }], waiting: 1 }));
    open("/marking");
    const list = within(await screen.findByRole("list", { name: "Waiting" }));
    const link = list.getByRole("link");
    expect(link.getAttribute("href")).toBe("/marking/submission-1");
    for (const words of ["Ana", "My weekend", "8 words", "Late"]) {
      expect(link.textContent).toContain(words);
    }
  });

  test("says that nothing waits", async () => {
    open("/marking");
    expect(await screen.findByText("Nothing waits for you")).toBeTruthy();
  });
});

describe("marking", () => {
  test("by keyboard: accepts and drops proposals one after the other, and keeps it", async () => {
    open();
    await marks();
    press("j");
    press("a");
    press("d");
    await waitFor(() => expect(saved()).toBeDefined(), { timeout: 4000 });
    expect(saved()?.marks.map(({ state }) => state)).toEqual(["ACCEPTED", "DROPPED"]);
    expect(saved()?.revision).toBe(1);
  });

  test("keys are letters where somebody writes", async () => {
    open();
    await marks();
    const comment = screen.getByLabelText("Comment");
    comment.focus();
    fireEvent.keyDown(comment, { key: "a" });
    fireEvent.change(comment, { target: { value: "a good day" } });
    await waitFor(() => expect(saved()?.comment).toBe("a good day"), { timeout: 4000 });
    expect(saved()?.marks.map(({ state }) => state)).toEqual(["PROPOSED", "PROPOSED"]);
  });

  test("a proposal is changed, and is the teacher's word then", async () => {
    open();
    const first = within((await marks()).getAllByRole("listitem")[0]!);
    fireEvent.click(first.getByRole("button", { name: "Change" }));
    fireEvent.change(first.getByLabelText("Better"), { target: { value: "walked" } });
    fireEvent.change(first.getByLabelText("Comment"), { target: { value: "More exact." } });
    fireEvent.click(first.getByRole("button", { name: "Save mark" }));
    await waitFor(
      () =>
        expect(saved()?.marks[0]).toMatchObject({
          better: "walked",
          comment: "More exact.",
          state: "ACCEPTED",
        }),
      { timeout: 4000 },
    );
  });

  test("words are marked with the keyboard alone", async () => {
    open();
    await marks();
    press("m");
    const dialog = within(await screen.findByRole("dialog"));
    const text = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "The text" });
    text.setSelectionRange(0, 9);
    fireEvent.select(text);
    fireEvent.keyDown(text, { key: "Enter" });
    const made = within(await screen.findByRole("region", { name: "New mark" }));
    expect(made.getByText("Yesterday")).toBeTruthy();
    fireEvent.change(made.getByLabelText("Comment"), { target: { value: "Good beginning." } });
    fireEvent.click(made.getByRole("button", { name: "Add mark" }));
    await waitFor(
      () =>
        expect(saved()?.marks).toContainEqual(
          expect.objectContaining({
            start: 0,
            length: 9,
            better: null,
            comment: "Good beginning.",
          }),
        ),
      { timeout: 4000 },
    );
  });

  test("is given out with its grade and levels, and the queue goes on", async () => {
    server.on(release, ({ body }) => ({ ...stored, state: body.outcome, grade: 64 }));
    open();
    await marks();
    const giveOut = screen.getByRole<HTMLButtonElement>("button", { name: "Give out as marked" });
    expect(giveOut.disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Take the proposed 64" }));
    fireEvent.click(
      within(screen.getByRole("group", { name: "Range" })).getByRole("radio", { name: "B2" }),
    );
    fireEvent.click(giveOut);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/2 proposals are not decided on/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Give out as marked" }));
    expect(await screen.findByText("Nothing waits for you")).toBeTruthy();
    expect(saved()).toMatchObject({ grade: 64, rubric: { range: "B2" } });
    expect(server.calls(release)[0]?.body).toEqual({ revision: 2, outcome: "MARKED" });
  });

  test("is not given out while a mark is being written, nor without a grade", async () => {
    stored = makeSubmission({ marking: { ...stored.marking, grade: 70 } });
    open();
    await marks();
    press("j");
    press("c");
    press("Enter", { ctrlKey: true });
    expect(await screen.findByText("Finish the open mark first")).toBeTruthy();
    expect(server.calls(release)).toHaveLength(0);
  });

  test("keys lead to the grade, the comment and the levels", async () => {
    open();
    await marks();
    press("g");
    expect(document.activeElement).toBe(screen.getByLabelText("Grade, of 100"));
    (document.activeElement as HTMLElement).blur();
    press("t");
    expect(document.activeElement).toBe(screen.getByLabelText("Comment"));
    (document.activeElement as HTMLElement).blur();
    press("l");
    expect(document.activeElement).toBe(
      within(screen.getByRole("group", { name: "Task" })).getByRole("radio", { name: "A1" }),
    );
  });

  test("what somebody else changed meanwhile is not written over", async () => {
    server.on(save, () => refusal(409, "Somebody else has changed this marking.", "conflict"));
    open();
    await marks();
    press("j");
    press("a");
    const alert = await screen.findByRole("alert", {}, { timeout: 4000 });
    expect(alert.textContent).toContain("Somebody else has changed this marking.");
    stored = makeSubmission({ revision: 5, marking: { ...stored.marking, comment: "By Tom." } });
    fireEvent.click(within(alert).getByRole("button", { name: "Read it again" }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>("Comment").value).toBe("By Tom."),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("waits for what the program finds, or not", async () => {
    stored = makeSubmission({ isBeingRead: true, proposal: null });
    open();
    expect(await screen.findByText(/still looking for mistakes/)).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Marks" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Mark without waiting" }));
    await marks();
  });

  test("work of nobody's class is not there", async () => {
    server.on(read, () => refusal(404, "There is no such work.", "not-found"));
    open();
    expect(await screen.findByText("There is no such work")).toBeTruthy();
  });
});
