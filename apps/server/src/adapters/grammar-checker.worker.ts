import { readFile } from "node:fs/promises";
import type { Correction } from "@saywell/contract";
import { createBinaryModuleFromUrl, Dialect, LocalLinter } from "harper.js";
import type { CheckOrder } from "./grammar-checker";
import { findLearnerMistakes } from "./learner-mistakes";
import { linesOf } from "./lines-of";
import { findPlaceMistakes } from "./place-mistakes";
import { type Finding, plainErrors } from "./plain-errors";
import { findVerbMistakes } from "./verb-mistakes";

// The thread in which Harper lives.

/**
 * Harper takes 20 ms or more for a word that it does not know, so a page of nonsense
 * would keep it busy for seconds. After so many milliseconds no other sentence is begun,
 * and one longer than this, or with more such words, is not looked at.
 */
const budget = 700;
const longestSentence = 500;
const mostUnknownWords = 15;
const sentenceEnd = /(?<=[.?!]["”)]?\s)(?=["“(]?\p{Lu})/u;

const linter = await openLinter();

/**
 * Harper would read its own file by a path in which spaces are still escaped,
 * and load its small edition as well. So it is given the bytes.
 */
async function openLinter(): Promise<LocalLinter> {
  const file = new URL("harper_wasm_bg.wasm", import.meta.resolve("harper.js/binary"));
  const blob = new Blob([await readFile(file)], { type: "application/wasm" });
  const url = URL.createObjectURL(blob);
  const linter = new LocalLinter({
    binary: createBinaryModuleFromUrl(url, "full"),
    dialect: Dialect.British,
  });
  // The first word that is like no other takes Harper seconds, later ones do not. Its check would
  // be given up, and the thread that replaced this one would have it all before it again.
  await linter.lint("This sentence has an xqzptlkw.", { language: "plaintext" });
  URL.revokeObjectURL(url);
  return linter;
}

export default async function check({ text, knownWords }: CheckOrder): Promise<Correction[]> {
  const findings: Finding[] = [
    ...findLearnerMistakes(text),
    ...findPlaceMistakes(text),
    ...findVerbMistakes(text),
  ];
  const end = performance.now() + budget;
  for (const { sentence, offset } of sentencesOf(text)) {
    if (performance.now() > end) break;
    if (sentence.length > longestSentence || (await hasManyUnknownWords(sentence))) continue;
    for (const finding of await findIn(sentence)) {
      await tryCapital(finding, sentence);
      findings.push({ ...finding, start: finding.start + offset, end: finding.end + offset });
    }
  }
  return plainErrors(text, findings, knownWords);
}

function* sentencesOf(text: string): Generator<{ sentence: string; offset: number }> {
  for (const { line, offset: start } of linesOf(text)) {
    let offset = start;
    for (const sentence of line.split(sentenceEnd)) {
      yield { sentence, offset };
      offset += sentence.length;
    }
  }
}

async function hasManyUnknownWords(text: string): Promise<boolean> {
  // Harper takes "xqz'ptl" for two words, and "didn't" for one.
  const words = new Set(text.match(/[\p{L}\p{M}]+(?:['’]\p{L}{1,2}\b)?/gu));
  if (words.size <= mostUnknownWords) return false;
  let unknown = 0;
  for (const word of words) {
    if (!(await isInDictionary(word))) unknown += 1;
    if (unknown > mostUnknownWords) return true;
  }
  return false;
}

/** Of a single word, Harper tells just this: whether it knows it, whatever its case and dialect. */
const isInDictionary = (word: string): Promise<boolean> => linter.isLikelyEnglish(word);

async function findIn(text: string): Promise<Finding[]> {
  const groups = await linter.organizedLints(text, { language: "plaintext" });
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.map((lint): Finding => {
      const { start, end } = lint.span();
      const replacements = lint.suggestions().map((each) => each.get_replacement_text());
      const finding = {
        rule,
        kind: lint.lint_kind(),
        start,
        end,
        message: lint.message(),
        replacements: replacements.filter(Boolean),
      };
      // Memory of Harper's that no garbage collector knows.
      lint.free();
      return finding;
    }),
  );
}

/** For "spain" Harper thinks of "slain" before it thinks of a country. */
async function tryCapital(finding: Finding, text: string): Promise<void> {
  const word = text.slice(finding.start, finding.end);
  if (finding.kind !== "Spelling" || !/^\p{Ll}{4,}$/u.test(word)) return;
  const name = word.slice(0, 1).toUpperCase() + word.slice(1);
  if (!(await isInDictionary(name))) return;
  const isRight = !(await findIn(name)).some(({ kind }) => kind === "Spelling");
  if (isRight) finding.replacements.unshift(name);
}
