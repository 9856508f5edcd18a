// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  address,
  begin,
  beginning,
  choose,
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

it("the intro card says what the test is and what to know before it starts", () => {
  visitTest(page);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Adult English Test");
  const facts = [...document.querySelectorAll("dd")].map((each) => each.textContent);
  expect(facts).toEqual(["40", "40 minutes", "AI-Adaptive", "A1-C2"]);
  expect(screen.getByText(/quiet place/)).toBeTruthy();
  expect(screen.getByText(/adapts to your answers/)).toBeTruthy();
  expect(screen.getByText(/cannot pause or go back once started/)).toBeTruthy();
  expect(server.calls(begin)).toEqual([]);
});

it("while the questions come it says so; then the first one has the focus", async () => {
  visitTest(page);
  fireEvent.click(screen.getByText("Start Test"));
  expect(screen.getByText("Loading test questions...")).toBeTruthy();
  const heading = await screen.findByRole("heading", { name: "Question 1 of 40" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("Grammar")).toBeTruthy();
  // No level: it would tell how one is doing.
  expect(screen.getByText("Adaptive")).toBeTruthy();
  // Each counter stands once, as it is specified.
  expect(screen.getAllByText(/^0 of 40 answered$/)).toHaveLength(1);
  expect(screen.queryByText(/1 \/ 40/)).toBeNull();
  expect(screen.getByRole("radiogroup", { name: "Where is she?" })).toBeTruthy();
  expect(screen.getByText("Choose the right answer.")).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/^(40:00|39:\d\d)left$/);
});

it("asks for the time that was chosen, and for none where it is the usual one", async () => {
  await startTest(page, "/level-test/adult?timeAllowance=1.5");
  expect(server.calls(begin)[0]).toMatchObject({
    params: { testType: "adult" },
    query: { timeAllowance: "1.5" },
  });
});

it("goes on only with an answer, saves it, and takes the next question from the reply", async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  server.on(send, async () => {
    await held;
    return place(1, gapQuestion);
  });
  await startTest(page);
  expect(next().disabled).toBe(true);
  choose("At work");
  expect(next().disabled).toBe(false);
  fireEvent.click(next());
  fireEvent.click(await screen.findByText("Saving..."));
  answerNow();
  const heading = await screen.findByRole("heading", { name: "Question 2 of 40" });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByText("A question of the list")).toBeNull();
  expect(screen.getByText("1 of 40 answered")).toBeTruthy();
  expect(screen.getByLabelText("Questions answered").getAttribute("aria-valuenow")).toBe("1");
  expect(server.calls(send).map(({ body }) => body)).toEqual([
    { sessionId: "session-1", questionId: "q1", answer: "At work" },
  ]);
});

it("a gap shows what is being typed, and blanks are no answer", async () => {
  server.on(begin, () => beginning(gapQuestion));
  await startTest(page);
  type("   ");
  expect(next().disabled).toBe(true);
  type("goes");
  expect(screen.getByLabelText("Your answer").getAttribute("maxlength")).toBe("200");
  const prompt = screen.getByText(/to work by bus/);
  expect(prompt.textContent).toBe("She goes to work by bus.");
  fireEvent.submit(screen.getByLabelText("Your answer"));
  await waitFor(() => expect(server.calls(send)[0]?.body.answer).toBe("goes"));
});

it("a text counts its words, and Ctrl with Enter goes on", async () => {
  server.on(begin, () => beginning(writingQuestion));
  await startTest(page);
  expect(screen.getByText(/^0 words. Write 20 to 40/)).toBeTruthy();
  type("My street isn't long.\u0000");
  expect(screen.getByText(/^4 words. Write 20 to 40/)).toBeTruthy();
  fireEvent.keyDown(screen.getByLabelText("Your answer"), { key: "Enter", ctrlKey: true });
  await screen.findByText("Question 2 of 40");
  expect(server.calls(send)[0]?.body.answer).toBe("My street isn't long.");
});

