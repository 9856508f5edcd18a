import { sentencesOf, wordsIn } from "@saywell/english";
import type { Mistake } from "../said";
import { lemmasOf } from "./lemmas";
import { goalsOf } from "./run-scene";
import type { PlayedScene, Scene, SceneWord } from "./types";

/** A sentence of the learner with its mistakes, their places counted from its beginning. */
export interface SentenceToRepair {
  readonly said: string;
  readonly marks: readonly Mistake[];
}

/** What is looked at together when a scene is over. */
export interface SceneReview {
  /** The learner's own sentences that reached something and have no mark. */
  readonly wellSaid: readonly string[];
  readonly toRepair: readonly SentenceToRepair[];
  /** Words of the scene to keep. */
  readonly words: readonly (SceneWord & { readonly isUsed: boolean })[];
  readonly goalsDone: readonly string[];
  readonly goalsOpen: readonly { readonly goal: string; readonly model: string | null }[];
}

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The review of a scene. `marks` are the mistakes in each of the learner's messages, in their order. */
export function reviewScene(
  scene: Scene,
  { turns, goals }: PlayedScene,
  marks: readonly (readonly Mistake[])[],
): SceneReview {
  const wellSaid = new Set<string>();
  const toRepair: SentenceToRepair[] = [];
  for (const [at, { said, fulfilled }] of turns.entries()) {
    const mistakes = marks[at] ?? [];
    for (const sentence of placedSentences(said)) {
      const inside = mistakes
        .filter(({ start, length }) => isInside(sentence, start, start + length))
        .map((mark) => ({ ...mark, start: mark.start - sentence.start }));
      if (inside.some(matters)) toRepair.push({ said: sentence.text, marks: inside });
      const reached = fulfilled.some(({ start, end }) => overlaps(sentence, start, end));
      if (reached && !inside.some(matters)) wellSaid.add(sentence.text);
    }
  }
  const used = new Set(turns.flatMap(({ said }) => lemmasIn(said)));
  const isDone = new Map(goals.map((goal) => [goal.id, goal.isDone]));
  return {
    wellSaid: [...wellSaid],
    toRepair,
    words: scene.words.map((each) => ({ ...each, isUsed: isUsed(each.word, used) })),
    goalsDone: goals.filter((goal) => goal.isDone).map(({ text }) => text),
    goalsOpen: goalsOf(scene)
      .filter(({ id }) => isDone.get(id) !== true)
      .map(({ goal, model }) => ({ goal, model })),
  };
}

function placedSentences(text: string): Sentence[] {
  let from = 0;
  return sentencesOf(text).map((sentence) => {
    const start = Math.max(text.indexOf(sentence, from), from);
    from = start + sentence.length;
    return { text: sentence, start, end: from };
  });
}

/** Where something is missing a mark has no length. */
const isInside = (sentence: Sentence, start: number, end: number): boolean =>
  start >= sentence.start && end <= sentence.end;

/** A small letter in a chat is nothing to repair. */
const matters = ({ wrong, better }: Mistake): boolean =>
  better === null || wrong.toLowerCase() !== better.toLowerCase();

const overlaps = (sentence: Sentence, start: number, end: number): boolean =>
  start < sentence.end && end > sentence.start;

const lemmasIn = (text: string): string[] =>
  wordsIn(text.toLowerCase()).flatMap((word) => lemmasOf(word.replaceAll("’", "'")));

/** Words of a phrase that need not have been used for it: "to book (a table)". */
const open = new Set(["a", "an", "the", "to", "of", "somebody", "something", "your", "one"]);

const isUsed = (phrase: string, used: ReadonlySet<string>): boolean =>
  wordsIn(phrase.toLowerCase())
    .filter((word) => !open.has(word))
    .every((word) => lemmasOf(word).some((lemma) => used.has(lemma)));
