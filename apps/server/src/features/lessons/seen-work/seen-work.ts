import {
  type Answers,
  type LessonScript,
  nothingSeen,
  readStatementObject,
  type SeenDialogue,
  seenDialogue,
} from "@saywell/lesson";
import type { Tx } from "../../../db/database";
import type { Place } from "../lessons.store";
import * as visits from "./visits.store";

/** Why work on a lesson is not believed. */
export type Doubt = "not-opened" | "not-played";

/** What was seen of a learner's work on a lesson, up to its completion. */
export interface SeenWork {
  /** Null where the lesson was neither opened nor an attempt at it begun. */
  openedAt: Date | null;
  /** What was seen of the simple player since. */
  simple: Pick<visits.Visit, "rises" | "parts">;
  dialogue: SeenDialogue;
}

export async function findSeenWork(
  tx: Tx,
  place: Place,
  {
    lesson,
    attempt,
  }: {
    lesson: LessonScript & { title: string };
    attempt: { answers: Answers; startedAt: Date } | undefined;
  },
): Promise<SeenWork> {
  const visit = await visits.findVisit(tx, place);
  const openedAt = earliest(visit?.openedAt, attempt?.startedAt);
  const simple = { rises: visit?.rises ?? 0, parts: visit?.parts ?? [] };
  if (openedAt === null) return { openedAt, simple, dialogue: nothingSeen };
  const told = await visits.listAnswered(tx, place, openedAt);
  const statements = told.flatMap(({ object, response }) => {
    const stepId = readStatementObject(lesson.title, object)?.stepId;
    return stepId ? [{ stepId, response }] : [];
  });
  return {
    openedAt,
    simple,
    dialogue: seenDialogue(lesson, attempt?.answers ?? {}, statements),
  };
}

/** Why the dialogue of a lesson is not believed to be worked through; null where it is. */
export function doubtOf({ openedAt, dialogue }: SeenWork): Doubt | null {
  if (openedAt === null) return "not-opened";
  return dialogue.isWhole ? null : "not-played";
}

function earliest(...times: readonly (Date | undefined)[]): Date | null {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? null : new Date(Math.min(...known.map((time) => time.getTime())));
}
