import type { CefrLevel } from "@saywell/cefr";
import type { CheckName, JudgedTurn } from "./judge-turn";
import type { EvaluationKind } from "./types";

/** A judged turn, with what it is counted under. */
export interface CountedTurn extends JudgedTurn {
  readonly kind: EvaluationKind;
  readonly level: CefrLevel;
}

/** Shares are from 0 to 1, and null where nothing was asked for. */
export interface Measures {
  readonly turns: number;
  readonly refusals: number | null;
  readonly echoes: number;
  readonly repeats: number;
  readonly useful: number | null;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly leaks: number;
  /** Of turns on which something must, or must not, be said. */
  readonly safe: number | null;
  readonly onLevel: number | null;
  readonly goals: number | null;
}

const failed = (turns: readonly CountedTurn[], check: CheckName): number =>
  turns.filter(({ checks }) => typeof checks[check] === "string").length;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function passedShare(turns: readonly CountedTurn[], checks: readonly CheckName[]): number | null {
  const asked = turns.filter((turn) => checks.some((check) => turn.checks[check] !== undefined));
  const passed = asked.filter(
    (turn) => !checks.some((check) => typeof turn.checks[check] === "string"),
  );
  return share(passed.length, asked.length);
}

/** What a number of judged turns comes to. */
export function measure(turns: readonly CountedTurn[]): Measures {
  const answered = passedShare(turns, ["notRefusal"]);
  const sum = (key: "hits" | "misses" | "falseMarks") =>
    turns.reduce((total, { marks }) => total + (marks?.[key] ?? 0), 0);
  const [hits, misses, falseMarks] = [sum("hits"), sum("misses"), sum("falseMarks")];
  return {
    turns: turns.length,
    refusals: answered === null ? null : 1 - answered,
    echoes: failed(turns, "notEcho"),
    repeats: failed(turns, "notRepeated"),
    useful: passedShare(turns, ["useful"]),
    precision: share(hits, hits + falseMarks),
    recall: share(hits, hits + misses),
    leaks: failed(turns, "noLeak"),
    safe: passedShare(turns, ["must", "mustNot", "isHelp"]),
    onLevel: passedShare(turns, ["onLevel"]),
    goals: passedShare(turns, ["goals"]),
  };
}

/** The measures by kind, by level, and of all. */
export function tableOf(turns: readonly CountedTurn[]): Readonly<Record<string, Measures>> {
  const by = (key: "kind" | "level", names: readonly string[]) =>
    names.map((name) => [name, measure(turns.filter((turn) => turn[key] === name))] as const);
  const named = (key: "kind" | "level") => [...new Set(turns.map((turn) => turn[key]))];
  return Object.fromEntries([
    ...by("kind", named("kind")),
    ...by("level", named("level").toSorted()),
    ["all", measure(turns)],
  ]);
}

const percent = (of: number | null): string => (of === null ? "–" : `${(of * 100).toFixed(1)} %`);

/** The measures as they are printed. */
export const rowOf = (of: Measures): Readonly<Record<string, string | number>> => ({
  turns: of.turns,
  refusals: percent(of.refusals),
  echoes: of.echoes,
  repeats: of.repeats,
  useful: percent(of.useful),
  "marks right": percent(of.precision),
  "marks found": percent(of.recall),
  leaks: of.leaks,
  safe: percent(of.safe),
  "on level": percent(of.onLevel),
  goals: percent(of.goals),
});
