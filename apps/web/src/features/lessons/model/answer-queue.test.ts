import type { AnswerCommand } from "@saywell/lesson";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../lib/api-client";
import { type AnswerQueueOptions, createAnswerQueue } from "./answer-queue";

const step = (stepId: string, answer = "yes"): AnswerCommand => ({ stepId, answer });
const question = (questionId: string, answer: string): AnswerCommand => ({ questionId, answer });
const offline = new ApiError("No connection.", 0, "no-connection", "No connection.");
const outOfOrder = new ApiError("409: Not yet.", 409, "out-of-order", "Not yet.");

/** A server whose answers are given by hand. */
function makeQueue(parts: Partial<AnswerQueueOptions> = {}) {
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const sent: AnswerCommand[][] = [];
  const keep = vi.fn<AnswerQueueOptions["keep"]>();
  const onRefused = vi.fn<AnswerQueueOptions["onRefused"]>();
  const queue = createAnswerQueue({
    pending: { attemptId: null, answers: [] },
    send: (answers) => {
      sent.push([...answers]);
      return new Promise((resolve, reject) => {
        open.push({ resolve: () => resolve({ attemptId: "attempt-1" }), reject });
      });
    },
    keep,
    onRefused,
    ...parts,
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    queue,
    sent,
    keep,
    onRefused,
    arrive: () => (open.shift()?.resolve(), settled()),
    fail: (error: Error) => (open.shift()?.reject(error), settled()),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("answers to steps", () => {
  it("are sent at once, and one call at a time: those given meanwhile follow together", async () => {
    const { queue, sent, arrive } = makeQueue();
    queue.add(step("a"));
    queue.add(step("b"));
    queue.add(step("c"));
    expect(sent).toEqual([[step("a")]]);
    await arrive();
    expect(sent).toEqual([[step("a")], [step("b"), step("c")]]);
  });

  it("tell the attempt they were kept in", async () => {
    const { queue, arrive } = makeQueue();
    queue.add(step("a"));
    expect(queue.attemptId()).toBeNull();
    await arrive();
    expect(queue.attemptId()).toBe("attempt-1");
  });

  it("go a hundred to a call", async () => {
    const answers = Array.from({ length: 150 }, (_, index) => step(`s${index}`));
    const { queue, sent, arrive } = makeQueue({ pending: { attemptId: null, answers } });
    void queue.flush();
    await arrive();
    expect(sent.map((batch) => batch.length)).toEqual([100, 50]);
  });
});

describe("answers to questions", () => {
  it("are sent after a pause of 600 ms, only the last of several edits", async () => {
    const { queue, sent } = makeQueue();
    queue.add(question("q", "H"));
    queue.add(question("q", "Ho"));
    await vi.advanceTimersByTimeAsync(599);
    queue.add(question("q", "How"));
    await vi.advanceTimersByTimeAsync(599);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[question("q", "How")]]);
  });

  it("keep an edit apart from the one that is under way", async () => {
    const { queue, sent, arrive } = makeQueue();
    queue.add(question("q", "one"));
    void queue.flush();
    queue.add(question("q", "two"));
    await arrive();
    expect(sent).toEqual([[question("q", "one")], [question("q", "two")]]);
  });

  it("are sent at once on flush, which says when everything has arrived", async () => {
    const { queue, arrive } = makeQueue();
    queue.add(question("q", "one"));
    const flushed = queue.flush();
    await arrive();
    await expect(flushed).resolves.toBe(true);
  });
});

describe("without a connection", () => {
  it("nothing is lost and nothing is sent again by itself", async () => {
    const { queue, sent, keep, fail } = makeQueue();
    queue.add(step("a"));
    await fail(offline);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(queue.store.getState().trouble).toBe(offline);
    expect(keep).toHaveBeenLastCalledWith({ attemptId: null, answers: [step("a")] });
  });

  it("the next answer takes those that wait along, in order, and the trouble is over", async () => {
    const { queue, sent, fail, arrive, keep } = makeQueue();
    const listener = vi.fn();
    queue.store.subscribe(listener);
    queue.add(step("a"));
    await fail(offline);
    queue.add(step("b"));
    expect(sent[1]).toEqual([step("a"), step("b")]);
    await arrive();
    expect(queue.store.getState().trouble).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(keep).toHaveBeenLastCalledWith({ attemptId: "attempt-1", answers: [] });
  });

  it("flush says that not everything has arrived", async () => {
    const { queue, fail } = makeQueue();
    queue.add(question("q", "one"));
    const flushed = queue.flush();
    await fail(offline);
    await expect(flushed).resolves.toBe(false);
  });
});

it("what the server refuses is dropped, and the page is told to look again", async () => {
  const { queue, keep, fail, onRefused } = makeQueue();
  queue.add(step("a"));
  await fail(outOfOrder);
  expect(onRefused).toHaveBeenCalledWith(outOfOrder);
  expect(keep).toHaveBeenLastCalledWith({ attemptId: null, answers: [] });
  expect(queue.store.getState().trouble).toBeNull();
});
