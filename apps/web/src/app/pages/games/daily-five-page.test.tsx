// @vitest-environment jsdom
import type { DailyFive } from "@saywell/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import DailyFivePage from "./daily-five-page";

const question = {
  id: "20000-1",
  question: "We ___ tea every day.",
  options: ["A) drink", "B) drinks", "C) drinking", "D) drank"],
};
const waiting: DailyFive = {
  day: "2026-03-02",
  level: "A1",
  phase: "WAITING",
  rounds: 5,
  seconds: 30,
  question: null,
  endsInMs: null,
  answers: [],
  score: 0,
  streak: { current: 0, longest: 0 },
  paid: null,
  nextAt: "2026-03-03T00:00:00.000Z",
};
const asking: DailyFive = { ...waiting, phase: "QUESTION", question, endsInMs: 30_000 };
const answer = {
  ...question,
  answer: "A",
  correctAnswer: "A",
  isCorrect: true,
  points: 96,
  explanation: "With we the verb has no s.",
} as const;
const revealed: DailyFive = { ...waiting, phase: "REVEAL", answers: [answer], score: 96 };
const finished: DailyFive = {
  ...waiting,
  phase: "FINISHED",
  answers: [1, 2, 3, 4, 5].map((place) => ({ ...answer, id: `20000-${place}` })),
  score: 480,
  streak: { current: 3, longest: 7 },
  paid: { xp: 15, coins: 1 },
};

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visit(five: DailyFive): void {
  server.on("GET /api/daily-five", () => five);
  renderApp({ "/daily-five": <DailyFivePage /> }, "/daily-five");
}
const choose = async (letter: string) =>
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${letter}:`) }));
const sent = () => server.calls("POST /api/daily-five/answers").map(({ body }) => body);

describe("the daily five", () => {
  it("begin when the learner says so, and not before", async () => {
    visit(waiting);
    expect(await screen.findByText(/Five questions at A1, 30 seconds for each/)).toBeTruthy();
    expect(server.calls("POST /api/daily-five/next")).toEqual([]);
    server.on("POST /api/daily-five/next", () => asking);
    fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    const heading = await screen.findByRole("heading", { name: question.question });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("Question 1 of 5")).toBeTruthy();
  });

  it("take an answer, and say what was right and why", async () => {
    visit(asking);
    server.on("POST /api/daily-five/answers", () => revealed);
    await choose("A");
    expect(await screen.findByText("Right. +96 points.")).toBeTruthy();
    expect(screen.getByText(answer.explanation)).toBeTruthy();
    expect(sent()).toEqual([{ questionId: question.id, answer: "A" }]);
  });

  it("send an empty answer when the time is over", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    visit({ ...asking, endsInMs: 1000 });
    await screen.findByText("Question 1 of 5");
    server.on("POST /api/daily-five/answers", () => ({
      ...revealed,
      answers: [{ ...answer, answer: null, isCorrect: false, points: 0 }],
    }));
    act(() => void vi.advanceTimersByTime(1500));
    expect(await screen.findByText("Time is over")).toBeTruthy();
    expect(sent()).toEqual([{ questionId: question.id, answer: "" }]);
  });

  it("go on with the next question when the learner has read the answer", async () => {
    visit(revealed);
    server.on("POST /api/daily-five/next", () => ({
      ...asking,
      answers: [answer],
      question: { ...question, id: "20000-2" },
    }));
    fireEvent.click(await screen.findByRole("button", { name: "Next question" }));
    expect(await screen.findByText("Question 2 of 5")).toBeTruthy();
  });

  it("show the last answer before the result", async () => {
    const four = finished.answers.slice(0, 4);
    visit({ ...asking, answers: four, question: { ...question, id: "20000-5" } });
    server.on("POST /api/daily-five/answers", () => finished);
    await choose("A");
    fireEvent.click(await screen.findByRole("button", { name: "See how I did" }));
    expect(await screen.findByText("5 of 5 right, 480 points")).toBeTruthy();
  });

  it("end with the score, the days in a row, what was paid, and when the next come", async () => {
    visit(finished);
    const heading = await screen.findByRole("heading", { name: "5 of 5 right, 480 points" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("3 days in a row")).toBeTruthy();
    expect(screen.getByText("+15 XP")).toBeTruthy();
    expect(
      screen.getByText(
        "All of them right. Well done. The next five come tomorrow. Your longest run is 7 days.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play with others" })).toBeTruthy();
    expect(screen.getAllByText(answer.explanation)).toHaveLength(5);
  });

  it("lead who missed some to the review", async () => {
    const answers = finished.answers.map((each, at) => ({ ...each, isCorrect: at > 0 }));
    visit({ ...finished, answers });
    expect(await screen.findByText(/^What you missed waits in your review\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Review" }).getAttribute("href")).toBe("/review");
  });

  it("read again what another tab has done, where a step is refused", async () => {
    visit(waiting);
    server.on("POST /api/daily-five/next", () =>
      Response.json("The next five come tomorrow.", { status: 409 }),
    );
    const begin = await screen.findByRole("button", { name: "Begin" });
    server.on("GET /api/daily-five", () => finished);
    fireEvent.click(begin);
    expect(await screen.findByRole("button", { name: "See how I did" })).toBeTruthy();
  });
});
