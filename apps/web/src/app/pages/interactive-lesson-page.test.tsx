// @vitest-environment jsdom
import type { CompletionResult, Lesson, LessonAttempt } from "@saywell/contract";
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
  vi.spyOn(window, "scrollTo").mockReturnValue();
});
afterEach(() => {
  cleanup();
  removeToast();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
    expect(screen.getByText("Good morning, Anna.")).toBeTruthy();
    expect(progress()).toBe("40");
    expect(screen.getByText("+2 XP earned")).toBeTruthy();
    goOn();
    fireEvent.click(screen.getByText("Pears"));
    goOn();
    expect(screen.getByText("Pears are sweet today, Anna.")).toBeTruthy();
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
    expect(screen.getByText("Pears are sweet today, Anna.")).toBeTruthy();
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
    expect(await screen.findByText("Good morning, Anna.")).toBeTruthy();
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
    expect(screen.getByText("Good morning, Anna.")).toBeTruthy();
  });

  it("keeps answers that could not be sent, says so, and sends them after a reload", async () => {
    await openLesson();
    server.setOnline(false);
    type("Anna");
    expect(await screen.findByText(/your answers are kept on this device/)).toBeTruthy();
    cleanup();
    server.setOnline(true);
    await openLesson();
    expect(screen.getByText("Good morning, Anna.")).toBeTruthy();
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
    expect(await screen.findByText("Good morning, Maya.")).toBeTruthy();
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
