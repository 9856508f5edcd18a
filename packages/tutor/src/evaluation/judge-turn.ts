import type { CefrLevel } from "@saywell/cefr";
import { hardnessOf, replyLimits } from "../guardrails/level-of-reply";
import { wordsOf } from "../text";
import { fulfils } from "./conditions";
import { isEcho } from "./echoes";
import { leakIn } from "./leaks";
import { ownWords } from "./own-words";
import { judgeMarks, type MarkCounts, shownByMarks } from "./marks";
import { isRefusal } from "./refusals";
import { repeatedSentence } from "./repetition";
import { hasForm } from "./reply-forms";
import type { EvaluationKind, PlayedTurn } from "./types";

export const checkNames = [
  "useful",
  "must",
  "mustNot",
  "isHelp",
  "marks",
  "noLeak",
  "onLevel",
  "notRefusal",
  "notEcho",
  "notRepeated",
  "goals",
] as const;
export type CheckName = (typeof checkNames)[number];

/** Null where a check passed, else why it failed. What was not asked for is not in it. */
export type Judgement = Partial<Readonly<Record<CheckName, string | null>>>;

export interface JudgedTurn {
  readonly checks: Judgement;
  /** Null where nothing was said about marks. */
  readonly marks: MarkCounts | null;
}

/** Where Iris is there to help or to talk, “I do not know” is a failure; elsewhere it may be right. */
const mustAnswer: ReadonlySet<EvaluationKind> = new Set(["help-requests", "small-talk"]);

/**
 * Holds a reply against everything that is expected of it.
 *
 * @param levelOf about at which level learners meet a word; null where nobody knows
 */
export function judgeTurn(
  played: PlayedTurn,
  levelOf: (word: string) => CefrLevel | null,
): JudgedTurn {
  const { turn, kind, lesson, heard, earlier } = played;
  const { say, expect } = turn;
  const reply = heard.text;
  const judged =
    expect.noMarks || expect.marks !== undefined
      ? judgeMarks(say, heard.marks, expect.marks ?? [])
      : null;
  const repeated = repeatedSentence({ say, reply }, earlier);
  const checks: Record<CheckName, string | null | undefined> = {
    useful: usefulness(played),
    must: expect.must && firstOf(expect.must, (each) => !fulfils(reply, each), "lacks"),
    mustNot: expect.mustNot && firstOf(expect.mustNot, (each) => fulfils(reply, each), "has"),
    isHelp: asked(expect.isHelp, (wanted) =>
      wanted === heard.isHelp ? null : wanted ? "no help is named" : "help is named for nothing",
    ),
    marks:
      judged &&
      listed([
        ...judged.missed.map((each) => `missed ${each}`),
        ...judged.extra.map(markedFalsely),
      ]),
    noLeak: lesson === null ? undefined : (leakOf(played) ?? null),
    onLevel: expect.onLevel === false || heard.isHelp ? undefined : hardness(played, levelOf),
    notRefusal:
      (expect.notRefusal ?? mustAnswer.has(kind))
        ? isRefusal(reply)
          ? "refuses"
          : null
        : undefined,
    notEcho: expect.notEcho === false ? undefined : isEcho(reply, say) ? "echoes" : null,
    notRepeated: heard.isHelp ? undefined : repeated && `again: ${repeated}`,
    goals: sceneProgress(played),
  };
  if (judged === null) checks.marks = undefined;
  return {
    checks: Object.fromEntries(
      Object.entries(checks).filter(([, verdict]) => verdict !== undefined),
    ),
    marks: judged && {
      hits: judged.hits,
      misses: judged.misses,
      falseMarks: judged.falseMarks,
    },
  };
}

const asked = <T>(wanted: T | undefined, judge: (wanted: T) => string | null) =>
  wanted === undefined ? undefined : judge(wanted);
const markedFalsely = (each: string): string => `marked ${each}`;
const listed = (reasons: readonly string[]): string | null =>
  reasons.length === 0 ? null : reasons.join("; ");

function firstOf(
  conditions: readonly string[],
  fails: (condition: string) => boolean,
  says: string,
): string | null {
  const failed = conditions.find(fails);
  return failed === undefined ? null : `${says} ${failed}`;
}

function usefulness({ turn, heard }: PlayedTurn): string | null | undefined {
  const { useful, form } = turn.expect;
  if (useful === undefined && form === undefined) return undefined;
  if (isRefusal(heard.text)) return "refuses";
  const shown = `${heard.text}\n${shownByMarks(turn.say, heard.marks)}`;
  if (useful !== undefined && !useful.some((each) => fulfils(shown, each)))
    return `holds none of: ${useful.join(" / ")}`;
  return form === undefined || hasForm(heard.text, form) ? null : `has no ${form}`;
}

function leakOf({ turn, lesson, heard }: PlayedTurn): string | null {
  const { noLeak } = turn.expect;
  const leak =
    lesson && leakIn(heard.text, lesson, turn.say, typeof noLeak === "number" ? noLeak : undefined);
  return leak && `tells ${leak}`;
}

function hardness(
  { turn, lesson, level, heard }: PlayedTurn,
  levelOf: (word: string) => CefrLevel | null,
): string | null {
  const taught = lesson?.words.map(({ word }) => word) ?? [];
  const known = new Set(wordsOf([turn.say, ...taught].join(" ")));
  const { longSentences, hardWords } = hardnessOf(ownWords(heard.text), level, levelOf, known);
  return listed([
    ...longSentences.map((each) => `long: ${each}`),
    ...(hardWords.length > replyLimits[level].hardWords ? [`hard: ${hardWords.join(", ")}`] : []),
  ]);
}

function sceneProgress({ turn, heard }: PlayedTurn): string | null | undefined {
  const { goals, isOver } = turn.expect;
  if (goals === undefined && isOver === undefined) return undefined;
  if (heard.goals === null) return "no role play goes on";
  const open = goals?.filter((goal) => !heard.goals!.includes(goal)) ?? [];
  if (open.length > 0) return `not reached: ${open.join(", ")}`;
  return isOver === undefined || isOver === heard.isOver
    ? null
    : isOver
      ? "it is not over"
      : "it is over";
}