it("a text to read stands above its question", async () => {
  const passage = { kind: "text" as const, title: "A notice", text: "No dogs." };
  server.on(begin, () => beginning(makeQuestion({ passage, skill: "reading" })));
  await startTest(page);
  const text = screen.getByRole("article", { name: "A notice" });
  expect(text.textContent).toContain("No dogs.");
  const order = text.compareDocumentPosition(screen.getByText("Where is she?"));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("Reading Comprehension")).toBeTruthy();
});

const recording = {
  kind: "recording" as const,
  title: "Two friends",
  lines: [{ speaker: "Jun", says: "Hello there." }],
};

it("a recording's words are shown at once where there is no voice", async () => {
  server.on(begin, () => beginning(makeQuestion({ passage: recording })));
  await startTest(page);
  expect(screen.getByText("Hello there.")).toBeTruthy();
  expect(screen.queryByText("Play")).toBeNull();
});

it("while the browser still looks for its voices, no words are shown, nor is it kept that they were", async () => {
  const voices: { lang: string; localService: boolean }[] = [];
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices, cancel() {} });
  vi.stubGlobal("speechSynthesis", synthesis);
  server.on(begin, () => beginning(makeQuestion({ passage: recording })));
  await startTest(page);
  expect(screen.queryByText("Hello there.")).toBeNull();
  expect(screen.getByRole("button", { name: "Play" }).ariaDisabled).toBe("true");
  act(() => {
    voices.push({ lang: "en-GB", localService: true });
    synthesis.dispatchEvent(new Event("voiceschanged"));
  });
  expect(screen.getByRole("button", { name: "Play" }).ariaDisabled).toBeNull();
  expect(screen.queryByText("Hello there.")).toBeNull();
  choose("At home");
  fireEvent.click(next());
  await screen.findByText("Question 2 of 40");
  expect(server.calls(send)[0]?.body).toMatchObject({ wordsShown: false });
});

it("lines that one speaker says one after the other stand under one name", async () => {
  const lines = [
    { speaker: "Jun", says: "One." },
    { speaker: "Jun", says: "Two." },
    { speaker: "Ann", says: "Three." },
    { speaker: "Jun", says: "Four." },
  ];
  server.on(begin, () => beginning(makeQuestion({ passage: { ...recording, lines } })));
  await startTest(page);
  expect(screen.getAllByRole("term").map((each) => each.textContent)).toEqual([
    "Jun",
    "Ann",
    "Jun",
  ]);
  expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual([
    "One.",
    "Two.",
    "Three.",
    "Four.",
  ]);
});

it("a recording is played, and its words are shown to who asks for them", async () => {
  const voices = [{ lang: "en-GB", localService: true }];
  const speak = vi.fn();
  vi.stubGlobal("speechSynthesis", { getVoices: () => voices, cancel() {}, speak });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    },
  );
  server.on(begin, () => beginning(makeQuestion({ passage: recording })));
  await startTest(page);
  expect(screen.queryByText("Hello there.")).toBeNull();
  fireEvent.click(screen.getByText("Play"));
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: "Hello there." });
  expect(screen.getByText("Jun is speaking")).toBeTruthy();
  expect(screen.getByText(/A computer voice reads it\. You can play it once more\./)).toBeTruthy();
  fireEvent.click(screen.getByText("I cannot hear it: show the words"));
  expect(screen.getByText("Hello there.")).toBeTruthy();
  choose("At home");
  fireEvent.click(next());
  await screen.findByText("Question 2 of 40");
  expect(server.calls(send)[0]?.body).toMatchObject({ wordsShown: true });
});

