import { emailMaxLength, nameMaxLength } from "@saywell/contract/constants";
import { inOneLine } from "@saywell/moderation";
import { z } from "zod";
import { ok, refuse, type Result } from "../refusal";

/** Characters that a row of people may have. */
const mostCharacters = 1000;
const address = z.string().max(emailMaxLength).pipe(z.email());

/** What is wrong with a row as a whole; null where nothing is. */
export function rowProblem({ length, hasMore }: { length: number; hasMore: boolean }) {
  if (length > mostCharacters) {
    return "The row is too long. Is a quotation mark missing, or one too many?";
  }
  return hasMore ? "The row has more cells than the first line has columns." : null;
}

export const isAddress = (text: string): boolean => address.safeParse(text).success;

/** The address in a cell, in small letters: it is the same in any. */
export function judgeEmail(cell: string): Result<string> {
  const email = cell.toLowerCase();
  if (email === "") return refuse("invalid-input", "The email is missing.");
  return isAddress(email)
    ? ok(email)
    : refuse("invalid-input", `“${short(email)}” is no email address.`);
}

/** Why what is in a cell is no name here, where `reason` is what is wrong with it. */
export const nameProblem = (name: string, reason: string): string =>
  inOneLine(name).length > nameMaxLength
    ? `The name is longer than ${nameMaxLength} characters.`
    : `“${short(inOneLine(name))}” cannot be a name here. ${reason}`;

/** As much of what is written as says which it is. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Parts rows from those whose address stands on an earlier line. */
export function withoutDoubles<Row extends { line: number; email: string }>(
  rows: readonly Row[],
): { rows: Row[]; doubles: { line: number; reason: string }[] } {
  const lines = new Map<string, number>();
  const doubles: { line: number; reason: string }[] = [];
  const single = rows.filter(({ email, line }) => {
    const earlier = lines.get(email);
    if (earlier === undefined) lines.set(email, line);
    else doubles.push({ line, reason: `${email} is on line ${earlier} already.` });
    return earlier === undefined;
  });
  return { rows: single, doubles };
}
