import { ingFormOf, pastOf, thirdPersonOf } from "@saywell/english";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";

/** The base form of a verb in whatever form it stands, by lists; undefined where it is none. */
export const baseOfVerb = (token: Token): string | undefined =>
  baseAs("base", token) ??
  baseAs("third", token) ??
  baseAs("ing", token) ??
  baseAs("past", token) ??
  baseAs("participle", token);

export const thirdOf = (base: string): string => thirdPersonOf(base);
export const ingOf = (base: string): string => ingFormOf(base);
export const pastFormOf = (base: string): string => pastOf(base)?.past ?? base;
export const participleOf = (base: string): string => pastOf(base)?.participle ?? base;

/** Whether the past of the verb looks as its base form does: "put", "read". */
export const isUnchanged = (base: string): boolean => pastFormOf(base) === base;

/** Whether the sentence names a time that is over: "yesterday", "last week", "two days ago". */
export const namesFinishedTime = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === "yesterday" ||
      lower === "ago" ||
      (lower === "last" &&
        /^(?:night|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
          tokens[at + 1]?.lower ?? "",
        ) &&
        !/^(?:since|the|from)$/.test(tokens[at - 1]?.lower ?? "")),
  ) && !tokens.some(({ lower }) => lower === "since" || lower === "now" || lower === "every");

/** Whether whoever is asked for stands behind a question word without "do": "Where he live?" */
export const isBareQuestion = (tokens: readonly Token[], from: number): boolean =>
  tokens.at(-1)?.lower === "?" &&
  from > 0 &&
  from <= 4 &&
  tokens.slice(0, from).some(({ lower }) => /^(?:what|where|when|why|how|who|which)$/.test(lower));
