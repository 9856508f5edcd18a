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
  readonly rank: 1 | 2 | 3;
  readonly patterns: readonly Pattern[];
  readonly react: readonly Line[];
  readonly ask: Readonly<Record<Band, readonly Line[]>>;
}

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
    said: new RegExp(
      text
        .trim()
        .split(/\{\w+\}/)
        .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join("[\\p{L}' -]{0,40}?"),
      "u",
    ),
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

/** A topic with its lines read. */
export function readTopic(source: TopicSource): Topic {
  const lines = (texts: readonly string[], band: Band | null) =>
    texts.map((text) => readLine(text, source.id, band));
  return {
    id: source.id,
    tone: source.tone ?? "plain",
    rank: source.isVague === true ? 1 : source.tone === undefined ? 2 : 3,
    patterns: readPatterns(source.heard),
    react: lines(source.react, null),
    ask: {
      easy: lines(source.easy, "easy"),
      mid: lines(source.mid, "mid"),
      high: lines(source.high, "high"),
    },
  };
}
