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
export type CheckPassword = (password: string, owner: Owner) => Promise<Result<true>>;

/** @param schoolName as an admin has set it by now */
export const createCheckPassword =
  (schoolName: () => string): CheckPassword =>
  async (password, owner) =>
    await checkPassword(password, owner, schoolName());

async function checkPassword(
  password: string,
  owner: Owner,
  schoolName: string,
): Promise<Result<true>> {
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
  // Whoever guesses here begins with the names of the product and of the school.
  if (isMadeOf(lettersOf(bare), ["saywell", lettersOf(schoolName), ...wordsOf(schoolName)])) {
    return tooCommon;
  }
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

/** Accents are signs of their own here, and go with the others. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");

const wordsOf = (name: string): string[] => name.split(/\s+/u).map(lettersOf);

/** Whether a text is some of these words, one behind the other and as often as one likes. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  // A set is walked in the order in which it grows.
  for (const end of ends) {
    for (const word of words) {
      if (word !== "" && text.startsWith(word, end)) ends.add(end + word.length);
    }
  }
  return text !== "" && ends.has(text.length);
}

/** One of what is written several times over. */
const onceOf = (typed: string): string => /^(.+?)\1+$/u.exec(typed)?.[1] ?? typed;
