import { sentencesOf, wordsIn } from "@saywell/english";
import type { Mistake } from "../types";
import { lemmasOf } from "./lemmas";
import { goalsOf } from "./run-scene";
import type { PlayedScene, Scene, SceneWord } from "./types";

/** A sentence of the learner with one mistake in it. */
export interface SentenceToRepair {
  readonly said: string;
  readonly wrong: string;
  /** Null where the words should only be looked at again. */
  readonly better: string | null;
  readonly why: string;
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
      const inside = mistakes.filter(({ start, length }) =>
        overlaps(sentence, start, start + length),
      );
      for (const { wrong, better, why } of inside)
        toRepair.push({ said: sentence.text, wrong, better, why });
      const reached = fulfilled.some(({ start, end }) => overlaps(sentence, start, end));
      if (reached && inside.length === 0) wellSaid.add(sentence.text);
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
