import type { Band, Expected, Time, Tone, TopicSource } from "./types";
import { type Pattern, readPatterns } from "./match-pattern";

/**
 * Something to say. Its author writes it as a line: `other past: Who helped {them}? ++ … -- …`. Before the
 * colon stands whom and when it fits ("other" people; past, now, future), behind `++` and `--` what to say
 * after a yes and after a no. A line with `{day}` needs a day of the week.
 */
export interface Line {
  readonly text: string;
  readonly topic: string;
  readonly band: Band | null;
  readonly times: readonly Time[];
  readonly isOther: boolean;
  readonly expects: Expected;
  readonly yes: Line | null;
  readonly no: Line | null;
  /** Finds it again in what was said. */
  readonly said: RegExp;
  /** The longest piece without a gap: looked for first. */
  readonly piece: string;
}

export interface Topic {
  readonly id: string;
  readonly tone: Tone;
  /** The higher, the more likely that it is what is meant. */
  readonly rank: number;
  readonly patterns: readonly Pattern[];
  readonly react: readonly Line[];
  readonly ask: Readonly<Record<Band, readonly Line[]>>;
}

const filled: Readonly<Record<string, string>> = {
  they: "(?:he|she|they|it)",
  them: "(?:him|her|them|it)",
  their: "(?:his|her|their|its)",
  is: "(?:is|are)",
  was: "(?:was|were)",
  has: "(?:has|have)",
  does: "(?:does|do)",
  s: "s?",
  es: "(?:es)?",
  day: "[A-Z][a-z]+day",
  person: "[Yy]our \\p{L}+(?: and your \\p{L}+)?",
};
const capital = (pattern: string): string =>
  pattern.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** What finds a line again, whoever was put into it. */
export const templatePattern = (line: string): string =>
  line
    .split(/(\{\w+\})/)
    .map((piece) => {
      const [, slot] = /^\{(\w+)\}$/.exec(piece) ?? [];
      if (slot === undefined) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const pattern = filled[slot.toLowerCase()] ?? "";
      return slot === slot.toLowerCase() || slot === "Person" ? pattern : capital(pattern);
    })
    .join("");

const labelled = /^((?:(?:other|past|now|future) ?)+): (.+)$/s;

export function readLine(source: string, topic: string, band: Band | null): Line {
  const [, label = "", rest = source] = labelled.exec(source) ?? [];
  const [before = "", no] = rest.split(" -- ");
  const [text = "", yes] = before.split(" ++ ");
  const words = label.split(" ").filter(Boolean);
  const isOther = words.includes("other");
  const times = words.filter((word) => word !== "other") as Time[];
  const after = (said: string | undefined): Line | null =>
    said === undefined ? null : { ...readLine(said.trim(), topic, band), isOther, times };
  return {
    text: text.trim(),
    topic,
    band,
    times,
    isOther,
    expects: expectedBy(text),
    yes: after(yes),
    no: after(no),
    said: new RegExp(templatePattern(text.trim()), "u"),
    piece: text
      .trim()
      .split(/\{\w+\}/)
      .reduce((long, each) => (each.length > long.length ? each : long), ""),
  };
}

/** What answer the last question of a text waits for. */
export function expectedBy(text: string): Expected {
  const question =
    text.split(/(?<=[.!?:])\s+/).findLast((each) => each.trim().endsWith("?")) ?? text;
  const plain = question.toLowerCase().replace(/^(?:and|so|then|but),? /, "");
  if (/\bwhy\b|\bwhat for\b/.test(plain)) return "why";
  if (/^(?:who|whose|with whom)\b/.test(plain)) return "who";
  if (/^where\b/.test(plain)) return "where";
  if (/^(?:when|what time|which day)\b/.test(plain)) return "when";
  if (/^how (?:many|much|long|often|old|far|big)\b/.test(plain)) return "how-many";
  if (/ or /.test(plain) && !/ or (?:not|so|two|more)\b/.test(plain)) return "what";
  return /^(?:do|does|did|is|are|was|were|have|has|can|could|will|would|should)\b/.test(plain)
    ? "yes-no"
    : "what";
}

/** Sad news goes before glad, both before the rest, and what may be said of much behind what is sure. */
function rankOf({ tone, isVague, isFrame, isDeed }: TopicSource): number {
  if (tone === "bad") return isVague === true ? 2.7 : 3;
  if (tone === "good") return isVague === true ? 2.5 : 2.6;
  if (isVague === true) return 1;
  if (isDeed === true) return 1.3;
  return isFrame === true ? 1.5 : 2;
}

/** A topic with its lines read. */
export function readTopic(source: TopicSource): Topic {
  const lines = (texts: readonly string[], band: Band | null) =>
    texts.map((text) => readLine(text, source.id, band));
  return {
    id: source.id,
    tone: source.tone ?? "plain",
    rank: rankOf(source),
    patterns: readPatterns(source.heard),
    react: lines(source.react, null),
    ask: {
      easy: lines(source.easy, "easy"),
      mid: lines(source.mid, "mid"),
      high: lines(source.high, "high"),
    },
  };
}
