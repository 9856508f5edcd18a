// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../lib/query-client";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { AnswerMarkingProvider } from "./answer-marking";
import { WrittenAnswer } from "./written-answer";

const marks = "GET /api/lessons/{id}/steps/{stepId}/marks";
const answer = "She go home.";
const goes = { start: 4, length: 2, wrong: "go", better: "goes", why: "After she comes goes." };
const reply = { answer, corrections: [], verdict: null, model: null };
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

async function write() {
  const marking = {
    lessonId: "a1-lesson-1",
    sent: async () => true,
    isWaiting: false,
    renderMarks: (text: string) => <p>Marked: {text}</p>,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnswerMarkingProvider value={marking}>
        <WrittenAnswer stepId="step-1" answer={answer} isLatest />
      </AnswerMarkingProvider>
    </QueryClientProvider>,
  );
  await pass(100);
}

it("marks that were not ready in time are asked for again, and shown once they are there", async () => {
  server.on(marks, () => ({ ...reply, corrections: null }));
  await write();
  expect(server.calls(marks)).toHaveLength(1);
  server.on(marks, () => ({ ...reply, corrections: [goes] }));
  await pass(5000);
  expect(screen.getByText(`Marked: ${answer}`)).toBeTruthy();
  await pass(60_000);
  expect(server.calls(marks)).toHaveLength(2);
});

it.each([
  ["are not ready", () => ({ ...reply, corrections: null })],
  ["cannot be read", () => refusal(503, "Saywell is busy.", "unavailable")],
])("marks that %s again and again are given up", async (_what, later) => {
  server.on(marks, () => ({ ...reply, corrections: null }));
  await write();
  server.on(marks, later);
  await pass(120_000);
  expect(server.calls(marks)).toHaveLength(4);
});

it("an answer without mistakes is not asked about again", async () => {
  server.on(marks, () => ({ ...reply, corrections: [] }));
  await write();
  await pass(60_000);
  expect(server.calls(marks)).toHaveLength(1);
});

it("one way to say it waits behind its name until the learner opens it", async () => {
  server.on(marks, () => ({ ...reply, verdict: "right", model: "She walks home." }));
  await write();
  const opener = screen.getByText("One way to say it");
  expect(opener.tagName).toBe("SUMMARY");
  const fold = opener.closest("details")!;
  expect(fold.open).toBe(false);
  fireEvent.click(opener);
  expect(fold.open).toBe(true);
  expect(fold.textContent).toContain("She walks home.");
});

it("there is none before the teacher has read the answer, but its room is there", async () => {
  server.on(marks, () => ({ ...reply, corrections: null }));
  await write();
  expect(screen.queryByText("One way to say it")).toBeNull();
  expect(document.querySelector(".min-h-\\(--line\\)")).not.toBeNull();
});
