import { useQueryClient } from "@tanstack/react-query";
import { type AnswerCommand, type Attempt, recordAnswer, type Script } from "@saywell/lesson";
import type { Lesson } from "@saywell/contract";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "../../../lib/use-store";
import { type ApiError, callApi } from "../../../lib/api-client";
import { keepHelp, keepHelpOf } from "../../../lib/kept-help";
import { type AnswerQueue, createAnswerQueue } from "../model/answer-queue";
import { markStale } from "./lesson-queries";
import { keepPendingAnswers, readPendingAnswers } from "../model/pending-answers";
import { resumeAttempt, scriptOf } from "../model/resume-attempt";

interface LessonAttemptOptions {
  lesson: Lesson;
  userId: string;
  /** The server's attempt is not the one on this page. The first one given stays. */
  onRefused: (refusal: ApiError) => void;
}

interface LessonAttemptState {
  script: Script;
  attempt: Attempt;
  queue: AnswerQueue;
  /** Steps whose answer is a cry for help, as far as the server has said. */
  cries: readonly string[];
  /** The failure that keeps answers on this device; null while all is well. */
  trouble: Error | null;
  /** Puts an answer into the attempt and on its way to the server. Whether that changed anything. */
  answer: (command: AnswerCommand) => boolean;
}

/** One run through a lesson: begun where the learner left, and every answer kept as it is given. */
export function useLessonAttempt(options: LessonAttemptOptions): LessonAttemptState {
  const { lesson, userId, onRefused } = options;
  const client = useQueryClient();
  const script = useMemo(() => scriptOf(lesson), [lesson]);
  const [cries, setCries] = useState(lesson.attempt?.cries ?? []);
  const [{ resumed, queue }] = useState(() => {
    const { attempt, pending } = resumeAttempt(lesson, readPendingAnswers(userId, lesson.id));
    keepPendingAnswers(userId, lesson.id, pending);
    return {
      resumed: attempt,
      queue: createAnswerQueue({
        pending,
        send: async (answers) => {
          const request = { params: { id: lesson.id }, body: { userId, answers } };
          const reply = await callApi("POST /api/lessons/{id}/answers", request).catch((error) => {
            keepHelpOf(userId, error);
            throw error;
          });
          void markStale(client, userId);
          if (reply.help !== undefined) keepHelp(userId, reply.help);
          setCries(reply.attempt.cries);
          return { attemptId: reply.attempt.id };
        },
        keep: (unsent) => keepPendingAnswers(userId, lesson.id, unsent),
        onRefused,
      }),
    };
  });
  const [attempt, setAttempt] = useState(resumed);
  // What the next answer builds on, even when it comes before the screen has caught up.
  const latest = useRef(resumed);
  const trouble = useStore(queue.store, (state) => state.trouble);
  useSendingWhenPossible(queue);

  const answer = useCallback(
    (command: AnswerCommand): boolean => {
      const recorded = recordAnswer(script, latest.current, command);
      if (!recorded.ok || recorded.value === latest.current) return false;
      latest.current = recorded.value;
      // The screen answers the press first; the next step is drawn as fast as the device can.
      startTransition(() => setAttempt(recorded.value));
      queue.add(asKept(command, recorded.value));
      return true;
    },
    [script, queue],
  );

  return { script, attempt, queue, cries, trouble, answer };
}

/** The answer in the form in which the attempt keeps it: trimmed, a choice in the lesson's words. */
function asKept(command: AnswerCommand, { answers, quizAnswers }: Attempt): AnswerCommand {
  return "stepId" in command
    ? { stepId: command.stepId, answer: answers[command.stepId] ?? command.answer }
    : { questionId: command.questionId, answer: quizAnswers[command.questionId] ?? command.answer };
}

/** Sends what waits on arrival, on coming back online, and on leaving. */
function useSendingWhenPossible(queue: AnswerQueue): void {
  useEffect(() => {
    const flush = () => void queue.flush();
    const flushHidden = () => {
      if (document.visibilityState === "hidden") flush();
    };
    flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flushHidden);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flushHidden);
      flush();
    };
  }, [queue]);
}
