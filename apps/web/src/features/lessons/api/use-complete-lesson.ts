import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Answers, gradeQuiz, type Script } from "@saywell/lesson";
import { longestLesson } from "@saywell/contract/constants";
import { useRef, useState } from "react";
import { ApiError, callApi } from "../../../lib/api-client";
import { keepHelp, keepHelpOf } from "../../../lib/kept-help";
import { completionToast } from "../../../product-ui/completion-toast";
import { toast } from "../../../ui/use-toast";
import type { AnswerQueue } from "../model/answer-queue";
import { markStale } from "./lesson-queries";

/** No such lesson any more, and an attempt that is not where this page believes it to be. */
const refusals = new Set([404, 409]);

interface CompleteLessonOptions {
  lessonId: string;
  userId: string;
  script: Script;
  queue: AnswerQueue;
  /** Gets what the finished lesson is shown with, so that it can be shown once it is finished. */
  prepare: () => Promise<unknown>;
  /** The server knows another attempt than this page, or the lesson no more: submitting again would never help. */
  onRefused: (refusal: ApiError) => void;
}

export interface Submission {
  answers: Answers;
  /** Whether the attempt has been submitted before, and only the quiz was taken once more. */
  isAgain: boolean;
}

/** Submits the quiz, once however often it is asked for, and after every answer has arrived. */
export function useCompleteLesson(options: CompleteLessonOptions) {
  const { lessonId, userId, script, queue, prepare, onRefused } = options;
  const client = useQueryClient();
  const [openedAt] = useState(() => performance.now());
  const isUnderWay = useRef(false);

  const completion = useMutation({
    mutationFn: async ({ answers, isAgain }: Submission) => {
      await prepare();
      if (!(await queue.flush()))
        throw queue.store.getState().trouble ?? new Error("An answer was refused.");
      const { score, maxScore } = gradeQuiz(script.questions, answers);
      // An attempt is submitted once; a quiz that is taken again stands by itself.
      const attemptId = isAgain ? null : queue.attemptId();
      return callApi("POST /api/lessons/complete", {
        body: {
          userId,
          lessonId,
          quizScore: score,
          quizMaxScore: maxScore,
          duration: Math.min(Math.round((performance.now() - openedAt) / 1000), longestLesson),
          answers,
          ...(attemptId === null ? {} : { attemptId }),
        },
      });
    },
    onSuccess: (result) => {
      toast(completionToast(result));
      if (result.help !== undefined) keepHelp(userId, result.help);
      // Also where nobody looks at them now: the dashboard is next.
      void markStale(client, userId, "all");
    },
    // A finished lesson is not submitted again; a failed one may be.
    onError: (error) => {
      isUnderWay.current = false;
      keepHelpOf(userId, error);
      if (error instanceof ApiError && refusals.has(error.status)) onRefused(error);
    },
  });

  function submit(submission: Submission) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    completion.mutate(submission);
  }

  /** Makes room for one more submission. */
  function reopen() {
    isUnderWay.current = false;
    completion.reset();
  }

  return {
    submit,
    reopen,
    result: completion.data,
    isPending: completion.isPending,
    error: completion.error,
  };
}
