import { wordsOf } from "../text";
import type { Turn } from "../types";
import { type Line, templatePattern } from "./read-lines";
import { starters } from "./starters";
import { topics } from "./topics";

/** Nothing is said twice within so many turns. */
export const turnsWithoutRepeat = 20;

export const sentences = (text: string): string[] => text.split(/(?<=[.!?:])\s+/).filter(Boolean);

const withFollowers = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => [line, ...[line.yes, line.no].filter((each) => each !== null)]);

/** Every question there is, with what follows a yes or a no. */
export const allQuestions: readonly Line[] = withFollowers([
  ...topics.flatMap(({ ask }) => [...ask.easy, ...ask.mid, ...ask.high]),
  ...starters.easy,
  ...starters.mid,
  ...starters.high,
]);

/** The question that a text ends with: of several that stand in it, the last and longest. */
export function questionIn(text: string, near: ReadonlySet<string> = new Set()): Line | null {
  let best: { line: Line; end: number; length: number } | null = null;
  for (const line of allQuestions) {
    // One that holds a slot alone in its longest piece is looked for by that piece all the same.
    if (!text.includes(line.piece)) continue;
    const found = line.said.exec(text);
    if (found === null) continue;
    const end = found.index + found[0].length;
    const length = found[0].length + (near.has(line.topic) ? 0.5 : 0);
    const isBetter = best === null || end > best.end || (end === best.end && length > best.length);
    if (isBetter) best = { line, end, length };
  }
  return best?.line ?? null;
}

const reactions = topics.flatMap(({ id, react }) =>
  react.flatMap(({ text }) =>
    sentences(text)
      .filter((each) => each.length > 12 && !each.includes("{"))
      .map((said) => ({ id, said })),
  ),
);

/** The topics that a reply remarks on, by what is said of them alone. */
export const topicsReactedTo = (reply: string): string[] =>
  reactions.filter(({ said }) => reply.includes(said)).map(({ id }) => id);

/** A shorter question is part of many others. */
const fewestWords = 4;

/** What was said in the last turns, sentence by sentence. */
export class SaidBefore {
  readonly #turns: readonly string[];
  readonly #sentences: ReadonlySet<string>;
  /** The words of each question that was asked. */
  readonly #questions: readonly ReadonlySet<string>[];

  constructor(history: readonly Turn[]) {
    this.#turns = history
      .filter(({ sender }) => sender === "avatar")
      .slice(-turnsWithoutRepeat)
      .map(({ text }) => text);
    this.#sentences = new Set(this.#turns.flatMap(sentences));
    this.#questions = [...this.#sentences]
      .filter((each) => each.endsWith("?"))
      .map((each) => new Set(wordsOf(each)));
  }

  /** Whether a sentence was said, whoever was put into it. */
  has(sentence: string, template = sentence): boolean {
    if (this.#sentences.has(sentence)) return true;
    // "What music do you like?" was asked with "What music do you like to listen to?"
    if (sentence.endsWith("?") && wordsOf(sentence).length >= fewestWords) {
      const words = wordsOf(sentence);
      if (this.#questions.some((asked) => words.every((word) => asked.has(word)))) return true;
    }
    if (!template.includes("{")) return false;
    const pattern = new RegExp(`(?:^|[.!?:] )${templatePattern(template)}(?: |$)`, "iu");
    return this.#turns.some((turn) => pattern.test(turn));
  }

  /** The text without its remarks that were made already; null where its question was asked. */
  fresh(text: string, template = text): string | null {
    const templates = sentences(template);
    const said = sentences(text);
    const kept = said.filter((each, at) => !this.has(each, templates[at] ?? each));
    const question = said.at(-1);
    return question === undefined || kept.at(-1) !== question ? null : kept.join(" ");
  }
}
