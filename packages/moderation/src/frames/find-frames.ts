import data from "../../data/danger-frames.json";
import {
  anyFrameOf,
  type FrameTest,
  type FrameText,
  type Said,
  vocabularyOf,
  type WordClasses,
} from "./frame-pattern";
import { createPlainWords, formsIn } from "./plain-words";

/** Somebody who may hurt themselves, or whom others hurt. */
type Danger = "self-harm" | "danger";

interface Frame {
  danger: Danger;
  all: readonly FrameTest[];
  unless: FrameTest;
}

interface Kind {
  danger: string;
  /** Makes an innocent sentence of whatever is of this kind. */
  unless?: readonly string[];
  frames: readonly FrameText[];
}

const classes: WordClasses = data.classes;
const kinds = data.kinds as readonly Kind[];

/** Made when the first message comes, so that no start of the server waits for it. */
let reader: Reader | undefined;

interface Reader {
  plainWords: (fold: string) => string;
  dangersIn: (fold: string) => Set<Danger>;
}

/**
 * In which danger somebody may be by who does what to whom, in whatever English: patterns over base
 * forms, of one sentence or of two beside each other.
 *
 * @param fold a message as `fold` makes it
 */
export function dangersByForm(fold: string): ReadonlySet<Danger> {
  reader ??= createReader();
  return reader.dangersIn(fold);
}

/** A fold in the plain words that frames are read over. */
export function plainlySaid(fold: string): string {
  reader ??= createReader();
  return reader.plainWords(fold);
}

function createReader(): Reader {
  const texts = kinds.flatMap(({ frames, unless: ofAll = [] }) => [
    ...ofAll,
    ...frames.flatMap(({ all, unless = [] }) => [...all, ...unless]),
  ]);
  const { who, clear, faint, unless: noSign, least } = data.signs;
  const vocabulary = vocabularyOf(
    [...texts, ...data.unless, who, ...clear, faint, noSign],
    classes,
  );
  const plainWords = createPlainWords(vocabulary, new Set(data.realWords.split(" ")));
  const formsOf = formsIn(vocabulary);
  const frames = kinds.flatMap(({ danger, frames: ofKind, unless: ofAll = [] }) =>
    ofKind.map(({ all, unless = [] }): Frame => ({
      danger: danger as Danger,
      all: all.map((text) => anyFrameOf([text], classes, formsOf)),
      unless: anyFrameOf([...ofAll, ...unless], classes, formsOf),
    })),
  );
  const oneOf = (text: string) => anyFrameOf([text], classes, formsOf);
  const signs = clear.map(oneOf);
  const [writer, faintSign, innocentOfSigns] = [oneOf(who), oneOf(faint), oneOf(noSign)];
  /** Several signs of danger by who writes of themselves, where no frame is whole. */
  const hasSigns = (part: Said): boolean => {
    if (!writer.isSaidIn(part) || innocentOfSigns.isSaidIn(part)) return false;
    const given = signs.filter((sign) => sign.isSaidIn(part)).length;
    return given > least || (given === least && faintSign.isSaidIn(part));
  };
  const innocent = anyFrameOf(data.unless, classes, formsOf);
  const framesFor = indexOf(frames);
  const dangersIn = (fold: string): Set<Danger> => {
    const said = partsOf(plainWords(fold)).filter((part) => !innocent.isSaidIn(part));
    const dangers = new Set<Danger>();
    for (const part of said) {
      for (const frame of framesFor(part)) {
        if (!dangers.has(frame.danger) && isSaid(frame, part)) dangers.add(frame.danger);
      }
    }
    if (dangers.size === 0 && said.some(hasSigns)) dangers.add("danger");
    return dangers;
  };
  return { plainWords, dangersIn };
}

/**
 * Which frames a part may say, by the words that it has: hardly any word is in most frames, so that
 * nearly all are passed over. A frame stands under the words of its narrowest pattern.
 */
function indexOf(frames: readonly Frame[]): (part: Said) => ReadonlySet<Frame> {
  const byWord = new Map<string, Frame[]>();
  const always: Frame[] = [];
  for (const frame of frames) {
    const keys = frame.all.flatMap(({ keyWords }) => (keyWords === null ? [] : [keyWords]));
    const [narrowest] = keys.toSorted((a, b) => a.size - b.size);
    if (narrowest === undefined) always.push(frame);
    for (const word of narrowest ?? []) byWord.set(word, [...(byWord.get(word) ?? []), frame]);
  }
  return ({ words }) =>
    new Set([...always, ...[...words].flatMap((word) => byWord.get(word) ?? [])]);
}

/** What stands further apart is hardly told of one another. */
const WIDEST = 24;

/** Each sentence alone, and with the next: what is done may stand in one, and to whom in the other. */
function partsOf(words: string): Said[] {
  const sentences = words
    .split(/ ?\. ?/)
    .filter((sentence) => sentence !== "")
    .map((sentence) => sentence.split(" "));
  const pairs = sentences
    .slice(1)
    .map((next, at) => [...(sentences[at] ?? []), ".", ...next])
    .filter((pair) => pair.length <= WIDEST);
  const texts = [...sentences.flatMap(windowsOf), ...pairs].map((part) => part.join(" "));
  // Who floods a field repeats themselves: each part is read once.
  return [...new Set(texts)].map((text) => ({ text, words: new Set(text.split(" ")) }));
}

/** A long sentence, as learners write who set no full stops, in pieces that overlap by half. */
function windowsOf(sentence: readonly string[]): string[][] {
  const starts = Math.max(1, Math.ceil((sentence.length - WIDEST) / (WIDEST / 2)) + 1);
  return Array.from({ length: starts }, (_, at) => {
    const start = (at * WIDEST) / 2;
    return sentence.slice(start, start + WIDEST);
  });
}

const isSaid = ({ all, unless }: Frame, said: Said): boolean =>
  all.every((test) => test.isSaidIn(said)) && !unless.isSaidIn(said);
