import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "@saywell/content/answers";
import { buckets, featuresOf } from "../../packages/moderation/src/cry-classifier/features";
import { misspellings } from "../../packages/moderation/src/testing/misspell";

/*
 * Trains the model that hears cries for help which no frame says whole, from sentences in
 * packages/moderation/data, and writes its weights there. Run by
 * `npx tsx scripts/cry-classifier/train.ts`: the same sentences give the same weights.
 */

const data = join(import.meta.dirname, "../../packages/moderation/data");
const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
const corpus = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(data, "corpora", `${name}.json`), "utf8"));

/** All sentences under a value, but for what tells about a file. */
const sentencesUnder = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(sentencesUnder);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "about" ? [] : sentencesUnder(each),
  );
};
const part = (value: unknown, key: string): unknown => (value as Record<string, unknown>)[key];

const shapes = corpus("told-by-shape");
const learners = corpus("cries-in-learners-english");
const cries = [
  ...linesOf(join(data, "cry-classifier/cries.txt")),
  ...sentencesUnder(learners["cries"]),
  ...sentencesUnder(corpus("harmful-by-kind")["selfHarm"]),
  ...sentencesUnder(corpus("unseen-harmful-by-kind")["selfHarm"]),
  ...sentencesUnder(corpus("tellings")),
  ...sentencesUnder(part(shapes["known"], "tellings")),
  ...sentencesUnder(part(shapes["heldOut"], "tellings")),
];
const learnerTexts = join(data, "../../grammar-checker/data/learner-sentences");
const harmless = [
  ...linesOf(join(data, "cry-classifier/harmless.txt")),
  ...sentencesUnder(learners["harmless"]),
  ...sentencesUnder(part(shapes["known"], "harmless")),
  ...sentencesUnder(part(shapes["heldOut"], "harmless")),
  ...[
    "innocent-by-topic",
    "innocent-near-tellings",
    "innocent-sentences",
    "unseen-innocent",
  ].flatMap((name) => sentencesUnder(corpus(name))),
  // As learners write, and as it was put right.
  ...readdirSync(learnerTexts)
    .flatMap((name) => linesOf(join(learnerTexts, name)))
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replaceAll(/\{([^|}]*)\|[^}]*\}/g, "$1")),
];

/** Plain sentences of the course: every second one, so that the others tell of false alarms. */
const ordinary = [...new Set(sentencesUnder(loadContent().lessons))]
  .filter((text) => /^[A-Z].*[.?!]$/.test(text) && text.length < 140 && text.split(" ").length > 3)
  .filter((_text, at) => at % 2 === 0);

/** Written for this, as strangers write, and not to fit a rule: they count more. */
const ownSentences: ReadonlySet<string> = new Set([
  ...linesOf(join(data, "cry-classifier/cries.txt")),
  ...linesOf(join(data, "cry-classifier/harmless.txt")),
]);

interface Example {
  features: readonly number[];
  isCry: boolean;
  weight: number;
}
const copies = Object.values(misspellings);
const examplesOf = (texts: readonly string[], isCry: boolean): Example[] =>
  [...new Set(texts)].flatMap((text, at) => {
    const misspelt = copies[at % copies.length]!(text);
    const written = misspelt === text ? [text] : [text, misspelt];
    return written.flatMap((each) => {
      const sentences = featuresOf(each);
      // Of a cry in several sentences not each is one.
      const weight = (ownSentences.has(text) ? 2 : 1) * (each === text ? 1 : 0.5);
      if (isCry && sentences.length > 1)
        return [{ features: [...new Set(sentences.flat())], isCry, weight }];
      return sentences.map((features) => ({ features, isCry, weight }));
    });
  });

