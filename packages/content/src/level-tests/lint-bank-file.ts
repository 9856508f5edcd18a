import type { Finding } from "../finding";
import { levelLimits } from "../level-limits";
import { measureTexts, percentBeyond } from "../measured-text";
import { wordsOf } from "@saywell/english";
import { answersOf, type BankFile, type ClosedItem, passageTexts } from "./bank-file";
import { findOptionFaults, isCopied, isFarLonger, isLongest, saysAnswer } from "../options-rules";
import { passageLimits } from "./passage-limits";

/** Everything about one file of the bank that its shape alone cannot say. */
export function lintBankFile(file: BankFile): Finding[] {
  return [ids, enough, options, typed, givenAway, lengths, writing, passageLevel].flatMap(
    (rule) => [...rule(file)],
  );
}

const placed = ({ groups }: BankFile) => groups.flatMap(({ items }) => items);
function* closed(
  file: BankFile,
): Generator<{ path: (string | number)[]; item: ClosedItem; passage: string }> {
  for (const { passage, items } of file.groups)
    for (const { path, item } of items)
      if (item.type !== "text")
        yield { path, item, passage: passage === null ? "" : passageTexts(passage).join(" ") };
}

function* ids(file: BankFile): Generator<Finding> {
  const { testType, skill, level } = file.cell;
  const cell = `${testType}-${skill}-${level.toLowerCase()}-`;
  const seen = new Set<string>();
  // Numbers may be missing: an item that was taken out leaves its number unused.
  for (const { path, item } of placed(file)) {
    if (!item.id.startsWith(cell))
      yield { path: [...path, "id"], reason: `must begin with ${cell}` };
    if (seen.has(item.id)) yield { path: [...path, "id"], reason: `${item.id} is used already` };
    seen.add(item.id);
  }
}

function* enough(file: BankFile): Generator<Finding> {
  const least = file.cell.skill === "writing" ? 6 : 15;
  const count = placed(file).length;
  if (count < least) yield { path: [], reason: `has ${count} items, fewer than ${least}` };
}

function* options(file: BankFile): Generator<Finding> {
  for (const { path, item } of closed(file)) {
    if (item.type !== "multiple_choice") continue;
    const { question, answer, distractors } = item;
    for (const { wrong, reason } of findOptionFaults({ question, answer, wrong: distractors }))
      yield { path: wrong === undefined ? path : [...path, "distractors", wrong], reason };
  }
}

function* typed(file: BankFile): Generator<Finding> {
  for (const { path, item } of closed(file)) {
    if (item.type !== "fill_blank") continue;
    const seen = new Set<string>();
    for (const [index, answer] of item.answers.entries()) {
      if (seen.has(answer.trim().toLowerCase()))
        yield { path: [...path, "answers", index], reason: `"${answer}" is accepted already` };
      seen.add(answer.trim().toLowerCase());
    }
  }
}

const plain = (text: string) =>
  ` ${wordsOf(text)
    .map(({ text: word }) => word.toLowerCase())
    .join(" ")} `;

/** Grammar repeats its words by nature, and what is read or heard holds the answer. */
function* givenAway(file: BankFile): Generator<Finding> {
  for (const { path, item, passage } of closed(file)) {
    const others = item.type === "multiple_choice" ? item.distractors : [];
    for (const answer of answersOf(item))
      if (file.cell.skill !== "grammar" && saysAnswer(item.question, answer, others))
        yield { path: [...path, "question"], reason: `gives the answer away: "${answer}"` };
    if (item.type === "multiple_choice" && isCopied(item.question, passage))
      yield { path: [...path, "question"], reason: "stands in the text word for word" };
  }
}

/** Careful answers tend to be longer, and test-wise people know it. */
function* lengths(file: BankFile): Generator<Finding> {
  const choices = [...closed(file)].flatMap(({ path, item }) =>
    item.type === "multiple_choice" ? [{ path, item }] : [],
  );
  const longest = choices.filter(({ item: { answer, distractors } }) =>
    isLongest({ answer, wrong: distractors }),
  );
  if (longest.length > choices.length * 0.45)
    yield {
      path: [],
      reason: `the right option is the longest in ${longest.length} of ${choices.length} items: ${longest.map(({ item }) => item.id).join(", ")}`,
    };
  for (const {
    path,
    item: { answer, distractors },
  } of choices)
    if (isFarLonger({ answer, wrong: distractors }))
      yield { path: [...path, "answer"], reason: "is far longer than every other option" };
}

function* writing(file: BankFile): Generator<Finding> {
  for (const { path, item } of placed(file)) {
    if (item.type !== "text") continue;
    if (item.minWords >= item.maxWords)
      yield { path: [...path, "maxWords"], reason: "must be more than minWords" };
    const words = wordsOf(item.sample).length;
    if (words < item.minWords || words > item.maxWords)
      yield {
        path: [...path, "sample"],
        reason: `has ${words} words, not ${item.minWords} to ${item.maxWords}`,
      };
    const sample = plain(item.sample);
    for (const [index, { point, words: shown }] of item.points.entries())
      if (!shown.some((word) => sample.includes(plain(word).trimEnd())))
        yield {
          path: [...path, "points", index],
          reason: `the sample has none of the words for "${point}"`,
        };
  }
}

/** What is read and heard is measured as a whole: one short text says too little. */
function* passageLevel(file: BankFile): Generator<Finding> {
  const texts = file.groups.flatMap(({ path, passage }) =>
    passage === null ? [] : passageTexts(passage).map((text) => ({ path, text })),
  );
  if (texts.length === 0) return;
  const { level } = file.cell;
  const { knownRanks } = levelLimits[level];
  const limits = passageLimits[level];
  const measured = measureTexts(texts, new Set());
  const rare = percentBeyond(measured, knownRanks);
  if (rare > limits.rarePercent) {
    const worst = measured
      .flatMap(({ vocabulary }) => vocabulary)
      .filter(({ rank }) => rank > knownRanks)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, 12)
      .map(({ word }) => word);
    yield {
      path: [],
      reason: `${rare.toFixed(1)} % of the words of its texts are rarer than ${level} allows (${limits.rarePercent} %): ${worst.join(", ")}`,
    };
  }
  for (const { path, sentences } of measured)
    for (const sentence of sentences)
      if (sentence.words > limits.longestSentence)
        yield {
          path,
          reason: `has a sentence of ${sentence.words} words, more than ${limits.longestSentence} at ${level}: "${sentence.text}"`,
        };
}
