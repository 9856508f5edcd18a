import { type CefrLevel, levelBelow } from "@saywell/cefr";
import type { CompiledItem } from "@saywell/content/answers";
import type { Correction, LevelTestResult } from "@saywell/contract";
import { baseForms } from "@saywell/english";
import { lowerWords } from "./course-words";
import { judgeSentences, measureSentences, withoutRepeats } from "./real-sentences";
import type { Expected, WritingMeasures } from "./writing-measures";

export type WritingFeature = LevelTestResult["writing"][number]["features"][number];
export type Task = Omit<NonNullable<CompiledItem["writing"]>, "sample">;

/** How much each feature counts. */
export const featureWeights = {
  Task: 0.35,
  Length: 0.1,
  "Sentence variety": 0.15,
  "Vocabulary range": 0.2,
  Accuracy: 0.2,
} as const;
const sentencesFeature = "Real sentences";

/** At this many plain mistakes in a hundred words nothing is left of accuracy. */
const mistakesAtZero = { A1: 20, A2: 16, B1: 13, B2: 10, C1: 8, C2: 6 } as const;

export interface WrittenAnswer {
  task: Task;
  prompt: string;
  level: CefrLevel;
  answer: string;
  measures: WritingMeasures;
  expected: Expected | undefined;
  /** Null where the checker could not tell: accuracy is then left out, and the others count for all. */
  corrections: readonly Correction[] | null;
}

/**
 * Scores a text by what can be counted in it, 0 to 1, with a finding in words for each feature.
 * What could be had without writing a text on the task counts against the whole: a text that is too
 * short keeps its share of the sum, one that does nothing of the task three tenths, and one that is
 * not made of real sentences what `judgeSentences` leaves. Words copied from the task are not the
 * writer's own, and a repeated sentence counts once.
 */
export function scoreWriting(written: WrittenAnswer): {
  score: number;
  features: WritingFeature[];
} {
  const own = ownWords(written);
  const { answer, prompt, task, level } = written;
  const taskWords = task.points.flatMap(({ words }) => words);
  const sentences = judgeSentences(measureSentences(answer, { prompt, taskWords }), level);
  const parts = {
    // A task that names no points to be written about says nothing of what was left out.
    ...(task.points.length > 0 && { Task: taskOf(written, own) }),
    Length: lengthOf(written, own.length),
    "Sentence variety": varietyOf(written),
    "Vocabulary range": rangeOf(written),
    ...(written.corrections && { Accuracy: accuracyOf(written, written.corrections) }),
  };
  const weighed = Object.entries(parts).map(([name, { share }]) => ({
    weight: featureWeights[name as keyof typeof featureWeights],
    share,
  }));
  const sum =
    weighed.reduce((total, { weight, share }) => total + weight * share, 0) /
    weighed.reduce((total, { weight }) => total + weight, 0);
  const score =
    sum *
    Math.min(1, own.length / task.minWords) *
    (0.3 + 0.7 * (parts.Task?.share ?? 1)) *
    sentences.share;
  return {
    score,
    features: [...Object.entries(parts), [sentencesFeature, sentences] as const].map(
      ([name, { share, finding }]) => ({
        name,
        score: Math.round(100 * share),
        finding,
      }),
    ),
  };
}

interface Part {
  share: number;
  finding: string;
}

/** Words of the answer that are not part of five or more copied in a row from the task. */
function ownWords({ answer, prompt }: WrittenAnswer): string[] {
  const run = 5;
  const given = ` ${lowerWords(prompt).join(" ")} `;
  const words = lowerWords(withoutRepeats(answer));
  const copied = new Set<number>();
  for (let from = 0; from + run <= words.length; from += 1) {
    if (!given.includes(` ${words.slice(from, from + run).join(" ")} `)) continue;
    for (let at = from; at < from + run; at += 1) copied.add(at);
  }
  return words.filter((_, at) => !copied.has(at));
}

/** A point counts as done with two of its words, where it has a long list of them, else with one. */
function taskOf({ task }: WrittenAnswer, own: readonly string[]): Part {
  const used = new Set(own.flatMap((word) => [word, ...baseForms(word)]));
  const text = ` ${own.join(" ")} `;
  const isUsed = (word: string) =>
    used.has(word.toLowerCase()) || text.includes(` ${word.toLowerCase()} `);
  const missing = task.points.filter(({ words }) => {
    const hits = words.filter(isUsed).length;
    return hits < (words.length >= 8 ? 2 : 1);
  });
  const done = task.points.length - missing.length;
  const left = missing.map(({ point }) => `“${point}”`).join(" and ");
  return {
    share: done / task.points.length,
    finding:
      missing.length === 0
        ? `You did all ${task.points.length} parts of the task.`
        : `You did ${done} of ${task.points.length} parts of the task. We did not find: ${left}.`,
  };
}

function lengthOf({ task }: WrittenAnswer, words: number): Part {
  const { minWords, maxWords } = task;
  const share = words < minWords ? words / minWords : Math.min(1, maxWords / words);
  return {
    share,
    finding: `You wrote ${count(words, "word")} of your own. The task asks for ${minWords} to ${maxWords}.`,
  };
}

function varietyOf({ measures, expected }: WrittenAnswer): Part {
  const { sentences, sentenceLength, joined, openings } = measures;
  const share = meanOf([
    reached(sentenceLength, expected?.sentenceLength),
    reached(joined, expected?.joined),
    reached(openings, expected?.openings),
  ]);
  return {
    share: sentences < 2 ? share / 2 : share,
    finding: `${capital(count(sentences, "sentence"))} with ${Math.round(sentenceLength)} words on average; ${Math.round(100 * joined)} % of them join ideas with words such as “because” or “which”.`,
  };
}

function rangeOf({ measures, expected, level }: WrittenAnswer): Part {
  const { differentWords, range, beyond, wordLength } = measures;
  const beyondShare = beyond.length / Math.max(differentWords, 1);
  const share = meanOf([
    reached(range, expected?.range),
    reached(wordLength, expected?.wordLength),
    ...(level === "A1" ? [] : [reached(beyondShare, expected?.beyondShare)]),
  ]);
  const below = levelBelow(level);
  const rare = beyond.slice(0, 5).map((word) => `“${word}”`);
  const said =
    below === null
      ? ""
      : beyond.length === 0
        ? ` None goes beyond our lessons up to ${below}.`
        : ` ${beyond.length} of them ${beyond.length === 1 ? "goes" : "go"} beyond our lessons up to ${below}, such as ${rare.join(", ")}.`;
  return { share, finding: `${capital(count(differentWords, "different word"))}.${said}` };
}

function accuracyOf({ measures, level }: WrittenAnswer, corrections: readonly Correction[]): Part {
  const density = (100 * corrections.length) / Math.max(measures.words, 1);
  const first = corrections.find(({ better }) => better !== null) ?? corrections[0];
  return {
    share: Math.max(0, 1 - density / mistakesAtZero[level]),
    finding:
      first === undefined
        ? "Our checker found no plain mistakes. It does not find them all."
        : `Our checker found ${count(corrections.length, "plain mistake")}, such as “${first.wrong}”${instead(first)}.`,
  };
}

const instead = ({ better }: Correction): string =>
  better === null ? "" : ` instead of “${better}”`;

/** How much of what good texts have is there: nine tenths are enough. Nothing is asked where nothing is known. */
const reached = (value: number, expected: number | undefined): number =>
  expected === undefined || expected === 0 ? 1 : Math.min(1, value / (0.9 * expected));
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const count = (number: number, what: string): string =>
  `${number === 0 ? "no" : number} ${what}${number === 1 ? "" : "s"}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
