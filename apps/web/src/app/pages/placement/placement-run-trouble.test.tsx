// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  Address,
  address,
  begin,
  beginning,
  choose,
  keepSession,
  next,
  place,
  read,
  send,
  server,
  setUpPlacementTest,
  startTest,
  submit,
  type,
  visitTest,
} from "../../../features/placement/testing/open-test";
import {
  gapQuestion,
  makeQuestion,
  makeSession,
  writingQuestion,
} from "../../../features/placement/testing/placement-test";
import { refusal } from "../../../testing/fake-server";
import LevelTestRunPage from "./placement-run-page";

setUpPlacementTest();
const page = <LevelTestRunPage />;

it("without a connection the answer is kept, and is sent again when asked", async () => {
  await startTest(page);
  choose("At work");
  server.setOnline(false);
  fireEvent.click(next());
  expect((await screen.findByRole("alert")).textContent).toContain("Your answer is kept here.");
  expect(screen.getByLabelText<HTMLInputElement>("At work").checked).toBe(true);
  server.setOnline(true);
  fireEvent.click(screen.getByText("Try again"));
  await screen.findByText("Question 2 of 40");
  expect(server.calls(send).map(({ body }) => body.answer)).toEqual(["At work"]);
});

it("without a connection at the end the test is submitted again when asked", async () => {
  server.on(send, () => place(40, null));
  server.on(submit, () => refusal(503, "Saywell is busy.", "unavailable"));
  await startTest(page);
  choose("At work");
  fireEvent.click(next());
  expect((await screen.findByRole("alert")).textContent).toContain("Your answers are safe.");
  server.on(submit, () => ({ score: 60, level: "B2" as const, resultId: "result-2" }));
  fireEvent.click(screen.getByText("Try again"));
  expect(await address()).toBe("/level-test/results?score=60&level=B2&result=result-2");
  expect(server.calls(send)).toHaveLength(1);
});