it("a recording is played twice, and a reload does not give more", async () => {
  const voices = [{ lang: "en-GB", localService: true }];
  const speak = vi.fn();
  vi.stubGlobal("speechSynthesis", { getVoices: () => voices, cancel() {}, speak });
  vi.stubGlobal("SpeechSynthesisUtterance", class extends EventTarget {});
  const question = makeQuestion({ passage: recording });
  const draft = { questionId: question.id, answer: "", plays: 1, wordsShown: false };
  const kept = { sessionId: "session-1", draft };
  localStorage.setItem("saywell.level-test.adult", JSON.stringify(kept));
  server.on(read, () => makeSession({ nextQuestion: question }));
  visitTest(page);
  fireEvent.click(await screen.findByText("Play again"));
  expect(speak).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText("Stop"));
  const again = screen.getByRole("button", { name: "Play again" });
  expect(again.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/You have played it twice\./)).toBeTruthy();
  fireEvent.click(again);
  expect(speak).toHaveBeenCalledTimes(1);
});

it("who does not know says so in one step, whatever was chosen, and goes on", async () => {
  await startTest(page);
  choose("At work");
  fireEvent.click(screen.getByRole("button", { name: "I don't know" }));
  await screen.findByRole("heading", { name: "Question 2 of 40" });
  expect(server.calls(send).map(({ body }) => body)).toEqual([
    { sessionId: "session-1", questionId: "q1", answer: "", dontKnow: true },
  ]);
});

