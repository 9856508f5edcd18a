import type { Chat } from "../types";
import { askedIn } from "./exercise-items";

const meaning = /“([^”]+)” \([a-z]+\) means: /g;
const around =
  /^(?:Once more: )?(?:Words made from|People say with|Near in meaning to|It sounds so:|The (?:past|opposite) of) “([^”]+)”/;

/** "Words for food: “bread”, “butter”". */
function listedWords(text: string): readonly string[] {
  const list = /^(?:Once more: )?Words (?:for|about|of) [^“:]+: ((?:“[^”]+”(?:, )?)+)/.exec(
    text,
  )?.[1];
  return [...(list ?? "").matchAll(/“([^”]+)”/g)].map(([, word = ""]) => word);
}

/** The words that Iris told something of, in the order in which she did. */
export function wordsTold({
  history,
  english,
  course,
}: Pick<Chat, "history" | "english" | "course">): readonly string[] {
  const told = history.flatMap(({ sender, text }) => {
    if (sender === "user") return [];
    const pair = english.pairs.find(({ difference }) => text.includes(difference));
    const asked = askedIn(text, { english, course });
    return [
      ...listedWords(text),
      ...[...text.matchAll(meaning)].map(([, word = ""]) => word),
      ...[around.exec(text)?.[1] ?? []].flat(),
      ...(pair === undefined || asked !== null ? [] : pair.words),
    ];
  });
  return [...new Set(told)];
}
