import type { LevelTestQuestion } from "@saywell/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { gapQuestion, makeQuestion, makeSession } from "./placement-test";

export const begin = "GET /api/level-test/questions/{testType}";
export const read = "GET /api/level-test/sessions/{sessionId}";
export const send = "POST /api/level-test/submit-answer";
export const submit = "POST /api/level-test/submit";

/** The server of the test that runs. */
export let server: FakeServer;

/** Gives each test of a file a server whose placement test goes from a choice to a gap. */
export function setUpPlacementTest(): void {
  beforeEach(() => {
    server = createFakeServer();
    server.on(begin, () => beginning());
    server.on(send, () => place(1, gapQuestion));
    server.on(submit, () => ({ score: 44.4, level: "B1", resultId: "result-1" }));
    vi.spyOn(window, "scrollTo").mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const beginning = (
  first: LevelTestQuestion = makeQuestion(),
  secondsLeft: number | null = 2400,
) => ({
  sessionId: "session-1",
  questions: [first, makeQuestion({ id: "listed-2", prompt: "A question of the list" })],
  total: 40,
  secondsLeft,
});

/** Where the session stands after some answers. */
export function place(
  answered: number,
  nextQuestion: LevelTestQuestion | null,
  parts: { mayFinish?: boolean; secondsLeft?: number | null } = {},
) {
  const { total, secondsLeft, mayFinish } = { ...makeSession(), secondsLeft: 2300, ...parts };
  return { answered, total, secondsLeft, mayFinish, nextQuestion };
}

/** This device remembers a session, as after a reload. */
export function keepSession(): void {
  const kept = { sessionId: "session-1", draft: null };
  localStorage.setItem("saywell.level-test.adult", JSON.stringify(kept));
}

/** Shows the run's page; where it leads is said as text. */
export function visitTest(page: ReactNode, at = "/level-test/adult") {
  return renderApp({ "/level-test/results": <Address />, "/level-test/:testType": page }, at);
}
/** Says where the page on the screen is. */
export const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};
export const address = async () => (await screen.findByTestId("address")).textContent;

export async function startTest(page: ReactNode, at?: string): Promise<void> {
  visitTest(page, at);
  fireEvent.click(screen.getByRole("button", { name: "Start Test" }));
  await screen.findByRole("heading", { name: /^Question 1 of/ });
}

export const choose = (option: string) => fireEvent.click(screen.getByLabelText(option));
export const next = () => screen.getByRole<HTMLButtonElement>("button", { name: "Next Question" });
export const type = (text: string) =>
  fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: text } });

/** Lets time pass, and what it sets off be done. */
export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
