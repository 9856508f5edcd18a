import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { Correction } from "@saywell/contract";
import {
  createTagger,
  type Finding,
  findRuleMistakes,
  type Lexicon,
  markText,
  readWeights,
} from "@saywell/grammar-checker";
import { createBinaryModuleFromUrl, Dialect, LocalLinter, SuggestionKind } from "harper.js";
import { collectGarbage } from "./collect-garbage";
import type { CheckOrder } from "./grammar-checker";

// The thread in which Harper, the rule bank and the tagger live.

/** A sentence longer than this, or with more words that Harper does not know, would take it too long. */
const longestSentence = 500;
const mostUnknownWords = 15;

/**
 * V8 compiles WebAssembly that runs often once more. Of Harper that is nearly all: it becomes no faster
 * that could be measured, and the process 120 MB larger.
 */
setFlagsFromString("--wasm-tiering-budget=100000000");

const [linter, tagger] = await Promise.all([openLinter(), openTagger()]);
// The rules' library loads its model with its first sentence.
findRuleMistakes("This is a sentence.");
collectGarbage();

async function openTagger() {
  const file = (name: string) =>
    readFile(fileURLToPath(import.meta.resolve(`@saywell/grammar-checker/tagger/${name}`)));
  const [weights, lexicon] = await Promise.all([file("weights.bin"), file("lexicon.json")]);
  return createTagger(
    readWeights(weights, (bytes) => new TextDecoder().decode(bytes)),
    JSON.parse(lexicon.toString()) as Lexicon,
  );
}

/**
 * Harper would read its own file by a path in which spaces are still escaped,
 * and load its small edition as well. So it is given the bytes.
 */
async function openLinter(): Promise<LocalLinter> {
  const file = new URL("harper_wasm_bg.wasm", import.meta.resolve("harper.js/binary"));
  const blob = new Blob([await readFile(file)], { type: "application/wasm" });
  const url = URL.createObjectURL(blob);
  const opened = new LocalLinter({
    binary: createBinaryModuleFromUrl(url, "full"),
    dialect: Dialect.British,
  });
  // The first word that is like no other takes Harper seconds, later ones do not. Its check would
  // be given up, and the thread that replaced this one would have it all before it again.
  await opened.lint("This sentence has an xqzptlkw.", { language: "plaintext" });
  URL.revokeObjectURL(url);
  return opened;
}

export default async function check({
  text,
  knownWords,
  budget,
}: CheckOrder): Promise<Correction[]> {
  const end = performance.now() + budget;
  return markText(
    text,
    { harper: findIn, rules: findRuleMistakes, tagger: tagger.propose },
    { knownWords, hasTime: () => performance.now() < end },
  );
}

async function findIn(sentence: string): Promise<Finding[] | null> {
  if (sentence.length > longestSentence || (await hasManyUnknownWords(sentence))) return null;
  const findings = await lint(sentence);
  for (const finding of findings) await tryCapital(finding, sentence);
  return findings;
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

async function lint(text: string): Promise<Finding[]> {
  const groups = await linter.organizedLints(text, { language: "plaintext" });
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.map((each): Finding => {
      const { start, end } = each.span();
      const suggestions = each.suggestions();
      const isMissing = suggestions[0]?.kind() === SuggestionKind.InsertAfter;
      const finding = {
        rule,
        kind: each.lint_kind(),
        // What is missing behind the words is no replacement of them.
        start: isMissing ? end : start,
        end,
        message: each.message(),
        replacements: suggestions.flatMap((one) =>
          one.kind() === SuggestionKind.Remove ? [""] : one.get_replacement_text() || [],
        ),
      };
      // Memory of Harper's that no garbage collector knows.
      each.free();
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
  const isRight = !(await lint(name)).some(({ kind }) => kind === "Spelling");
  if (isRight) finding.replacements.unshift(name);
}
