import type { CompletionResult, Lesson, LessonAttempt } from "@saywell/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import InteractiveLessonPage from "../app/pages/lessons/interactive-lesson-page";
// What a lesson loads when it needs it is there already: no test waits for a file to be compiled.
import "../features/lessons/components/lesson-result";
import "../features/lessons/components/word-card";
import { removeToast } from "../ui/use-toast";
import { createFakeServer, type FakeServer } from "./fake-server";
import { emptyProfile, guest, makeLesson } from "./learning";
import { renderApp } from "./render-app";

/** The server of the test that runs. */
export let server: FakeServer;

/** Gives each test of a file a server with one short lesson, and a clean screen. */
export function setUpInteractiveLesson(): void {
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
}

export const attempt: LessonAttempt = {
  id: "attempt-1",
  phase: "dialogue",
  stepIndex: 0,
  answers: {},
  quizAnswers: {},
  cries: [],
  startedAt: "2026-01-02T03:04:05Z",
};
export const dialogueAnswers = {
  name: "Anna",
  hello: "",
  fruit: "Pears",
  "how-many": "Two",
  ripe: "Yes",
};
export const completion: CompletionResult = {
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

export async function openLesson(parts: Partial<Lesson> = {}) {
  server.on("GET /api/lessons/{id}", () => makeLesson(parts));
  visitLesson();
  await screen.findByText("At the market");
}
export function visitLesson() {
  const page = { "/lesson-interactive/:id": <InteractiveLessonPage /> };
  return renderApp(page, "/lesson-interactive/a1-lesson-1");
}
export const openQuiz = () => openLesson({ attempt: { ...attempt, answers: dialogueAnswers } });

export const goOn = () => fireEvent.click(screen.getByText("Continue"));
export function type(answer: string) {
  fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: answer } });
  goOn();
}
export const answersSent = () =>
  server.calls("POST /api/lessons/{id}/answers").flatMap(({ body }) => body.answers);
export const shownToast = (words: string) => screen.findByText(words, { selector: "li *" });
/** A line of the teacher, or a question, whose words may be buttons. */
export const line = (words: string) =>
  screen.getByText((_, element) => {
    const isLine = element?.matches("p:not(section *)") ?? false;
    return isLine && element?.textContent?.replace(/^Iris: /, "") === words;
  });
export const progress = () =>
  screen.getByLabelText("Lesson progress").getAttribute("aria-valuenow");
export const quizAnswer = (number: number) =>
  screen.getByLabelText(`Your answer to question ${number}`);

export function answerQuiz() {
  fireEvent.change(quizAnswer(1), { target: { value: " how much? " } });
  fireEvent.click(within(quizAnswer(2)).getByText("No"));
}

/** Goes to the end of the lesson, with what the server says to it. */
export async function complete(parts: Partial<CompletionResult> = {}) {
  server.on("POST /api/lessons/complete", () => ({ ...completion, ...parts }));
  await openQuiz();
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  await screen.findByText("60%");
}
