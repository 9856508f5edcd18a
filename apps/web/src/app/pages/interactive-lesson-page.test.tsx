// @vitest-environment jsdom
import type { CompletionResult, Lesson, LessonAttempt, SavedWord } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { emptyProfile, guest, makeLesson, makeSummary } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import { removeToast } from "../../ui/use-toast";
import InteractiveLessonPage from "./interactive-lesson-page";
import StudentDashboardPage from "./student-dashboard-page";

let server: FakeServer;

const attempt: LessonAttempt = {
  id: "attempt-1",
  phase: "dialogue",
  stepIndex: 0,
  answers: {},
  quizAnswers: {},
  startedAt: "2026-01-02T03:04:05Z",
};
const dialogueAnswers = { name: "Anna", hello: "", fruit: "Pears", "how-many": "Two", ripe: "Yes" };
const completion: CompletionResult = {
  xpAwarded: 16,
  coinsAwarded: 25,
  badgeAwarded: null,
  badgesAwarded: [],
  leveledUp: false,
  level: 1,
  isReplay: false,
  message: "",
  quizScore: 6,
  quizMaxScore: 10,
  results: [
    { questionId: "q-price", isCorrect: true },
    { questionId: "q-fruit", isCorrect: false },
  ],
};

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/lessons", () => []);
  server.on("GET /api/gamification/profile/{userId}", () => emptyProfile);
  server.on("POST /api/lessons/xapi", () => ({ id: "statement" }));
  server.on("POST /api/lessons/{id}/answers", () => ({ attempt }));
  server.on("POST /api/lessons/complete", () => completion);
  server.on("GET /api/review/{userId}/words", () => []);
  vi.spyOn(window, "scrollTo").mockReturnValue();
});
afterEach(() => {
  cleanup();
  removeToast();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openLesson(parts: Partial<Lesson> = {}) {
  server.on("GET /api/lessons/{id}", () => makeLesson(parts));
  visitLesson();
  await screen.findByText("At the market");
}
function visitLesson() {
  const page = { "/lesson-interactive/:id": <InteractiveLessonPage /> };
  return renderApp(page, "/lesson-interactive/a1-lesson-1");
}
const openQuiz = () => openLesson({ attempt: { ...attempt, answers: dialogueAnswers } });

const goOn = () => fireEvent.click(screen.getByText("Continue"));
function type(answer: string) {
  fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: answer } });
  goOn();
}
const answersSent = () =>
  server.calls("POST /api/lessons/{id}/answers").flatMap(({ body }) => body.answers);
const shownToast = (words: string) => screen.findByText(words, { selector: "li *" });
/** A line of the teacher, or a question, whose words may be buttons. */
const line = (words: string) =>
  screen.getByText((_, element) => {
    const isLine = element?.matches("p:not(section *)") ?? false;
    return isLine && element?.textContent?.replace(/^Iris: /, "") === words;
  });
const progress = () => screen.getByLabelText("Lesson progress").getAttribute("aria-valuenow");
const quizAnswer = (number: number) => screen.getByLabelText(`Your answer to question ${number}`);

function answerQuiz() {
  fireEvent.change(quizAnswer(1), { target: { value: " how much? " } });
  fireEvent.click(within(quizAnswer(2)).getByText("No"));
}

describe("reading the lesson", () => {
  it("says Loading lesson... meanwhile", async () => {
    server.on("GET /api/lessons/{id}", () => new Promise(() => undefined));
    visitLesson();
    expect(await screen.findByText("Loading lesson...")).toBeTruthy();
  });

  it("shows Lesson Not Found with the way back where there is none", async () => {
    server.on("GET /api/lessons/{id}", () => refusal(404, "No such lesson.", "not-found"));
    visitLesson();
    expect(await screen.findByText("Lesson Not Found")).toBeTruthy();
    const back = screen.getByText("Back to Dashboard").closest("a");
    expect(back?.getAttribute("href")).toBe("/student-dashboard");
  });

  it("says Failed to fetch lesson on any other failure, and tries again", async () => {
    server.on("GET /api/lessons/{id}", () => refusal(500, "Broken."));
    visitLesson();
    expect(await screen.findByText("Failed to fetch lesson")).toBeTruthy();
    server.on("GET /api/lessons/{id}", () => makeLesson());
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("At the market")).toBeTruthy();
  });

  it("shows title, description, duration, and the objectives on the first step only", async () => {
    await openLesson();
    expect(screen.getByText("Buy fruit and ask for prices.")).toBeTruthy();
    expect(screen.getByText("10 min")).toBeTruthy();
    expect(screen.getByText("Learning Objectives")).toBeTruthy();
    expect(screen.getByText("Ask for a price")).toBeTruthy();
    type("Anna");
    expect(screen.queryByText("Learning Objectives")).toBeNull();
  });
});

