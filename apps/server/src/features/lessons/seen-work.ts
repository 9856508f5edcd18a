import {
  type Answers,
  hadTimeForDialogue,
  type LessonScript,
  nothingSeen,
  readStatementObject,
  type SeenDialogue,
  seenDialogue,
} from "@saywell/lesson";
import type { Tx } from "../../db/database";
import type { Place } from "./lessons.store";
import * as visits from "./visits.store";

/** Why work on a lesson is not believed. */
export type Doubt = "not-opened" | "too-fast" | "not-played";

/** What was seen of a learner's work on a lesson, up to its completion. */
export interface SeenWork {
  /** Null where the lesson was neither opened nor an attempt at it begun. */
  openedAt: Date | null;
  /** Milliseconds since it was opened. One learner works at one lesson at a time, so what went to another before does not count. */
  passed: number;
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
    now,
  }: {
    lesson: LessonScript & { title: string };
    attempt: { answers: Answers; startedAt: Date } | undefined;
    now: Date;
  },
): Promise<SeenWork> {
  const visit = await visits.findVisit(tx, place);
  const openedAt = earliest(visit?.openedAt, attempt?.startedAt);
  const simple = { rises: visit?.rises ?? 0, parts: visit?.parts ?? [] };
  if (openedAt === null) return { openedAt, passed: 0, simple, dialogue: nothingSeen };
  const elsewhere = await visits.findLastElsewhere(tx, place);
  const told = await visits.listAnswered(tx, place, openedAt);
  const statements = told.flatMap(({ object, response }) => {
    const stepId = readStatementObject(lesson.title, object)?.stepId;
    return stepId ? [{ stepId, response }] : [];
  });
  const begun =
    elsewhere !== null && elsewhere > openedAt && elsewhere <= now ? elsewhere : openedAt;
  return {
    openedAt,
    passed: now.getTime() - begun.getTime(),
    simple,
    dialogue: seenDialogue(lesson, attempt?.answers ?? {}, statements),
  };
}

/** Why the dialogue of a lesson is not believed to be worked through; null where it is. */
export function doubtOf(
  lesson: LessonScript,
  { openedAt, passed, dialogue }: SeenWork,
): Doubt | null {
  if (openedAt === null) return "not-opened";
  if (!hadTimeForDialogue(lesson, passed)) return "too-fast";
  return dialogue.isWhole ? null : "not-played";
}

function earliest(...times: readonly (Date | undefined)[]): Date | null {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? null : new Date(Math.min(...known.map((time) => time.getTime())));
}
