import type { ReportSpan } from "@saywell/contract";
import { counted, groupedBy, inOrder, type MadeOfFigure, type Piece } from "./figures";
import { type Days, eachDay, isWithin, spansOf } from "./period";
import { type Facts, titleOfLesson } from "./report-facts";

const all = "all";

/** The report by days or weeks, and as a whole. */
export function byTime(facts: Facts): {
  total: ReportSpan;
  unit: "day" | "week";
  spans: ReportSpan[];
} {
  const { unit, spans } = spansOf(facts.period);
  const { from, to } = facts.period;
  // Each day is looked up once: a year has thousands of days of study, in more than fifty weeks.
  const ofDay = new Map(spans.flatMap((days) => eachDay(days).map((day) => [day, days.from])));
  const bySpan = <Row extends { day: string }>(rows: readonly Row[]) =>
    groupedBy(rows, ({ day }) => ofDay.get(day)!);
  const study = bySpan(facts.studyDays);
  const finished = bySpan(facts.finished);
  const measured = bySpan(facts.sittingsIn);
  return {
    total: spanOf({ from, to }, all, {
      study: facts.studyDays,
      finished: facts.finished,
      measured: facts.sittingsIn,
    }),
    unit,
    spans: spans.map((days) =>
      spanOf(days, days.from, {
        study: study.get(days.from) ?? [],
        finished: finished.get(days.from) ?? [],
        measured: measured.get(days.from) ?? [],
      }),
    ),
  };
}

interface OfSpan {
  study: Facts["studyDays"];
  finished: Facts["finished"];
  measured: Facts["sittingsIn"];
}

function spanOf(
  { from, to }: Days,
  key: string,
  { study, finished, measured }: OfSpan,
): ReportSpan {
  const active = new Set(study.map(({ accountId }) => accountId)).size;
  const seconds = measured.reduce((sum, each) => sum + each.seconds, 0);
  return {
    from,
    to,
    active: { figure: `active:${key}`, count: active },
    days: { figure: `days:${key}`, count: study.length },
    finished: { figure: `finished:${key}`, count: finished.length },
    minutes: { figure: `minutes:${key}`, count: Math.floor(seconds / 60) },
  };
}

const studyIn = ({ studyDays }: Facts, days: Days) =>
  studyDays.filter(({ day }) => isWithin(day, days));
const finishedIn = ({ finished }: Facts, days: Days) =>
  finished.filter(({ day }) => isWithin(day, days));
const measuredIn = (facts: Facts, days: Days) =>
  facts.sittingsIn.filter(({ day, seconds }) => seconds > 0 && isWithin(day, days));
/** Of which days a key of these figures is; undefined for one that the report does not have. */
function daysOfKey({ period }: Facts, key: string): Days | undefined {
  const { from, to } = period;
  return key === all ? { from, to } : spansOf(period).spans.find((each) => each.from === key);
}

export const activeMadeOf = (facts: Facts, key: string): MadeOfFigure | undefined =>
  studyMadeOf(facts, key, {
    title: "Active students",
    rule: "Students who learnt something on one of these days. A day counts where the student is.",
  });

export const daysMadeOf = (facts: Facts, key: string): MadeOfFigure | undefined =>
  studyMadeOf(facts, key, {
    title: "Days with learning",
    rule: "The days on which a student learnt something, each where the student is.",
  });

function studyMadeOf(
  facts: Facts,
  key: string,
  words: Pick<MadeOfFigure, "title" | "rule">,
): MadeOfFigure | undefined {
  const days = daysOfKey(facts, key);
  if (days === undefined) return undefined;
  const groups = groupedBy(studyIn(facts, days), ({ accountId }) => accountId);
  const pieces = [...groups].map(([userId, study]): Piece => ({
    userId,
    what: study.length === 1 ? "Learnt" : "Learnt last",
    day: study.at(-1)!.day,
    outcome: counted(study.length, "day"),
  }));
  return { ...words, pieces: inOrder(facts, pieces), days };
}

export function finishedMadeOf(facts: Facts, key: string): MadeOfFigure | undefined {
  const days = daysOfKey(facts, key);
  if (days === undefined) return undefined;
  const pieces = finishedIn(facts, days).map(({ accountId, lessonId, day }): Piece => ({
    userId: accountId,
    what: titleOfLesson(facts.course, lessonId),
    day,
    outcome: "finished",
  }));
  return {
    title: "Lessons finished",
    rule: "Each lesson that a student finished for the first time.",
    pieces: inOrder(facts, pieces),
    days,
  };
}

export function minutesMadeOf(facts: Facts, key: string): MadeOfFigure | undefined {
  const days = daysOfKey(facts, key);
  if (days === undefined) return undefined;
  const pieces = measuredIn(facts, days).map(({ accountId, lessonId, day, seconds }): Piece => ({
    userId: accountId,
    what: titleOfLesson(facts.course, lessonId),
    day,
    outcome: `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  }));
  return {
    title: "Minutes in lessons",
    rule: "The time from the first answer to the last, in lessons that were gone through to the end. Nothing else is measured: no reviews, games or lessons that were left.",
    pieces: inOrder(facts, pieces),
    days,
  };
}
