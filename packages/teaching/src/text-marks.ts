import { sentencesOf } from "@saywell/english";
import type { MarkState } from "./teaching-facts";

/** A mark in a text: what is wrong there, what would be better, or what a teacher says about it. */
export interface TextMark {
  /** One of a kind in its text. */
  id: string;
  /** Where it begins and how long it is, in UTF-16 units; 0 long where something is missing. */
  start: number;
  length: number;
  /** What to write instead, or to put in; empty to leave the words out; null where nothing is corrected. */
  better: string | null;
  /** Why, in a sentence; may be empty. */
  why: string;
  /** What the teacher says beside it; may be empty. */
  comment: string;
  /** Whether the program proposed it. */
  isAutomatic: boolean;
  state: MarkState;
}

/** The most marks that a text has. */
export const mostMarks = 300;

/**
 * What is wrong with marks of a text, as a sentence for who made them; null where nothing is. Each lies
 * within the text, says something, and corrections that are accepted do not overlap: else nobody could
 * tell what the right text is.
 */
export function marksProblem(text: string, marks: readonly TextMark[]): string | null {
  if (marks.length > mostMarks) return `A text has at most ${mostMarks} marks.`;
  if (new Set(marks.map(({ id }) => id)).size < marks.length) return "Two marks have one name.";
  for (const { start, length, better, comment, why } of marks) {
    if (start + length > text.length) return "A mark lies outside the text.";
    if (cutsLetter(text, start) || cutsLetter(text, start + length)) {
      return "A mark begins or ends inside a sign.";
    }
    if (better === null && comment === "" && why === "") return "A mark says nothing.";
    if (better !== null && length === 0 && better === "") return "A mark changes nothing.";
    if (better !== null && better === text.slice(start, start + length)) {
      return "A mark changes nothing.";
    }
  }
  const accepted = corrections(marks);
  for (const [at, mark] of accepted.entries()) {
    const next = accepted[at + 1];
    if (next !== undefined && overlap(mark, next)) {
      const words = text.slice(mark.start, mark.start + mark.length);
      return `Two corrections overlap at “${words}”. Drop one of them.`;
    }
  }
  return null;
}

/** Whether a place lies between the two halves of one sign, as of an emoji. */
const cutsLetter = (text: string, at: number): boolean =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** The text with every accepted correction made. */
export function correctedText(text: string, marks: readonly TextMark[]): string {
  let made = "";
  let at = 0;
  for (const { start, length, better } of corrections(marks)) {
    made += text.slice(at, start) + better;
    at = start + length;
  }
  return made + text.slice(at);
}

/** A question of which the answer is the right form of something that its learner got wrong. */
export interface CorrectionCard {
  /** The learner's sentence with a gap, and what stood there. */
  question: string;
  correct: string;
  explanation: string;
}

const gap = "____";
/** Of a longer sentence only the words around the gap are asked about. */
const mostAround = 120;

/**
 * A card for each accepted correction of a text: the learner's own sentence, with its other mistakes
 * put right, and a gap where the right words go. Corrections that only take words out, and those
 * that are longer than anybody would learn, make no card.
 */
export function correctionCards(text: string, marks: readonly TextMark[]): CorrectionCard[] {
  const accepted = corrections(marks);
  return accepted.flatMap((mark) => {
    const right = mark.better.trim();
    if (right === "" || right.length > 80 || /[\n_]/.test(right)) return [];
    const others = accepted.filter((each) => each !== mark);
    const before = correctedText(
      text.slice(0, mark.start),
      others.filter(({ start }) => start < mark.start),
    );
    const behindFrom = mark.start + mark.length;
    const behind = correctedText(
      text.slice(behindFrom),
      others
        .filter(({ start }) => start >= behindFrom)
        .map((each) => ({ ...each, start: each.start - behindFrom })),
    );
    const wrong = text.slice(mark.start, behindFrom).trim();
    const edges = { left: /^\s/.test(mark.better), right: /\s$/.test(mark.better) };
    const sentence = [
      lastSentence(before),
      edges.left ? " " : "",
      gap,
      edges.right ? " " : "",
      firstSentence(behind),
    ]
      .join("")
      .trim();
    if (sentence === gap) return [];
    return [
      {
        question: wrong === "" ? sentence : `${sentence} (not “${wrong}”)`,
        correct: right,
        explanation: mark.comment === "" ? mark.why : mark.comment,
      },
    ];
  });
}

/** The end of a text from where its last sentence begins. */
function lastSentence(text: string): string {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  const ends = [...line.matchAll(/[.!?]["'”’)]*\s+/g)];
  const last = ends.at(-1);
  const sentence = last === undefined ? line : line.slice(last.index + last[0].length);
  if (sentence.length <= mostAround) return sentence;
  const cut = sentence.slice(-mostAround);
  return `… ${cut.slice(cut.indexOf(" ") + 1)}`;
}

/** The beginning of a text up to where its first sentence ends. */
function firstSentence(text: string): string {
  const line = /^[^\n]*/.exec(text)![0];
  const [first = ""] = sentencesOf(`x${line}`);
  const sentence = first === "" ? "" : first.slice(1);
  if (sentence.length <= mostAround) return sentence;
  const cut = sentence.slice(0, mostAround);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

type MadeCorrection = TextMark & { better: string };

/** The accepted marks that change the text, in its order. */
const corrections = (marks: readonly TextMark[]): MadeCorrection[] =>
  marks
    .filter((mark): mark is MadeCorrection => mark.state === "ACCEPTED" && mark.better !== null)
    .toSorted((one, other) => one.start - other.start || one.length - other.length);

/** Two that put something in at one place overlap too: nobody knows in which order. */
const overlap = (one: TextMark, next: TextMark): boolean =>
  next.start < one.start + one.length || (next.start === one.start && one.length === 0);
