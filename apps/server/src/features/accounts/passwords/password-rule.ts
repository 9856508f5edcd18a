import { passwordRule } from "@saywell/contract/constants";
import { ok, refuse, type Result } from "../../../refusal";

/** Whose password it would be. */
interface Owner {
  email: string | null;
  name: string | null;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: it takes 40 ms and a few megabytes, and not every process needs it. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  // Of a CommonJS package the built server's import has the default alone.
  const { default: language } = await import("@zxcvbn-ts/language-common");
  const { dictionary } = language;
  return new Set(dictionary["passwords-common"].map(String));
}

/** Whether a password is hard enough to guess, or in one sentence why not. */
export async function checkPassword(password: string, owner: Owner): Promise<Result<true>> {
  if (password.length < passwordRule.min) {
    return weak(`Please use at least ${passwordRule.min} characters.`);
  }
  const typed = password.toLowerCase();
  const email = owner.email?.toLowerCase() ?? "";
  const bare = withoutEnding(typed);
  if (
    email !== "" &&
    [email, email.split("@")[0]].some((part) => part === typed || part === bare)
  ) {
    return weak("Please choose a password that is not your email address.");
  }
  const name = lettersOf(owner.name ?? "");
  if (name !== "" && lettersOf(bare) === name) {
    return weak("Please choose a password that is not your name.");
  }
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  // Whoever guesses at this product begins with its own name.
  if (onceOf(lettersOf(bare)) === "saywell") return tooCommon;
  const isCommon = [typed, bare, onceOf(typed), onceOf(bare)].some((part) => common.has(part));
  return isCommon || new Set(typed).size < 4 ? tooCommon : ok(true);
}

const weak = (sentence: string) => refuse("weak-password", sentence);

const tooCommon = weak(
  "This password is one of the first that people try. Please choose another one.",
);

/** What is left of a word when the digits and signs around it are gone, as people put them there. */
const withoutEnding = (typed: string): string =>
  typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "") || typed;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

/** One of what is written several times over. */
const onceOf = (typed: string): string => /^(.+?)\1+$/u.exec(typed)?.[1] ?? typed;
