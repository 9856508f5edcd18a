/**
 * What a pattern cannot match without: each match holds at least one of the answered texts. Null
 * where nothing of three letters or more is sure. The same idea as the literals that `grep` looks
 * for before it tries an expression (Russ Cox, "Regular Expression Matching with a Trigram Index").
 *
 * @param pattern without flags that change what a letter means
 */
export function requiredTexts(pattern: RegExp): readonly string[] | null {
  if (/[iuv]/.test(pattern.flags)) return null;
  const reader = { source: pattern.source, at: 0 };
  const required = readAlternatives(reader);
  return reader.at === reader.source.length ? required : null;
}

interface Reader {
  readonly source: string;
  at: number;
}
type Required = readonly string[] | null;

const SHORTEST = 3;
/** They stand in so many messages that looking for them says little. */
const common =
  /^(?:you|your|are|and|the|that|this|have|what|with|for|going to|want|can|will|all|not|people)$/;

/** One of the alternatives matches, so each must need something. */
function readAlternatives(reader: Reader): Required {
  const branches: Required[] = [readSequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    branches.push(readSequence(reader));
  }
  return branches.some((branch) => branch === null)
    ? null
    : [...new Set(branches.flatMap((branch) => branch ?? []))];
}

/** All parts match in turn, so the best of what they need will do. */
function readSequence(reader: Reader): Required {
  let best: Required = null;
  let run = "";
  const offer = (required: Required): void => {
    if (required !== null && worth(required) > worth(best)) best = required;
  };
  const endRun = (): void => {
    if (run.trim().length >= SHORTEST) offer([run.trim()]);
    run = "";
  };
  while (reader.at < reader.source.length && !"|)".includes(reader.source.charAt(reader.at))) {
    const atom = readAtom(reader);
    const isSure = readQuantifier(reader);
    if (atom.kind === "nothing") continue;
    if (atom.kind === "letter" && isSure === "once") run += atom.letter;
    else {
      endRun();
      if (atom.kind === "group" && isSure !== "maybe") offer(atom.required);
    }
  }
  endRun();
  return best;
}

type Atom =
  | { kind: "letter"; letter: string }
  | { kind: "group"; required: Required }
  /** One character of several. */
  | { kind: "any" }
  /** A place between characters. */
  | { kind: "nothing" };

function readAtom(reader: Reader): Atom {
  const { source } = reader;
  const start = reader.at;
  const sign = source.charAt(start);
  reader.at += 1;
  if (sign === "\\") {
    const escaped = source.charAt(reader.at);
    reader.at += 1;
    if (escaped === "b" || escaped === "B") return { kind: "nothing" };
    if (/[a-z\d]/i.test(escaped)) {
      // A class, a code or a reference: whatever it stands for, nothing is sure.
      while (/[{}\da-fA-F]/.test(source.charAt(reader.at)) && /[ux]/.test(escaped)) reader.at += 1;
      return { kind: "any" };
    }
    return { kind: "letter", letter: escaped };
  }
  if (sign === "^" || sign === "$") return { kind: "nothing" };
  if (sign === ".") return { kind: "any" };
  if (sign === "[") {
    while (source.charAt(reader.at) !== "]") reader.at += source.charAt(reader.at) === "\\" ? 2 : 1;
    reader.at += 1;
    return { kind: "any" };
  }
  if (sign === "(") {
    const head = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(start))?.[0] ?? "(";
    reader.at = start + head.length;
    const required = readAlternatives(reader);
    reader.at += 1;
    // What stands around a match is no part of it: nothing is said of it, and nothing is parted.
    return /[=!]$/.test(head) ? { kind: "nothing" } : { kind: "group", required };
  }
  return { kind: "letter", letter: sign };
}

function readQuantifier(reader: Reader): "once" | "often" | "maybe" {
  const found = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at))?.[0];
  if (found === undefined) return "once";
  reader.at += found.length;
  return /^(?:[?*]|\{0)/.test(found) ? "maybe" : "often";
}

/** Long and rare texts are worth most; a set is worth as much as the least of it. */
function worth(required: Required): number {
  if (required === null) return 0;
  return Math.min(...required.map((text) => (common.test(text) ? 1 : text.length)));
}

/** Finds which of many patterns may match a text at all, in one pass over the text. */
export function createPatternIndex(patterns: readonly RegExp[]): (text: string) => number[] {
  const always: number[] = [];
  const byStart = new Map<string, { text: string; of: number }[]>();
  patterns.forEach((pattern, of) => {
    const required = requiredTexts(pattern);
    if (required === null) always.push(of);
    for (const text of required ?? []) {
      const start = text.slice(0, SHORTEST);
      byStart.set(start, [...(byStart.get(start) ?? []), { text, of }]);
    }
  });
  return (text) => {
    const found = new Set(always);
    for (let at = 0; at <= text.length - SHORTEST; at += 1) {
      const here = byStart.get(text.slice(at, at + SHORTEST));
      if (here === undefined) continue;
      for (const each of here) if (text.startsWith(each.text, at)) found.add(each.of);
    }
    return [...found].toSorted((a, b) => a - b);
  };
}
