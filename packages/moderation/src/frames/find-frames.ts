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
let reader: ((fold: string) => Set<Danger>) | undefined;

/**
 * In which danger somebody may be by who does what to whom, in whatever English: patterns over base
 * forms, of one sentence or of two beside each other.
 *
 * @param fold a message as `fold` makes it
 */
export function dangersByForm(fold: string): ReadonlySet<Danger> {
  reader ??= createReader();
  return reader(fold);
}

function createReader(): (fold: string) => Set<Danger> {
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
  const [isWriter, isFaintSign, isInnocentOfSigns] = [oneOf(who), oneOf(faint), oneOf(noSign)];
  /** Several signs of danger by who writes of themselves, where no frame is whole. */
  const hasSigns = (part: Said): boolean => {
    if (!isWriter(part) || isInnocentOfSigns(part)) return false;
    const given = signs.filter((isGiven) => isGiven(part)).length;
    return given > least || (given === least && isFaintSign(part));
  };
  const isInnocent = anyFrameOf(data.unless, classes, formsOf);
  return (fold) => {
    const said = partsOf(plainWords(fold)).filter((part) => !isInnocent(part));
    const found = frames.filter((frame) => said.some((part) => isSaid(frame, part)));
    const dangers = new Set(found.map(({ danger }) => danger));
    if (dangers.size === 0 && said.some(hasSigns)) dangers.add("danger");
    return dangers;
  };
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
  return [...sentences.flatMap(windowsOf), ...pairs].map((part) => ({
    text: part.join(" "),
    words: new Set(part),
  }));
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
  all.every((isFound) => isFound(said)) && !unless(said);
