import { plainText, quote, quoteExample, wordsOf } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer } from "../answer";
import { aroundWord, known } from "./word-answers";

/**
 * “Is ‘chef’ wrong?”: of a word alone no grammar can tell. What it means is told, and where it looks like a word
 * of another language, what people say for that one. Null where the word is not known.
 */
export function judgeWord(asked: string, { english }: Chat): Answer | null {
  const term = wordsOf(plainText(asked))
    .join(" ")
    .replace(/^(?:an?|the|to) (?=.)/, "");
  const friend = english.wordBook?.falseFriends.find(({ word }) => word === term);
  const meaning = english.entries.get(term)?.meanings[0];
  const other =
    friend === undefined
      ? ""
      : ` For ${friend.otherMeaning} say ${friend.others.map(quote).join(" or ")}.`;
  if (friend !== undefined)
    return answer(
      "checking",
      `${quote(term)} is a right English word when you mean: ${friend.meaning}.${other} Write me the whole sentence, and I will look at it.`,
      [`what does ${term} mean?`, "check my sentence"],
    );
  const told =
    known(term, english)?.replies[0] ??
    (meaning === undefined || meaning.isTooHard === true
      ? undefined
      : `${quote(term)} (${meaning.partOfSpeech}) means: ${meaning.meaning.replace(/[.\s]+$/, "")}.${meaning.example === null ? "" : ` For example: ${quoteExample(meaning.example)}`}`);
  return told === undefined
    ? null
    : answer(
        "checking",
        `${quote(term)} is an English word, and it is right when you mean this. ${told} Write me the whole sentence, and I will look at it.`,
        aroundWord(term, english),
      );
}
