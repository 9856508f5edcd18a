import type { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;

/** The reason part of a validation sentence, to stand behind the field's name. */
export function explainIssue(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `must be ${nounOf(issue.expected)}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return issue.format === "email"
        ? "is not an email address"
        : "has a form that is not allowed";
    case "too_small":
      return explainTooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return explainTooBig(issue.origin, Number(issue.maximum));
    case "invalid_key":
      return "has a key that is not allowed";
    default:
      return "is not valid";
  }
}

function explainTooSmall(origin: string, minimum: number): string {
  if (origin === "string") {
    return minimum === 1 ? "is empty" : `is too short: at least ${minimum} characters`;
  }
  return origin === "array" ? `must have at least ${minimum}` : `must be at least ${minimum}`;
}

function explainTooBig(origin: string, maximum: number): string {
  if (origin === "string") return `is too long: at most ${maximum} characters`;
  return origin === "array" ? `must have at most ${maximum}` : `must be at most ${maximum}`;
}

const nouns: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
const nounOf = (expected: string): string => nouns[expected] ?? "of another kind";

/** One sentence about the first thing wrong: the field, and why. */
export function firstIssueSentence(error: z.ZodError, part: string): string {
  const issue = error.issues[0];
  if (issue === undefined) return "The request is malformed.";
  const { path, message } = deepest(issue);
  const field = path.length === 0 ? `The ${part}` : path.map(nameOf).join(".");
  return `${field} ${message}.`;
}

interface Fault {
  path: readonly PropertyKey[];
  message: string;
}

/** For a choice of shapes: the fault in the shape that was met best, so the sentence names a field. */
function deepest(issue: z.core.$ZodIssue): Fault {
  if (issue.code !== "invalid_union") return issue;
  const faults = issue.errors
    .map((branch) => branch[0])
    .filter((fault) => fault !== undefined)
    .map(deepest);
  const best = faults.toSorted((a, b) => b.path.length - a.path.length)[0];
  return best === undefined || best.path.length === 0
    ? issue
    : { path: [...issue.path, ...best.path], message: best.message };
}

/** Keys come from the request: only plain ones are repeated in an answer. */
const nameOf = (key: PropertyKey): string =>
  /^[\w-]{1,60}$/.test(String(key)) ? String(key) : "one of its keys";
