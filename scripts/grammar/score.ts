import { readFileSync } from "node:fs";
import { findRuleMistakes } from "@saywell/grammar-checker";
import { createGrammarChecker } from "../../apps/server/src/adapters/grammar-checker";
import {
  joinTokens,
  markTokens,
  parseEdits,
  parseM2,
  parseTsv,
  score,
  type CheckedSentence,
  type LabelledSentence,
  type Measures,
  type Span,
} from "@saywell/grammar-checker/score";

// How well the grammar checker finds what annotators found:
// npm run tutor:score -- FILE… [--format=m2|tsv|edits] [--rules] [--list]
// With --rules the rule bank alone, without Harper and the tagger.

interface Labelled {
  readonly text: string;
  readonly places: readonly Span[];
  readonly wrong: readonly boolean[];
}

const joined = (sentences: LabelledSentence[]): Labelled[] =>
  sentences.map(({ tokens, wrong }) => ({ ...joinTokens(tokens), wrong }));

const readers: Record<string, (text: string) => Labelled[]> = {
  m2: (text) => joined(parseM2(text)),
  tsv: (text) => joined(parseTsv(text)),
  edits: parseEdits,
};
/** M2 has lines that begin with S, a table has tabs; sentences with edits have neither. */
const formatOf = (text: string): string =>
  /^S /m.test(text) ? "m2" : /^\S+\t/m.test(text) ? "tsv" : "edits";

/** What the checker marks in each sentence. */
async function check(sentences: readonly string[]): Promise<Span[][]> {
  if (checker === undefined)
    return sentences.map((sentence) =>
      findRuleMistakes(sentence).map(({ start, end }) => ({ start, end })),
    );
  const spans: Span[][] = [];
  for (const sentence of sentences) {
    const marks = await checker.checkAndWait(sentence);
    if (marks === null) throw new Error(`It could not be told in time: ${sentence}`);
    spans.push(marks.map(({ start, length }) => ({ start, end: start + length })));
  }
  return spans;
}

/** Nobody waits here, so a busy machine only makes it slower, in milliseconds. */
const patient = { loadTimeout: 600_000, longTimeout: 600_000, workTimeout: 600_000 };

const args = process.argv.slice(2);
const checker = args.includes("--rules")
  ? undefined
  : createGrammarChecker({ log: console.error, ...patient });
const files = args.filter((each) => !each.startsWith("--"));
const named = args.find((each) => each.startsWith("--format="))?.slice("--format=".length);
try {
  if (files.length === 0)
    throw new Error(
      "Name a file: npm run tutor:score -- FILE [--format=m2|tsv|edits] [--rules] [--list]",
    );
  for (const file of files) await scoreFile(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await checker?.close();

async function scoreFile(file: string): Promise<void> {
  const text = readFileSync(file, "utf8");
  const read = readers[named ?? formatOf(text)];
  if (read === undefined) throw new Error(`There is no format “${named}”: m2, tsv or edits.`);
  const sentences = read(text);
  if (sentences.length === 0) throw new Error(`${file} holds no sentence.`);
  const marked = await check(sentences.map(({ text }) => text));
  const checked = sentences.map((each, index) => ({ ...each, marked: marked[index] ?? [] }));
  if (args.includes("--list")) for (const each of checked) list(each);
  report(file, checked);
}

function report(file: string, checked: readonly CheckedSentence[]): void {
  const result = score(checked);
  console.log(`${file}: ${result.sentences} sentences, ${result.tokens} tokens`);
  console.table({ tokens: row(result.byToken), sentences: row(result.bySentence) });
  console.log(
    `False alarms: ${percent(result.falseAlarms)} of ${result.rightSentences} right sentences.\n`,
  );
}

function row({ precision, recall, f05, hits, falseMarks, misses }: Measures) {
  return {
    precision: hits + falseMarks === 0 ? "–" : percent(precision),
    recall: hits + misses === 0 ? "–" : percent(recall),
    "F0.5": hits + misses === 0 ? "–" : percent(f05),
    hits,
    "false marks": falseMarks,
    misses,
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A sentence in which the checker missed something (−), or marked what is right (+). */
function list({ text, places, wrong, marked }: Labelled & CheckedSentence): void {
  const marks = markTokens(places, marked);
  const tokens = (of: (index: number) => boolean) =>
    places.flatMap(({ start, end }, index) => (of(index) ? [text.slice(start, end)] : []));
  const missed = tokens((index) => wrong[index] === true && marks[index] !== true);
  const alarms = tokens((index) => wrong[index] !== true && marks[index] === true);
  if (missed.length + alarms.length === 0) return;
  console.log(text);
  if (missed.length > 0) console.log(`    − ${missed.join(" … ")}`);
  if (alarms.length > 0) console.log(`    + ${alarms.join(" … ")}`);
}