it.each(["conflict", "out-of-order"] as const)(
  "an answer refused as %s shows where the session stands",
  async (code) => {
    server.on(send, () => refusal(409, "It was answered.", code));
    server.on(read, () => makeSession({ answered: 3, nextQuestion: gapQuestion }));
    await startTest(page);
    choose("At work");
    fireEvent.click(next());
    await screen.findByText("Question 4 of 40");
    expect(screen.getByText(/was already answered/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("");
  },
);

it("a session that was ended elsewhere leads to its result", async () => {
  server.on(send, () => refusal(409, "This test has ended.", "conflict"));
  server.on(read, () =>
    makeSession({ state: "FINISHED", resultId: "result-9", nextQuestion: null }),
  );
  await startTest(page);
  choose("At work");
  fireEvent.click(next());
  expect(await address()).toBe("/level-test/results?result=result-9");
});

it("a test that must not be ended yet goes on", async () => {
  server.on(send, () => place(12, gapQuestion, { mayFinish: true }));
  server.on(submit, () => refusal(409, "Answer first.", "conflict"));
  server.on(read, () => makeSession({ answered: 12, nextQuestion: gapQuestion }));
  await startTest(page);
  choose("At work");
  fireEvent.click(next());
  fireEvent.click(await screen.findByText("Finish now"));
  await screen.findByText("Question 13 of 40");
  expect(screen.queryByText("Finish now")).toBeNull();
});

it("a reload goes on at the same question, without the introduction", async () => {
  keepSession();
  server.on(read, () => makeSession({ answered: 9 }));
  visitTest(page);
  expect(screen.getByText("Loading test questions...")).toBeTruthy();
  await screen.findByText("Question 10 of 40");
  expect(server.calls(begin)).toEqual([]);
  expect(screen.getByRole("timer").textContent).toMatch(/^2[45]:/);
});

it.each([
  ["?length=quick", {}, "Exact test: 9 of 40 questions answered."],
  ["", { length: "quick", total: 12 }, "Quick test: 9 of 12 questions answered."],
  [
    "",
    { timeAllowance: "practice", secondsLeft: null },
    "Exact test, practice without a clock: 9 of 40 questions answered.",
  ],
] as const)(
  "asked for as %j, another test that is not finished is told, and taken up only when that is meant",
  async (query, parts, told) => {
    keepSession();
    server.on(read, () => makeSession(parts));
    visitTest(page, `/level-test/adult${query}`);
    await screen.findByText(told);
    expect(screen.queryByText("Its clock runs on.", { exact: false }) !== null).toBe(
      !("secondsLeft" in parts),
    );
    fireEvent.click(screen.getByText("Go on with it"));
    await screen.findByText(/^Question 10 of/);
    expect(server.calls(begin)).toEqual([]);
  },
);

it("another test may be taken instead of the one that is not finished, which is kept until it starts", async () => {
  keepSession();
  server.on(read, () => makeSession({ sessionId: "session-0", length: "quick", total: 12 }));
  visitTest(page);
  fireEvent.click(await screen.findByText("Take another test"));
  expect(localStorage.getItem("saywell.level-test.adult")).toContain("session-1");
  server.on(begin, () => ({ ...beginning(), sessionId: "session-2" }));
  fireEvent.click(screen.getByText("Start Test"));
  await screen.findByText("Question 1 of 40");
  expect(localStorage.getItem("saywell.level-test.adult")).toContain("session-2");
});

it("the address asks for the length that was chosen on the page, so that a reload asks nothing", async () => {
  visitTest(
    <>
      {page}
      <Address />
    </>,
    "/level-test/adult?length=quick",
  );
  fireEvent.click(screen.getByRole("radio", { name: "Exact" }));
  fireEvent.click(screen.getByText("Start Test"));
  await screen.findByText("Question 1 of 40");
  expect(await address()).toBe("/level-test/adult");
});

it("a reload brings back the text that was being written", async () => {
  server.on(begin, () => beginning(writingQuestion));
  server.on(read, () => makeSession({ answered: 0, nextQuestion: writingQuestion }));
  await startTest(page);
  type("My street is");
  cleanup();
  visitTest(page);
  await screen.findByText("Question 1 of 40");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("My street is");
});

it("a reload after the end opens the result, and then a new test can begin", async () => {
  keepSession();
  server.on(read, () =>
    makeSession({ state: "FINISHED", resultId: "result-1", nextQuestion: null }),
  );
  visitTest(page);
  expect(await address()).toBe("/level-test/results?result=result-1");
  expect(localStorage.getItem("saywell.level-test.adult")).toBeNull();
});

it("a session that the server does not know is forgotten, and a new test can begin", async () => {
  keepSession();
  server.on(read, () => refusal(404, "There is no such test session.", "not-found"));
  visitTest(page);
  expect((await screen.findByRole("alert")).textContent).toContain("You can start a new one.");
  fireEvent.click(screen.getByText("Start Test"));
  await screen.findByText("Question 1 of 40");
});

it("a session that cannot be read is not forgotten", async () => {
  keepSession();
  server.setOnline(false);
  visitTest(page);
  await screen.findByRole("alert");
  server.setOnline(true);
  server.on(read, () => makeSession());
  fireEvent.click(screen.getByText("Try again"));
  await screen.findByText("Question 10 of 40");
});

it("nonsense in this device's storage is no session", () => {
  localStorage.setItem("saywell.level-test.adult", '{"sessionId":5');
  visitTest(page);
  expect(screen.getByText("Start Test")).toBeTruthy();
});

it("words with markup are shown as they are", async () => {
  const prompt = "Which is right: <b>a</b> or <script>alert(1)</script>?";
  server.on(begin, () => beginning(makeQuestion({ prompt })));
  await startTest(page);
  expect(screen.getByText(prompt)).toBeTruthy();
});
