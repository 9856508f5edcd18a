import { useQuery } from "@tanstack/react-query";
import type { AnswerVerdict } from "@saywell/lesson";
import type { Correction } from "@saywell/contract";
import { createContext, type ReactNode, useContext } from "react";
import { callApi } from "../../../lib/api-client";

/** Where mistakes could not be looked for in time, they are asked for again: this often, so many times. */
const againEvery = 5000;
const againAtMost = 3;

/** How the teacher's marks on the learner's answers are got and drawn. */
export interface AnswerMarking {
  lessonId: string;
  /** Whether the server has the answers, once those under way have arrived. */
  sent: () => Promise<boolean>;
  /** Whether answers wait on this device for a connection. */
  isWaiting: boolean;
  /** Draws marks: the page hands it in. */
  renderMarks: (text: string, corrections: readonly Correction[], className: string) => ReactNode;
}

const Marking = createContext<AnswerMarking | null>(null);
export const AnswerMarkingProvider = Marking.Provider;
export const useAnswerMarking = (): AnswerMarking | null => useContext(Marking);

/** What the teacher makes of what a learner wrote. */
export interface AnswerMarks {
  corrections: readonly Correction[];
  /** How it fits what was asked; null where that is not known. */
  verdict: AnswerVerdict | null;
  /** One whole way to say it; null where there is none to show. */
  model: string | null;
}

const unmarked: AnswerMarks = { corrections: [], verdict: null, model: null };

/** The marks on what a learner wrote; none for a step that is not given, and until they are there. */
export function useAnswerMarks(stepId: string | null, answer: string): AnswerMarks {
  const marking = useAnswerMarking();
  const { data } = useQuery({
    queryKey: ["marks", marking?.lessonId, stepId, answer],
    queryFn: async () => {
      if (marking === null || stepId === null || !(await marking.sent()))
        throw new Error("It is not stored yet.");
      const params = { id: marking.lessonId, stepId };
      return await callApi("GET /api/lessons/{id}/steps/{stepId}/marks", { params });
    },
    enabled: marking !== null && stepId !== null && !marking.isWaiting,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.corrections === null && dataUpdateCount + errorUpdateCount <= againAtMost
        ? againEvery
        : false,
  });
  // What the server kept may be the answer that was given first, on another device.
  return data?.answer === answer ? { ...data, corrections: data.corrections ?? [] } : unmarked;
}
