import type { EnglishSources } from "../english-questions/types";
import { type Answer, answer } from "../requests/answer";
import { quote } from "../text";
import { type BuiltForm, wordsBuilt } from "./word-building";

const formNames: Readonly<Record<BuiltForm, string>> = {
  noun: "Nouns",
  verb: "Verbs",
  adjective: "Adjectives",
  adverb: "Adverbs",
  negative: "With a prefix",
  family: "Words made",
};

/** Words made from others, as far as the dictionary knows them; null where it knows none. */
export function answerBuilding(
  form: BuiltForm,
  terms: readonly string[],
  english: EnglishSources,
): Answer | null {
  const lines = terms.flatMap((term) => {
    const words = wordsBuilt(form, term, english).slice(0, form === "family" ? 6 : 3);
    if (words.length === 0) return [];
    if (form === "negative") return [negative(term, words[0]!.word)];
    const listed = words.map(({ word, partOfSpeech }) =>
      form === "family" ? `${quote(word)} (${partOfSpeech})` : quote(word),
    );
    return [
      `${formNames[form]} ${form === "family" ? "" : "made "}from ${quote(term)}: ${listed.join(", ")}.`,
    ];
  });
  const opposites = english.opposites.flatMap(([one, other]) =>
    terms.includes(one) ? [other] : terms.includes(other) ? [one] : [],
  );
  if (form === "negative" && lines.length === 0 && opposites.length > 0)
    lines.push(`There is no prefix for it, but an opposite: ${opposites.map(quote).join(", ")}.`);
  return lines.length === 0
    ? null
    : answer("word", lines.join(" "), [`collocations with ${terms[0]}`, "vocabulary exercise"]);
}

function negative(term: string, word: string): string {
  const prefix = word.slice(0, word.length - term.length);
  return `With ${quote(`${prefix}-`)} it becomes its opposite: ${quote(word)}, the negative of ${quote(term)}.`;
}
