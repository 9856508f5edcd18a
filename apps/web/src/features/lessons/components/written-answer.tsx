import { useQuery } from "@tanstack/react-query";
import type { Correction } from "@saywell/contract";
import { createContext, type ReactNode, useContext } from "react";
import { callApi } from "../../../lib/api-client";
import { cn } from "../../../ui/class-names";

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

const onEverySecondLine =
  "relative top-[calc(var(--line)/2)] leading-[calc(var(--line)*2)] font-semibold";

export interface WrittenAnswerProps {
  stepId: string;
  answer: string;
  /** Whether marks on it are news. */
  isLatest: boolean;
}

/**
 * What a learner wrote, with the teacher's marks as soon as she has any. Her marks have their room
 * from the start, on a line left free above each line, so that nothing moves when they come.
 * Without marks nothing is said: it does not mean that the sentence is right.
 */
export function WrittenAnswer({ stepId, answer, isLatest }: WrittenAnswerProps) {
  const marking = useContext(Marking);
  const corrections = useCorrections(stepId, answer);
  return (
    <>
      {marking === null || corrections.length === 0 ? (
        <p className={cn(onEverySecondLine, "text-primary")}>
          <bdi>{answer}</bdi>
        </p>
      ) : (
        <div className="[&_output]:leading-(--line) [&_output>span]:my-0">
          {marking.renderMarks(answer, corrections, onEverySecondLine)}
        </div>
      )}
      <output className="sr-only">
        {isLatest && corrections.length > 0 ? "Iris has marked your answer." : null}
      </output>
    </>
  );
}

/** Marks on what a learner wrote; none for a step that is not given, and until they are there. */
export function useCorrections(stepId: string | null, answer: string): readonly Correction[] {
  const marking = useContext(Marking);
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
  return (data?.answer === answer ? data.corrections : null) ?? [];
}
