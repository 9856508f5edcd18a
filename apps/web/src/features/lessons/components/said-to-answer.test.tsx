// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AnswerVerdict } from "@saywell/lesson";
import { createQueryClient } from "../../../lib/query-client";
import { createFakeServer } from "../../../testing/fake-server";
import type { Exchange } from "../model/conversation";
import { SaidToAnswer } from "./said-to-answer";
import { AnswerMarkingProvider } from "./answer-marking";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const marks = "GET /api/lessons/{id}/steps/{stepId}/marks";
const answer = "my name ana";
const name = { start: 3, length: 4, wrong: "name", better: "name is", why: "A verb is missing." };

function say(
  verdict: AnswerVerdict | null,
  corrections: (typeof name)[] = [],
  more: Partial<Exchange> = {},
) {
  const server = createFakeServer();
  const model = "My name is Amara.";
  server.on(marks, () => ({ answer, corrections, verdict, model }));
  const exchange = {
    stepId: "step-1",
    line: "What's your name?",
    answers: [{ words: answer, isRight: null }],
    isWriting: true,
    reaction: "Thank you.",
    hint: 'Begin with "My name is".',
    told: null,
    ...more,
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
  say("nearly", [name]);
  expect((await screen.findByText("Nearly.")).querySelector("svg")).not.toBeNull();
  expect(screen.getByText("Thank you.", { exact: false })).toBeTruthy();
});

it.each([
  ["that is right", "right", []],
  ["that could not be judged", null, []],
  ["in which only a capital is missing", "right", [name]],
] as const)("an answer %s hears what is scripted, and no praise", async (_what, verdict, found) => {
  const server = say(verdict, [...found]);
  await vi.waitFor(() => expect(server.calls(marks)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.getByText("Thank you.").closest("p")?.textContent).toBe("Thank you.");
});

it.each([
  ["off the point", "off-the-point", 'That was about something else. Begin with "My name is".'],
  ["too short", "too-short", "That was short: a whole sentence tells more. "],
] as const)(
  "an answer that is %s is not thanked for, but told so kindly",
  async (_what, verdict, line) => {
    say(verdict, [name]);
    const [title] = line.split(/(?<=[.]) /);
    const said = await screen.findByText(title!);
    expect(said.closest("p")?.textContent).toBe(line);
    expect(screen.queryByText(/Thank you|Nearly|wrong/i)).toBeNull();
    expect(document.querySelector("svg")).toBeNull();
  },
);

it("who may be in danger hears no verdict", async () => {
  const server = say("off-the-point", [], { reaction: null });
  await vi.waitFor(() => expect(server.calls(marks)).toHaveLength(1));
  await act(async () => undefined);
  expect(document.body.textContent).toBe("");
});
