import { isCounting, type Range } from "./phone-numbers";

const part =
  /(?<word>zero|nought|one|two|three|four|five|six|seven|eight|nine)|(?<digits>(?<![a-z])o*\d[\do]*(?![a-z])|(?<![a-z])o(?=\d)\d*|\d+)|(?<said> (?:then|dash|hyphen|space) )|(?<gap>[ .,_\-()*~|#=+/]{1,4})/gy;
const values = "zero one two three four five six seven eight nine".split(" ");
const SHORTEST = 10;
const LONGEST = 13;

/**
 * Telephone numbers with their digits far apart ("07 70 09 …", as emojis leave them) or with words
 * among the digits ("zero7seven00"). What is written plainly the other patterns find.
 */
export function findDisguisedNumbers(text: string): Range[] {
  const found: Range[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!begins(text, at)) continue;
    const run = runFrom(text, at);
    if (isNumber(run)) found.push({ start: at, end: run.end });
    at = Math.max(at, run.end - 1);
  }
  return found;
}

/** A number begins with a zero or a country, and no letter or digit before it. */
const begins = (text: string, at: number): boolean =>
  (text[at] === "0" ||
    (text[at] === "o" && /\d/.test(text.charAt(at + 1))) ||
    text.startsWith("zero", at) ||
    text.startsWith("44", at)) &&
  !/[\w.,:/£$€]/.test(text.charAt(at - 1));

interface Run {
  end: number;
  parts: string[];
  digits: string;
  /** A word directly beside a digit, or the line between digits said as a word. */
  isGlued: boolean;
}

function runFrom(text: string, start: number): Run {
  const run: Run = { end: start, parts: [], digits: "", isGlued: false };
  let before = "gap";
  part.lastIndex = start;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const { word, digits, gap, said } = match.groups ?? {};
    if (said !== undefined) {
      before = "gap";
      run.isGlued = true;
    } else if (gap === undefined) {
      const meant = digits?.replaceAll("o", "0") ?? String(Math.max(0, values.indexOf(word ?? "")));
      const kind = digits === undefined ? "word" : "digits";
      if (before !== "gap" && before !== kind) run.isGlued = true;
      before = kind;
      run.parts.push(meant);
      run.digits += meant;
      run.end = match.index + match[0].length;
    } else before = "gap";
  }
  return run;
}

function isNumber({ digits, parts, isGlued }: Run): boolean {
  if (digits.length < SHORTEST || digits.length > LONGEST || isCounting(parts.join(" "))) {
    return false;
  }
  // Rows of two digits only are lists ("01 05 09"), unless they add up to a number of eleven.
  return (
    isGlued ||
    (parts.length > 3 &&
      digits.length <= 11 &&
      /^0[1-9]/.test(digits) &&
      parts.every((each) => each.length < 4))
  );
}