/** A generator of its own, so that every run is the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function train(examples: readonly Example[]) {
  const random = randomFrom(7);
  const weights = new Float64Array(buckets);
  const squares = new Float64Array(buckets).fill(1e-6);
  let bias = -1;
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const index of order) {
      const { features, isCry, weight } = examples[index]!;
      const scale = 1 / Math.sqrt(features.length);
      const sum = features.reduce((total, each) => total + weights[each]!, 0) * scale + bias;
      const error = (1 / (1 + Math.exp(-sum)) - (isCry ? 1 : 0)) * weight;
      bias -= 0.01 * error;
      for (const each of features) {
        const slope = error * scale + decay * weights[each]!;
        squares[each]! += slope * slope;
        weights[each]! -= (rate * slope) / Math.sqrt(squares[each]!);
      }
    }
  }
  return { weights, bias };
}
const epochs = 25;
const rate = 0.15;
const decay = 2e-4;

const scoreWith = ({ weights, bias }: ReturnType<typeof train>, text: string): number =>
  Math.max(
    -99,
    ...featuresOf(text).map(
      (features) =>
        features.reduce((total, each) => total + weights[each]!, 0) / Math.sqrt(features.length) +
        bias,
    ),
  );

/** Each fifth is scored by a model that did not see it: what that finds is what strangers' cries get. */
const folds = 5;
const unseen = (texts: readonly string[], at: number): string[] =>
  texts.filter((_, index) => index % folds === at);
const seen = (texts: readonly string[], at: number): string[] =>
  texts.filter((_, index) => index % folds !== at);
const ofCourse = ordinary.flatMap((text) =>
  featuresOf(text).map((features): Example => ({ features, isCry: false, weight: 0.5 })),
);
const own = [...new Set(cries)];
const others = [...new Set(harmless)];
const ofCries: number[] = [];
const ofOthers: number[] = [];
for (let at = 0; at < folds; at += 1) {
  const model = train([
    ...examplesOf(seen(own, at), true),
    ...examplesOf(seen(others, at), false),
    ...ofCourse,
  ]);
  ofCries.push(...unseen(own, at).map((text) => scoreWith(model, text)));
  ofOthers.push(...unseen(others, at).map((text) => scoreWith(model, text)));
}
for (const rate of [0.002, 0.005, 0.01, 0.015, 0.02, 0.03]) {
  const threshold = ofOthers.toSorted((a, b) => b - a)[Math.floor(rate * ofOthers.length)]!;
  const heard = ofCries.filter((score) => score > threshold).length / ofCries.length;
  console.log(`false alarms ${rate}: threshold ${threshold.toFixed(2)}, heard ${heard.toFixed(3)}`);
}
{
  const mostly = ofOthers.toSorted((a, b) => b - a)[Math.floor(0.015 * ofOthers.length)]!;
  const texts = own.length;
  const order = Array.from({ length: folds }, (_, at) => unseen(own, at)).flat();
  const mine = order.flatMap((text, at) => (ownSentences.has(text) ? [ofCries[at]!] : []));
  console.log(
    `of those written for it: ${(mine.filter((score) => score > mostly).length / mine.length).toFixed(3)} of ${mine.length}, ${texts} in all`,
  );
}
console.log(`${own.length} cries, ${others.length} harmless`);
const threshold = Number(
  ofOthers.toSorted((a, b) => b - a)[Math.floor(mostFalseAlarms() * ofOthers.length)]!.toFixed(2),
);
/** The share of harmless sentences that a model which did not see them may take for cries. */
function mostFalseAlarms(): number {
  return 0.018;
}

const model = train([...examplesOf(own, true), ...examplesOf(others, false), ...ofCourse]);
const largest = model.weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
const step = largest / 127;
const packed = Array.from(model.weights, (each) => Math.round(each / step));
// Few of them are not near nought, so that runs of noughts are written short.
const text = JSON.stringify({
  threshold,
  bias: model.bias,
  step,
  weights: packed.join(",").replaceAll(/(?:^|(?<=,))0(?=,|$)/g, ""),
});
writeFileSync(join(data, "cry-classifier/weights.json"), `${text}\n`);
console.log(`${text.length} bytes`);