it("the quick test is announced as what it is, and asked for", async () => {
  visitTest(page, "/level-test/adult?length=quick");
  const facts = [...document.querySelectorAll("dd")].map((each) => each.textContent);
  expect(facts).toEqual(["12", "About 5 minutes, 10 at most", "AI-Adaptive", "A1-C2"]);
  expect(screen.getByText(/A first idea of your level, and how sure it is/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Start Test" }));
  await screen.findByRole("heading", { name: /^Question 1 of/ });
  expect(server.calls(begin)[0]).toMatchObject({ query: { length: "quick" } });
});

it("who changes their mind before the start takes the other length", async () => {
  visitTest(page, "/level-test/adult?length=quick");
  fireEvent.click(screen.getByRole("radio", { name: "Exact" }));
  expect(screen.getByText("40 minutes")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Start Test" }));
  await screen.findByRole("heading", { name: /^Question 1 of/ });
  expect(server.calls(begin)[0]?.query).toEqual({});
});

it("the last question submits the test, and its result opens", async () => {
  server.on(send, ({ body }) =>
    body.questionId === "q1" ? place(39, gapQuestion) : place(40, null),
  );
  await startTest(page);
  choose("At home");
  fireEvent.click(next());
  await screen.findByText("Question 40 of 40");
  type("goes");
  fireEvent.click(screen.getByRole("button", { name: "Submit Test" }));
  expect(await address()).toBe("/level-test/results?score=44&level=B1&result=result-1");
  expect(server.calls(submit).map(({ body }) => body)).toEqual([{ sessionId: "session-1" }]);
  expect(localStorage.getItem("saywell.level-test.adult")).toBeNull();
});

it("offers to finish only once the level is known, and going on stays possible", async () => {
  server.on(send, () => place(12, gapQuestion, { mayFinish: true }));
  await startTest(page);
  expect(screen.queryByText("Finish now")).toBeNull();
  choose("At home");
  fireEvent.click(next());
  await screen.findByText("Question 13 of 40");
  expect(next()).toBeTruthy();
  fireEvent.click(screen.getByText("Finish now"));
  expect(await address()).toContain("result=result-1");
});

it("lets who is short of time stop with a first result after twelve answers, and says what it costs", async () => {
  server.on(send, () => place(server.calls(send).length + 10, gapQuestion));
  await startTest(page);
  choose("At home");
  fireEvent.click(next());
  await screen.findByText("Question 12 of 40");
  expect(screen.queryByText("Stop here")).toBeNull();
  type("goes");
  fireEvent.click(next());
  await screen.findByText("Question 13 of 40");
  expect(screen.getByText(/a wider range of levels/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stop here" }));
  expect(await address()).toContain("result=result-1");
});

it("practice has no clock, can be ended at any time, and opens no result", async () => {
  server.on(begin, () => beginning(makeQuestion(), null));
  server.on(send, () => place(1, gapQuestion, { secondsLeft: null }));
  server.on(submit, () => ({ score: null, level: null, resultId: null }));
  await startTest(page, "/level-test/adult?timeAllowance=practice");
  expect(screen.queryByRole("timer")).toBeNull();
  choose("At home");
  fireEvent.click(next());
  await screen.findByText("Question 2 of 40");
  fireEvent.click(screen.getByText("End practice"));
  expect(await screen.findByRole("heading", { name: "Practice over" })).toBeTruthy();
  expect(screen.getByText(/You answered 1 question\./)).toBeTruthy();
  expect(server.calls(submit)).toHaveLength(1);
});

it("a test that cannot be started says why, and can be started again", async () => {
  server.on(begin, () => refusal(429, "Please wait a minute.", "too-many-requests"));
  visitTest(page);
  fireEvent.click(screen.getByText("Start Test"));
  expect((await screen.findByRole("alert")).textContent).toBe("Please wait a minute.");
  server.on(begin, () => beginning());
  fireEvent.click(screen.getByText("Start Test"));
  await screen.findByText("Question 1 of 40");
});

it("an unknown test is the 404 page", () => {
  visitTest(page, "/level-test/senior");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page Not Found");
});

describe("somebody who writes as if they may be in danger", () => {
  const help = "It is right to talk about it. People who listen: findahelpline.com.";
  const write = async (text: string) => {
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: text } });
    fireEvent.click(next());
  };

  it("reads at once where help is, and goes on; it stays", async () => {
    server.on(begin, () => beginning(writingQuestion));
    server.on(send, () => ({ ...place(1, gapQuestion), help }));
    await startTest(page);
    const aloud = document.querySelector('[aria-live="assertive"]')!;
    expect(aloud.textContent).toBe("");
    await write("I want to die");
    const note = await screen.findByRole("region", { name: "You are not alone" });
    expect(note.textContent).toContain("It is right to talk about it.");
    expect(aloud.contains(note)).toBe(true);
    const link = screen.getByRole("link", { name: "findahelpline.com" });
    expect(link.getAttribute("href")).toBe("https://findahelpline.com");
    expect(server.calls(send)[0]!.body).toMatchObject({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    server.on(send, () => place(2, makeQuestion()));
    expect(screen.getByText("1 of 40 answered")).toBeTruthy();
    await write("works");
    await screen.findByText("2 of 40 answered");
    expect(screen.getByRole("region", { name: "You are not alone" })).toBeTruthy();
  });

  it("reads it too where the answer came too late to count, and is not taken away from it", async () => {
    server.on(begin, () => beginning(writingQuestion));
    const words = `The time is up. Your answers so far have been counted.\n${help}\nTell somebody.`;
    server.on(send, () => refusal(409, words, "conflict"));
    server.on(read, () =>
      makeSession({ state: "FINISHED", resultId: "result-9", nextQuestion: null }),
    );
    await startTest(page);
    await write("I want to die");
    const note = await screen.findByRole("region", { name: "You are not alone" });
    expect(note.textContent).not.toContain("The time is up");
    expect(note.textContent).toContain(help);
    await screen.findByRole("button", { name: "See your result" });
  });

  it("with the last answer is not taken away from it to the result", async () => {
    server.on(begin, () => beginning(writingQuestion));
    server.on(send, () => ({ ...place(40, null), help }));
    await startTest(page);
    await write("I want to die");
    const go = await screen.findByRole("button", { name: "See your result" });
    expect(screen.getByRole("region", { name: "You are not alone" })).toBeTruthy();
    expect(document.activeElement).toBe(go);
    fireEvent.click(go);
    expect(await address()).toContain("/level-test/results");
  });
});
