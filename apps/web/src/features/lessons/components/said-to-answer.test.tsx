// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../lib/query-client";
import { createFakeServer } from "../../../testing/fake-server";
import { SaidToAnswer } from "./said-to-answer";
import { AnswerMarkingProvider } from "./written-answer";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = "my name ana";
const name = { start: 3, length: 4, wrong: "name", better: "name is", why: "A verb is missing." };

function say(corrections: (typeof name)[]) {
  const server = createFakeServer();
  server.on("GET /api/lessons/{id}/steps/{stepId}/marks", () => ({ answer, corrections }));
  const exchange = {
    stepId: "step-1",
    line: "What's your name?",
    answers: [{ words: answer, isRight: null }],
    isWriting: true,
    reaction: "Thank you.",
    told: null,
  };
  const marking = {
    lessonId: "a1-lesson-1",
    sent: async () => true,
    isWaiting: false,
    renderMarks: () => null,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnswerMarkingProvider value={marking}>
        <SaidToAnswer exchange={exchange} wasRight={false} />
      </AnswerMarkingProvider>
    </QueryClientProvider>,
  );
  return server;
}

it("an answer in which a mistake is marked hears nearly, not thank you alone", async () => {
  say([name]);
  expect((await screen.findByText("Nearly.")).querySelector("svg")).not.toBeNull();
  expect(screen.getByText("Thank you.", { exact: false })).toBeTruthy();
});

it("an answer without marks gets no verdict", async () => {
  const server = say([]);
  await vi.waitFor(() =>
    expect(server.calls("GET /api/lessons/{id}/steps/{stepId}/marks")).toHaveLength(1),
  );
  expect(screen.queryByText("Nearly.")).toBeNull();
  expect(screen.getByText("Thank you.")).toBeTruthy();
});
