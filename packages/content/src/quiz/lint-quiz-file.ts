import { sentencesOf, wordsOf } from "@saywell/english";
import type { Finding } from "../finding";
import { levelLimits } from "../level-limits";
import { tooLongSentences } from "../level-rule";
import { measureTexts, percentBeyond } from "../measured-text";
import { findOptionFaults, isFarLonger, isLongest, isShortest, saysAnswer } from "../options-rules";
import {
  leastOfFile,
  longestExplanationSentence,
  mostAtAnEnd,
  mostBeginAlike,
  mostExplanationSentences,
  rarePercentOf,
} from "./quiz-limits";
import {
  nameOf,
  type QuizCategory,
  type QuizFile,
  type QuizLevel,
  type QuizSource,
} from "./quiz-schema";

interface Placed {
  category: QuizCategory;
  level: QuizLevel;
  file: QuizFile;
}

/** Everything about one file of the quiz bank that its shape alone cannot say. */
export function lintQuizFile(placed: Placed): Finding[] {
  return [ids, enough, options, ends, beginnings, explanations, levelOfTexts].flatMap((rule) => [
    ...rule(placed),
  ]);
}

const each = ({ file }: Placed): [number, QuizSource][] => [...file.questions.entries()];
const at = (index: number, ...rest: (string | number)[]) => ["questions", index, ...rest];

function* ids(placed: Placed): Generator<Finding> {
  const start = `${nameOf(placed.category)}-${nameOf(placed.level)}-`;
  const seen = new Set<string>();
  for (const [index, { id }] of each(placed)) {
    if (!id.startsWith(start)) yield { path: at(index, "id"), reason: `must begin with ${start}` };
    if (seen.has(id)) yield { path: at(index, "id"), reason: `${id} is used already` };
    seen.add(id);
  }
}

function* enough({ file: { questions } }: Placed): Generator<Finding> {
  if (questions.length < leastOfFile)
    yield { path: [], reason: `has ${questions.length} questions, fewer than ${leastOfFile}` };
}

/** Grammar and sounds repeat their words by nature. */
const mayRepeat: ReadonlySet<QuizCategory> = new Set(["GRAMMAR", "PRONUNCIATION"]);

function* options(placed: Placed): Generator<Finding> {
  for (const [index, item] of each(placed)) {
    for (const { wrong, reason } of findOptionFaults(item))
      yield { path: wrong === undefined ? at(index) : at(index, "wrong", wrong), reason };
    if (item.question.split("___").length > 2)
      yield { path: at(index, "question"), reason: "has more than one blank" };
    if (isFarLonger(item))
      yield { path: at(index, "answer"), reason: "is far longer than every other option" };
    if (!mayRepeat.has(placed.category) && saysAnswer(item.question, item.answer, item.wrong))
      yield { path: at(index, "question"), reason: `gives the answer away: "${item.answer}"` };
  }
}

/** Careful answers tend to be longer, and who is good at tests knows it. */
function* ends({ file: { questions } }: Placed): Generator<Finding> {
  const most = Math.floor(questions.length * mostAtAnEnd);
  for (const [what, found] of [
    ["longest", questions.filter(isLongest)],
    ["shortest", questions.filter(isShortest)],
  ] as const)
    if (found.length > most)
      yield {
        path: [],
        reason: `the right option is the ${what} in ${found.length} of ${questions.length} questions, more than ${most}: ${found.map(({ id }) => id).join(", ")}`,
      };
}

function* beginnings(placed: Placed): Generator<Finding> {
  const begun = new Map<string, number>();
  for (const [index, { question }] of each(placed)) {
    const words = wordsOf(question).map(({ text }) => text.toLowerCase());
    const start = words.slice(0, 3).join(" ");
    const count = (begun.get(start) ?? 0) + 1;
    begun.set(start, count);
    if (count === mostBeginAlike + 1)
      yield {
        path: at(index, "question"),
        reason: `is one more that begins with "${start}", after ${mostBeginAlike} others`,
      };
  }
}

function* explanations(placed: Placed): Generator<Finding> {
  const longest = longestExplanationSentence[placed.level];
  for (const [index, { explanation }] of each(placed)) {
    const sentences = sentencesOf(explanation);
    const path = at(index, "explanation");
    if (sentences.length > mostExplanationSentences)
      yield { path, reason: `has ${sentences.length} sentences, more than three` };
    for (const sentence of sentences) {
      const words = wordsOf(sentence).length;
      if (words > longest)
        yield {
          path,
          reason: `has a sentence of ${words} words, more than ${longest}: ${sentence}`,
        };
    }
  }
}

/** Measured over the whole file: one question says too little. What is asked about may be new. */
function* levelOfTexts(placed: Placed): Generator<Finding> {
  const { level } = placed;
  const asked = new Set(
    each(placed).flatMap(([, { answer, wrong, question }]) => [
      ...[answer, ...wrong].flatMap((text) => wordsOf(text).map((word) => word.text.toLowerCase())),
      ...[...question.matchAll(/["“'‘]([^"”'’]+)["”'’]/g)].flatMap(([, quoted]) =>
        wordsOf(quoted!).map((word) => word.text.toLowerCase()),
      ),
    ]),
  );
  const texts = each(placed).map(([index, { question }]) => ({
    path: at(index, "question"),
    text: question,
  }));
  const measured = measureTexts(texts, asked);
  yield* tooLongSentences(measured, level, levelLimits[level]);
  const { knownRanks } = levelLimits[level];
  const most = rarePercentOf(level);
  const rare = percentBeyond(measured, knownRanks);
  if (rare > most) {
    const words = measured.flatMap(({ vocabulary }) =>
      vocabulary.filter(({ rank }) => rank > knownRanks).map(({ word }) => word),
    );
    yield {
      path: [],
      reason: `${rare.toFixed(1)} % of the words of its questions are rarer than ${level} allows (${most.toFixed(1)} % beyond rank ${knownRanks}): ${[...new Set(words)].join(", ")}`,
    };
  }
}
