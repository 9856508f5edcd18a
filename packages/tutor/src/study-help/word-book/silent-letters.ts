import { quote } from "../../text";

/** By letter, words in which it is written and nobody says it. */
const silentLetters: Readonly<Record<string, readonly string[]>> = {
  b: ["climb", "comb", "doubt", "debt", "lamb", "thumb", "bomb"],
  c: ["muscle", "scissors", "scene", "science"],
  d: ["Wednesday", "handsome"],
  g: ["sign", "foreign", "design", "campaign"],
  h: ["hour", "honest", "ghost", "rhythm", "honour", "vehicle"],
  k: ["know", "knife", "knee", "knock", "knit", "knowledge", "knight"],
  l: ["half", "talk", "walk", "calm", "could", "should", "would", "salmon"],
  n: ["autumn", "column", "hymn"],
  p: ["psychology", "receipt", "cupboard"],
  s: ["island", "aisle"],
  t: ["listen", "castle", "whistle", "Christmas", "fasten"],
  u: ["guess", "guitar", "guest", "build", "biscuit"],
  w: ["write", "wrong", "answer", "who", "sword", "two", "wrist"],
};

/** Whether a word is known to have a letter that nobody says. */
export const isSilentIn = (word: string): boolean =>
  Object.values(silentLetters).some((words) => words.some((each) => each.toLowerCase() === word));

/** What is silent: in a word, or of a letter, or in general. */
export function silent(letter: string | null, word: string | null): string {
  const ofWord = Object.entries(silentLetters).find(([, words]) =>
    words.some((each) => each.toLowerCase() === word),
  );
  if (word !== null && ofWord !== undefined)
    return `${letter === ofWord[0] ? "Yes. " : ""}In ${quote(word)} the “${ofWord[0]}” is silent. So it is in: ${ofWord[1]
      .filter((each) => each.toLowerCase() !== word)
      .slice(0, 5)
      .join(", ")}.`;
  if (letter !== null && Object.hasOwn(silentLetters, letter))
    return `The “${letter}” is silent in: ${silentLetters[letter]!.join(", ")}.`;
  return "Some letters are written, but nobody says them. A silent k: know, knife. A silent w: write, answer. A silent b: climb, doubt. A silent l: half, talk. A silent t: listen, castle. A silent h: hour, honest. A silent g: sign, foreign. A silent p: psychology, receipt. A silent n: autumn.";
}
