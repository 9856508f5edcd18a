import { answersPerSave } from "@saywell/contract/constants";
import { createStore, type Store } from "../../../lib/store";
import type { AnswerCommand } from "@saywell/lesson";
import { ApiError } from "../../../lib/api-client";
import type { PendingAnswers } from "./pending-answers";

/** Milliseconds without a change after which an answer of the quiz is sent: it may still be edited. */
const EDIT_PAUSE = 600;
/** The server knows better than this page what comes next, so sending again would never help. */
const refusals = new Set([400, 404, 409]);

export interface AnswerQueueOptions {
  pending: PendingAnswers;
  send: (answers: AnswerCommand[]) => Promise<{ attemptId: string }>;
  /** Called with what is unsent after each change, to keep it across a reload. */
  keep: (pending: PendingAnswers) => void;
  /** The server refused an answer: its attempt is not the one on this page. */
  onRefused: (refusal: ApiError) => void;
}

export interface AnswerQueue {
  add: (command: AnswerCommand) => void;
  /** Sends what waits, and says whether the server now has everything. */
  flush: () => Promise<boolean>;
  /** Whether the server has everything, once what is under way has arrived or failed. */
  sent: () => Promise<boolean>;
  attemptId: () => string | null;
  /** The failure that keeps answers waiting; null while all is well. */
  store: Store<{ trouble: Error | null }>;
}

/**
 * Sends a learner's answers in order, one call at a time, and holds on to whatever has not arrived.
 * Nothing is tried again by itself: the next answer, coming back online or the learner does that.
 */
export function createAnswerQueue(options: AnswerQueueOptions): AnswerQueue {
  let { attemptId, answers } = options.pending;
  let inFlight = 0;
  let draining: Promise<boolean> | null = null;
  let editTimer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<{ trouble: Error | null }>({ trouble: null });

  function settle(trouble: Error | null) {
    if (store.getState().trouble !== trouble) store.setState({ trouble });
  }

  function replaceAnswers(next: AnswerCommand[]) {
    answers = next;
    options.keep({ attemptId, answers });
  }

  async function drain(): Promise<boolean> {
    while (answers.length > 0) {
      const batch = answers.slice(0, answersPerSave);
      inFlight = batch.length;
      try {
        ({ attemptId } = await options.send(batch));
      } catch (error) {
        return fail(error);
      } finally {
        inFlight = 0;
      }
      replaceAnswers(answers.slice(batch.length));
      settle(null);
    }
    return true;
  }

  function fail(error: unknown): false {
    if (error instanceof ApiError && refusals.has(error.status)) {
      replaceAnswers([]);
      options.onRefused(error);
    } else {
      settle(error instanceof Error ? error : new Error(String(error)));
    }
    return false;
  }

  function flush(): Promise<boolean> {
    clearTimeout(editTimer);
    draining ??= drain().finally(() => {
      draining = null;
    });
    return draining;
  }

  return {
    add(command) {
      replaceAnswers(withAnswer(answers, inFlight, command));
      clearTimeout(editTimer);
      if ("stepId" in command) void flush();
      else editTimer = setTimeout(() => void flush(), EDIT_PAUSE);
    },
    flush,
    sent: async () => (draining === null ? answers.length === 0 : await draining),
    attemptId: () => attemptId,
    store,
  };
}

/** An edited answer of the quiz takes the place of the one that waits, unless that one is under way. */
function withAnswer(
  answers: AnswerCommand[],
  inFlight: number,
  command: AnswerCommand,
): AnswerCommand[] {
  const isEdit = (other: AnswerCommand, index: number) =>
    index >= inFlight &&
    "questionId" in command &&
    "questionId" in other &&
    other.questionId === command.questionId;
  return [...answers.filter((other, index) => !isEdit(other, index)), command];
}
