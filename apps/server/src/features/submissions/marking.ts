import type { Correction, Rubric } from "@saywell/contract";
import type { CefrLevel } from "@saywell/cefr";
import {
  criteria,
  type MarkedKind,
  type MeasuredText,
  proposeRubric,
  type TextMark,
} from "@saywell/teaching";

/** What a teacher makes of work. */
export interface StoredMarking {
  marks: TextMark[];
  rubric: Rubric;
  comment: string;
  /** Of 100; null while there is none. */
  grade: number | null;
}

/** What the program says of a text. */
export interface StoredProposal {
  /** Of 100. */
  grade: number | null;
  rubric: Rubric;
  measured: { name: string; score: number; finding: string }[];
}

export const emptyMarking = (): StoredMarking => ({
  marks: [],
  rubric: {},
  comment: "",
  grade: null,
});

/** So many that a teacher still has a place for their own. */
const mostProposed = 200;

/** Marks for a teacher to decide on. What may well be wrong is not proposed. */
export const proposedMarks = (corrections: readonly Correction[]): TextMark[] =>
  corrections
    .filter(({ isGuess }) => isGuess !== true)
    .slice(0, mostProposed)
    .map(({ start, length, better, why }, place) => ({
      id: `a${place + 1}`,
      start,
      length,
      better,
      why: why.slice(0, 300),
      comment: "",
      isAutomatic: true,
      state: "PROPOSED" as const,
    }));

/** What was counted, by the criterion that it says something of. */
const measuredAs = {
  Task: "task",
  "Vocabulary range": "range",
  Accuracy: "accuracy",
  "Sentence variety": "coherence",
} as const satisfies Record<string, keyof MeasuredText>;

/** What the program says of a text that was written for a level. */
export function proposalOf(
  {
    score,
    features,
  }: { score: number; features: readonly { name: string; score: number; finding: string }[] },
  level: CefrLevel | null,
): StoredProposal {
  const measured: MeasuredText = { task: null, range: null, accuracy: null, coherence: null };
  for (const [name, criterion] of Object.entries(measuredAs)) {
    measured[criterion] = features.find((each) => each.name === name)?.score ?? null;
  }
  return {
    grade: Math.round(100 * score),
    // Without a level nobody knows what to expect.
    rubric: level === null ? {} : proposeRubric(measured, level),
    measured: features.map(({ name, score, finding }) => ({ name, score, finding })),
  };
}

/** A marking as its student sees it: what was proposed and not accepted is no part of it. */
export const releasedOf = (marking: StoredMarking): StoredMarking => ({
  ...marking,
  marks: marking.marks.filter(({ state }) => state === "ACCEPTED"),
});

/** Whether each criterion is one by which this kind of work is judged. */
export const isRubricOf = (kind: MarkedKind, rubric: Rubric): boolean =>
  Object.keys(rubric).every((each) => (criteria[kind] as readonly string[]).includes(each));