describe("the dialogue", () => {
  it.each(["", "   "])("asks for an answer where there is none but “%s”", async (blank) => {
    await openLesson();
    type(blank);
    const title = await shownToast("Input Required");
    expect(title.closest("li")?.dataset["variant"]).toBe("destructive");
    expect(await shownToast("Please provide a response before continuing.")).toBeTruthy();
    expect(answersSent()).toEqual([]);
  });

  it("goes from step to step, with the learner's name, reactions, progress and XP", async () => {
    await openLesson();
    expect(progress()).toBe("20");
    expect(screen.getByText("+0 XP earned")).toBeTruthy();
    type("Anna");
    expect(line("Good morning, Anna.")).toBeTruthy();
    expect(progress()).toBe("40");
    expect(screen.getByText("+2 XP earned")).toBeTruthy();
    goOn();
    fireEvent.click(screen.getByText("Pears"));
    goOn();
    expect(line("Pears are sweet today, Anna.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: "Two" } });
    goOn();
    expect(progress()).toBe("100");
    expect(screen.getByText("+6 XP earned")).toBeTruthy();
    const said = screen.getByLabelText("The conversation so far").textContent;
    expect(said).toBe(
      "Iris: What is your name?You: AnnaIris: Good morning, Anna.What do you want?" +
        "You: PearsIris: Pears are sweet today, Anna.How many?You: Two",
    );
  });

  it("sends each answer once and in order", async () => {
    await openLesson();
    type(" Anna ");
    goOn();
    await waitFor(() =>
      expect(answersSent()).toEqual([
        { stepId: "name", answer: "Anna" },
        { stepId: "hello", answer: "" },
      ]),
    );
  });

  it("a choice may be made by number, and sent with Enter", async () => {
    await openLesson({
      attempt: { ...attempt, answers: { name: "Anna", hello: "" } },
    });
    const choices = screen.getByLabelText("Your answer");
    fireEvent.keyDown(choices, { key: "2" });
    fireEvent.keyDown(choices, { key: "Enter" });
    expect(line("Pears are sweet today, Anna.")).toBeTruthy();
  });

  it("shows a hint when it is asked for, where a step has one", async () => {
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna", hello: "" } } });
    expect(screen.queryByText("Look at the words.")).toBeNull();
    fireEvent.click(screen.getByText("Hint"));
    expect(screen.getByText("Look at the words.")).toBeTruthy();
  });

  it("Yes and No answer at once and go on after 100 ms, once", async () => {
    const { ripe: _, ...answers } = dialogueAnswers;
    await openLesson({ attempt: { ...attempt, answers } });
    vi.useFakeTimers();
    fireEvent.click(screen.getByText("Yes"));
    fireEvent.click(screen.getByText("No"));
    act(() => void vi.advanceTimersByTime(99));
    expect(screen.queryByText("Quiz Time")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText("Quiz Time")).toBeTruthy();
    vi.useRealTimers();
    await waitFor(() => expect(answersSent()).toEqual([{ stepId: "ripe", answer: "Yes" }]));
  });

  it("takes the focus to the first control of the next step", async () => {
    await openLesson();
    type("Anna");
    expect(document.activeElement?.textContent).toBe("Continue");
    goOn();
    expect(document.activeElement?.textContent).toBe("Apples");
  });

  it("has no Listen button where the browser has no voice", async () => {
    await openLesson();
    expect(screen.queryByText("Listen")).toBeNull();
  });
});

describe("statements", () => {
  it("tell that the lesson was opened, and each answer to a step", async () => {
    await openLesson();
    type("Anna");
    goOn();
    await waitFor(() => expect(server.calls("POST /api/lessons/xapi")).toHaveLength(3));
    const common = { userId: guest.id, lessonId: "a1-lesson-1", success: 1 };
    expect(server.calls("POST /api/lessons/xapi").map(({ body }) => body)).toEqual([
      { ...common, verb: "interacted", object: "lesson.at-the-market" },
      { ...common, verb: "answered", object: "lesson.at-the-market.step_name", response: "Anna" },
      { ...common, verb: "answered", object: "lesson.at-the-market.step_hello" },
    ]);
  });

  it("never disturb the lesson when they fail", async () => {
    server.on("POST /api/lessons/xapi", () => refusal(500, "Broken."));
    await openLesson();
    type("Anna");
    expect(await waitFor(() => line("Good morning, Anna."))).toBeTruthy();
  });
});

describe("coming back", () => {
  it("goes on at the same step with the same answers", async () => {
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna", hello: "" } } });
    expect(screen.getByText("What do you want?")).toBeTruthy();
    expect(progress()).toBe("60");
    expect(screen.getByLabelText("The conversation so far").textContent).toContain("You: Anna");
  });

  it("goes on in the quiz with the same answers", async () => {
    await openLesson({
      attempt: { ...attempt, answers: dialogueAnswers, quizAnswers: { "q-price": "How much?" } },
    });
    expect(screen.getByText("Quiz Time")).toBeTruthy();
    expect((quizAnswer(1) as HTMLInputElement).value).toBe("How much?");
  });

  it("reads the lesson again, because it may have gone on elsewhere", async () => {
    await openLesson();
    cleanup();
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna" } } });
    expect(line("Good morning, Anna.")).toBeTruthy();
  });

  it("keeps answers that could not be sent, says so, and sends them after a reload", async () => {
    await openLesson();
    server.setOnline(false);
    type("Anna");
    expect(await screen.findByText(/your answers are kept on this device/)).toBeTruthy();
    cleanup();
    server.setOnline(true);
    await openLesson();
    expect(line("Good morning, Anna.")).toBeTruthy();
    await waitFor(() => expect(answersSent()).toEqual([{ stepId: "name", answer: "Anna" }]));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it("sends them when the browser is online again", async () => {
    await openLesson();
    server.setOnline(false);
    type("Anna");
    await screen.findByText(/your answers are kept on this device/);
    server.setOnline(true);
    fireEvent.online(window);
    await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull());
    expect(answersSent()).toEqual([{ stepId: "name", answer: "Anna" }]);
  });

  it("opens the lesson where it really is when the server refuses an answer", async () => {
    await openLesson();
    server.on("POST /api/lessons/{id}/answers", () =>
      refusal(409, "Answer the steps before this one first.", "out-of-order"),
    );
    server.on("GET /api/lessons/{id}", () =>
      makeLesson({ attempt: { ...attempt, answers: { name: "Maya" } } }),
    );
    type("Anna");
    expect(await waitFor(() => line("Good morning, Maya."))).toBeTruthy();
    expect(await shownToast("Answer the steps before this one first.")).toBeTruthy();
  });
});

describe("the quiz", () => {
  it("numbers its questions, and can be submitted only when every one has an answer", async () => {
    await openQuiz();
    expect(progress()).toBe("100");
    const submit = () => screen.getByText("Submit Quiz") as HTMLButtonElement;
    expect(screen.getByText("Question 2", { selector: "h3" })).toBeTruthy();
    expect(submit().disabled).toBe(true);
    fireEvent.change(quizAnswer(1), { target: { value: "   " } });
    fireEvent.click(within(quizAnswer(2)).getByText("No"));
    expect(submit().disabled).toBe(true);
    answerQuiz();
    expect(submit().disabled).toBe(false);
  });

  it("sends its answers before it is submitted, and then what it counted itself", async () => {
    await openQuiz();
    answerQuiz();
    fireEvent.click(screen.getByText("Submit Quiz"));
    await screen.findByText("Lesson Complete");
    expect(answersSent()).toEqual([
      { questionId: "q-price", answer: "how much?" },
      { questionId: "q-fruit", answer: "No" },
    ]);
    expect(server.calls("POST /api/lessons/complete").map(({ body }) => body)).toEqual([
      {
        userId: guest.id,
        lessonId: "a1-lesson-1",
        quizScore: 6,
        quizMaxScore: 10,
        duration: expect.any(Number),
        answers: { "q-price": " how much? ", "q-fruit": "No" },
        attemptId: "attempt-1",
      },
    ]);
    const [call] = server.calls("POST /api/lessons/complete");
    expect(Number.isInteger(call?.body.duration)).toBe(true);
  });

  it("is not submitted by Enter in an answer: only by its button", async () => {
    await openQuiz();
    answerQuiz();
    expect(fireEvent.keyDown(quizAnswer(1), { key: "Enter" })).toBe(false);
    fireEvent.keyDown(quizAnswer(2), { key: "Enter" });
    expect(screen.getByText("Quiz Time")).toBeTruthy();
    expect(server.calls("POST /api/lessons/complete")).toEqual([]);
  });

  it("is submitted once, however often the button is pressed", async () => {
    await openQuiz();
    answerQuiz();
    const form = screen.getByText("Submit Quiz").closest("form")!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText("Lesson Complete");
    expect(server.calls("POST /api/lessons/complete")).toHaveLength(1);
  });

  it("keeps everything when submitting fails, and tries again", async () => {
    await openQuiz();
    answerQuiz();
    server.on("POST /api/lessons/complete", () => refusal(503, "Saywell is busy.", "unavailable"));
    fireEvent.click(screen.getByText("Submit Quiz"));
    expect(await screen.findByText(/Saywell is busy\./)).toBeTruthy();
    expect((quizAnswer(1) as HTMLInputElement).value).toBe(" how much? ");
    server.on("POST /api/lessons/complete", () => completion);
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("Lesson Complete")).toBeTruthy();
  });
});

describe("completion", () => {
  async function complete(parts: Partial<CompletionResult> = {}) {
    server.on("POST /api/lessons/complete", () => ({ ...completion, ...parts }));
    await openQuiz();
    answerQuiz();
    fireEvent.click(screen.getByText("Submit Quiz"));
    await screen.findByText("60%");
  }

  it("shows the score in percent, XP and coins as the server paid them, and both ways on", async () => {
    await complete();
    expect(screen.getByText("Lesson Complete")).toBeTruthy();
    expect(screen.getByText("+16")).toBeTruthy();
    expect(screen.getByText("+25")).toBeTruthy();
    expect(screen.queryByText("New Badge")).toBeNull();
    expect(screen.queryByText("Level Up")).toBeNull();
    for (const name of ["Dashboard", "More Lessons"]) {
      const link = within(screen.getByRole("main")).getByText(name).closest("a");
      expect(link?.getAttribute("href")).toBe("/student-dashboard");
    }
  });

  it("shows a new badge with its artwork, and a level up", async () => {
    await complete({
      badgeAwarded: "First Talk",
      badgesAwarded: ["First Talk"],
      leveledUp: true,
      level: 2,
    });
    const badge = screen.getByText("New Badge").closest("div")!;
    expect(within(badge).getByText("First Talk")).toBeTruthy();
    expect(badge.querySelector("img")?.getAttribute("src")).toBe("/badges/first-talk.svg");
    expect(screen.getByText("Level Up")).toBeTruthy();
    expect(screen.getByText("You are on level 2 now")).toBeTruthy();
  });

  it.each([
    [{}, "Lesson Complete!", "You earned 16 XP and 25 coins"],
    [
      { badgeAwarded: "First Talk" },
      "Lesson Complete!",
      "You earned 16 XP and 25 coins. New badge: First Talk.",
    ],
    [{ message: "Well paid." }, "Lesson Complete!", "Well paid."],
    [
      { message: "Well paid.", badgeAwarded: "First Talk" },
      "Lesson Complete!",
      "Well paid. New badge: First Talk.",
    ],
    [{ isReplay: true, message: "Good practice." }, "Lesson Replayed!", "Good practice."],
  ])("%j is toasted as %s %s", async (parts, title, description) => {
    await complete(parts);
    expect(await shownToast(title)).toBeTruthy();
    expect(await shownToast(description)).toBeTruthy();
  });

  it("of a replay reads Lesson Replayed", async () => {
    await complete({ isReplay: true });
    expect(screen.getByText("Lesson Replayed")).toBeTruthy();
  });

  it("marks each answer in words, with the right one and the reason", async () => {
    await complete();
    const marked = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    expect(marked[0]).toContain("Right");
    expect(marked[0]).toContain("how much?");
    expect(marked[1]).toContain("Wrong");
    expect(marked[1]).toContain("Right answer: Yes");
    expect(marked[1]).toContain("A pear is a green fruit.");
  });
});

describe("a key word", () => {
  const saved: SavedWord = {
    id: "word-1",
    word: "pear",
    meaning: "a green fruit",
    example: "A pear.",
    lessonId: "a1-lesson-1",
    savedAt: "2026-01-02T03:04:05Z",
  };
  async function openWord() {
    const { ripe: _, ...answers } = dialogueAnswers;
    await openLesson({ attempt: { ...attempt, answers } });
    const word = screen.getByText("Pears", { selector: "button" });
    word.focus();
    fireEvent.click(word);
    return { word, card: await screen.findByRole("dialog") };
  }

  it("in what was said opens its meaning and an example, and gives the focus back with Esc", async () => {
    const { word, card } = await openWord();
    expect(screen.getByLabelText("The conversation so far").contains(word)).toBe(true);
    expect(within(card).getByText("a green fruit")).toBeTruthy();
    expect(within(card).getByText("A pear.")).toBeTruthy();
    expect(card.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(word);
  });

  it("in a question opens too", async () => {
    await openQuiz();
    fireEvent.click(within(line("Is a pear a fruit?")).getByText("pear"));
    expect(await screen.findByText("a green fruit")).toBeTruthy();
  });

  it("is saved for review, and taken out again", async () => {
    let words: SavedWord[] = [];
    server.on("GET /api/review/{userId}/words", () => words);
    server.on("POST /api/review/{userId}/words", () => (words = [saved])[0]!);
    server.on("DELETE /api/review/{userId}/words/{wordId}", () => {
      words = [];
      return { ok: true as const };
    });
    const { card } = await openWord();
    fireEvent.click(within(card).getByText("Save for review"));
    fireEvent.click(await within(card).findByText("Take out of review"));
    expect(await within(card).findByText("Save for review")).toBeTruthy();
    const [save] = server.calls("POST /api/review/{userId}/words");
    expect(save?.body).toEqual({ lessonId: "a1-lesson-1", word: "pear" });
    const [removal] = server.calls("DELETE /api/review/{userId}/words/{wordId}");
    expect(removal?.params).toEqual({ userId: guest.id, wordId: "word-1" });
  });

  it("says when it could not be saved", async () => {
    server.on("POST /api/review/{userId}/words", () => refusal(500, "Broken."));
    const { card } = await openWord();
    fireEvent.click(within(card).getByText("Save for review"));
    expect(await shownToast("The word was not saved")).toBeTruthy();
    expect(within(card).getByText("Save for review")).toBeTruthy();
  });

  it("writes no style element, which the page's security headers would refuse", async () => {
    const before = document.querySelectorAll("style").length;
    await openWord();
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});

describe("a lesson that is removed while it is open", () => {
  const gone = () => refusal(404, "There is no such lesson.", "not-found");

  it.each(["an answer", "the quiz"])("says so on a screen of its own at %s", async (at) => {
    await (at === "the quiz" ? openQuiz() : openLesson());
    server.on("GET /api/lessons/{id}", gone);
    if (at === "the quiz") {
      server.on("POST /api/lessons/complete", gone);
      answerQuiz();
      fireEvent.click(screen.getByText("Submit Quiz"));
    } else {
      server.on("POST /api/lessons/{id}/answers", gone);
      type("Anna");
    }
    const heading = await screen.findByText("Lesson Not Found");
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/has just been taken out of the course/)).toBeTruthy();
    expect(screen.getByText("Back to Dashboard")).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });
});

it("opens a lesson where it really is when the server refuses to complete it", async () => {
  await openQuiz();
  server.on("POST /api/lessons/complete", () =>
    refusal(409, "Answer every step first.", "out-of-order"),
  );
  server.on("GET /api/lessons/{id}", () => makeLesson({ attempt }));
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  expect(await screen.findByText("What is your name?")).toBeTruthy();
  expect(await shownToast("Answer every step first.")).toBeTruthy();
});

describe("a typing mistake", () => {
  async function completeWith(answer: string) {
    await openQuiz();
    answerQuiz();
    fireEvent.change(quizAnswer(1), { target: { value: answer } });
    server.on("POST /api/lessons/complete", () => ({
      ...completion,
      results: completion.results.map((result) => ({ ...result, isCorrect: false })),
    }));
    fireEvent.click(screen.getByText("Submit Quiz"));
    await screen.findByText("Lesson Complete");
    return screen.getAllByRole("listitem")[0]!;
  }

  it("is marked letter by letter against the nearest right answer, and stays wrong", async () => {
    const marked = await completeWith("how mach?");
    expect(marked.textContent).toContain("how m(wrong: a, better: u)ch?");
    expect(marked.textContent).toContain("Nearly: look at the spelling.");
    expect(marked.textContent).toContain("Right answer: How much?");
    expect(marked.textContent).toContain("Wrong");
    const [call] = server.calls("POST /api/lessons/complete");
    expect(call?.body.quizScore).toBe(0);
  });

  it("shows what is missing", async () => {
    const marked = await completeWith("How much is it");
    expect(marked.textContent).toContain("How much is it‸(missing: ?)");
  });

  it("is not what another answer has", async () => {
    const marked = await completeWith("What price?");
    expect(marked.textContent).not.toContain("Nearly");
    expect(marked.textContent).toContain("Right answer: How much is it?");
  });
});

it.each(["سارة", "😀👩‍👩‍👧", "محمد (1)"])(
  "keeps the name %s apart from the words around it",
  async (name) => {
    await openLesson();
    type(name);
    const greeting = line(`Good morning, ${name}.`);
    expect(greeting.querySelector("bdi")?.textContent).toBe(name);
    const said = screen.getByLabelText("The conversation so far");
    expect(said.querySelector("bdi")?.textContent).toBe(name);
  },
);

it("goes to its end where local storage is blocked", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked);
  await openQuiz();
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  expect(await screen.findByText("Lesson Complete")).toBeTruthy();
});

it("a quiz whose connection drops keeps its answers and is submitted when it is back", async () => {
  await openQuiz();
  server.setOnline(false);
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  expect(await screen.findByText(/Your answers are still here\./)).toBeTruthy();
  expect((quizAnswer(1) as HTMLInputElement).value).toBe(" how much? ");
  server.setOnline(true);
  fireEvent.click(screen.getByText("Try again", { selector: "[type=submit]" }));
  expect(await screen.findByText("Lesson Complete")).toBeTruthy();
  expect(answersSent()).toHaveLength(2);
});

it("brings fresh figures back to the dashboard", async () => {
  server.on("GET /api/lessons", () => [makeSummary()]);
  server.on("GET /api/lessons/{id}", () =>
    makeLesson({ attempt: { ...attempt, answers: dialogueAnswers } }),
  );
  const pages = {
    "/student-dashboard": <StudentDashboardPage />,
    "/lesson-interactive/:id": <InteractiveLessonPage />,
  };
  renderApp(pages, "/student-dashboard");
  fireEvent.click((await screen.findAllByText("At the market"))[0]!);
  await screen.findByText("Quiz Time");
  server.on("GET /api/gamification/profile/{userId}", () => ({ ...emptyProfile, xp: 16 }));
  server.on("GET /api/lessons", () => [
    makeSummary({ progress: { progress: 100, completedAt: "2026-01-02T03:04:05Z" } }),
  ]);
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  fireEvent.click(await screen.findByText("More Lessons"));
  expect(await screen.findByText("16", { selector: "dd *" })).toBeTruthy();
  expect(await screen.findByText("No recommendations available yet.")).toBeTruthy();
});

it("a replay does not promise XP for steps that pay nothing", async () => {
  await openLesson({ progress: { progress: 100, completedAt: "2026-01-01T00:00:00Z" } });
  expect(screen.getByText("Replay")).toBeTruthy();
  expect(screen.queryByText(/XP earned/)).toBeNull();
});
