// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learner, makeOwnAssignment, serveClasses } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { makeOwnSubmission, makeOwnWork } from "../../../testing/handed-in";
import { renderApp } from "../../../testing/render-app";
import MyWorkPage from "./my-work-page";

const read = "GET /api/my-assignments/{assignmentId}";
const handIn = "POST /api/my-assignments/{assignmentId}/submissions";
const draft = "PUT /api/my-assignments/{assignmentId}/draft";

let server: FakeServer;
beforeEach(() => {
  server = serveClasses(learner);
  server.on(draft, () => ({ savedAt: "2026-03-02T09:00:00.000Z" }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderApp({ "/my-work/:assignmentId": <MyWorkPage /> }, "/my-work/assignment-1");
const field = () => screen.findByLabelText<HTMLTextAreaElement>("Your text");

test("a text is written, kept on the way, and handed in", async () => {
  server.on(read, () => makeOwnWork());
  server.on(handIn, () =>
    makeOwnWork({ submissions: [makeOwnSubmission()], closed: "Your teacher has it now." }),
  );
  open();
  expect(await screen.findByText("Write about your last weekend.")).toBeTruthy();
  fireEvent.change(await field(), { target: { value: "I go to the sea on Sunday." } });
  expect(screen.getByText("7 words")).toBeTruthy();
  await waitFor(() =>
    expect(server.calls(draft)[0]?.body).toEqual({ content: "I go to the sea on Sunday." }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("Your teacher has it now.")).toBeTruthy();
  expect(server.calls(handIn)[0]?.body).toEqual({ content: "I go to the sea on Sunday." });
  expect(screen.queryByLabelText("Your text")).toBeNull();
});

test("who has written too little is asked first", async () => {
  server.on(read, () => makeOwnWork());
  open();
  fireEvent.change(await field(), { target: { value: "The sea." } });
  fireEvent.click(screen.getByRole("button", { name: "Hand in" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/You have written 2 words. The task asks for 5 to 100./)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Go on working" }));
  expect(server.calls(handIn)).toHaveLength(0);
});

test("a refusal says why, and the text stays", async () => {
  server.on(read, () => makeOwnWork());
  server.on(handIn, () => refusal(409, "The time for this is over.", "conflict"));
  open();
  fireEvent.change(await field(), { target: { value: "I go to the sea on Sunday." } });
  fireEvent.click(screen.getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("The time for this is over.")).toBeTruthy();
  expect((await field()).value).toBe("I go to the sea on Sunday.");
});

test("what was given back is there to go on from, with what the teacher said of it", async () => {
  const marking = {
    marks: [
      {
        id: "a1",
        start: 2,
        length: 2,
        better: "went",
        why: "It is over.",
        comment: "",
        isAutomatic: true,
        state: "ACCEPTED" as const,
      },
      {
        id: "m1",
        start: 0,
        length: 1,
        better: null,
        why: "",
        comment: "With whom?",
        isAutomatic: false,
        state: "ACCEPTED" as const,
      },
    ],
    rubric: { range: "B1" as const },
    comment: "Tell us more.",
    grade: null,
  };
  server.on(read, () =>
    makeOwnWork({ submissions: [makeOwnSubmission({ state: "RETURNED", marking })] }),
  );
  open();
  expect((await field()).value).toBe("I go to the sea on Sunday.");
  const before = within(screen.getByRole("region", { name: "What you handed in before" }));
  expect(before.getByText("Tell us more.")).toBeTruthy();
  expect(before.getByText("With whom?")).toBeTruthy();
  expect(before.getAllByText("went").length).toBeGreaterThan(0);
  expect(before.getByText("Range")).toBeTruthy();
});

test("a quiz is answered with a choice for each question, and its result is shown", async () => {
  const assignment = makeOwnAssignment({
    kind: "QUIZ",
    lessonId: null,
    title: "Past",
    task: { kind: "QUIZ", questions: 2, tries: 1 },
  });
  const questions = [
    { id: "q1", question: "Yesterday I __.", choices: ["go", "went"] },
    { id: "q2", question: "She __ it.", choices: ["saw", "seen"] },
  ];
  server.on(read, () => makeOwnWork({ assignment, questions }));
  server.on(handIn, () =>
    makeOwnWork({
      assignment,
      questions,
      closed: "You have done this quiz.",
      submissions: [
        makeOwnSubmission({
          state: "MARKED",
          content: "",
          score: 50,
          answers: [
            {
              questionId: "q1",
              question: "Yesterday I __.",
              given: "went",
              isRight: true,
              answer: "went",
              explanation: "",
            },
            {
              questionId: "q2",
              question: "She __ it.",
              given: "seen",
              isRight: false,
              answer: "saw",
              explanation: "A finished time.",
            },
          ],
        }),
      ],
    }),
  );
  open();
  const group = (name: RegExp) => within(screen.getByRole("radiogroup", { name }));
  await screen.findAllByRole("radiogroup");
  fireEvent.click(group(/Yesterday/).getByRole("radio", { name: "went" }));
  fireEvent.click(group(/She/).getByRole("radio", { name: "seen" }));
  fireEvent.click(screen.getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("50 of 100")).toBeTruthy();
  expect(server.calls(handIn)[0]?.body).toEqual({ answers: { q1: "went", q2: "seen" } });
  expect(screen.getByText("A finished time.")).toBeTruthy();
  expect(screen.getByText("saw")).toBeTruthy();
});

test("without a microphone it says what to do", async () => {
  server.on(read, () =>
    makeOwnWork({
      assignment: makeOwnAssignment({
        kind: "SPEAKING",
        lessonId: null,
        title: "About me",
        task: { kind: "SPEAKING", prompt: "Say who you are.", maxSeconds: 30 },
      }),
    }),
  );
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Record" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/cannot record/);
  expect(screen.queryByRole("button", { name: "Hand in" })).toBeNull();
});

test("work that is none of theirs is not there", async () => {
  server.on(read, () => refusal(404, "There is no such assignment.", "not-found"));
  open();
  expect(await screen.findByText("There is no such work")).toBeTruthy();
});
