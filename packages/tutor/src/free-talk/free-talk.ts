import { nameIn } from "@saywell/english";
import { corrected } from "../mistakes";
import { taskFor } from "../practice";
import { spoils } from "../spoilers";
import { clip, hasStems, quote, quoteExample, rotate } from "../text";
import type { Chat } from "../types";
import { bandOf } from "./level-band";
import { talkAbout } from "./talk-about";
import type { Talk } from "./types";

const introduction = /(?<![\p{L}'])my name(?:'s| is) /iu;
/** "I am Pedro from Peru", with its capital. */
const says =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey)?[,!. ]*(?:[Ii] am|[Ii]'m|[Ii]m) (\p{Lu}\p{Ll}+)(?:[.!,]|$| from\b| and (?:i|I)\b)/u;

/**
 * The talk about whatever somebody says of their life: a word on it and one question. In a lesson it sees
 * the words of the lesson, and asks for one every third turn. Has always something to say.
 */
export function freeTalk(chat: Chat): Talk {
  const asked = missedTask(chat);
  if (asked !== null) return { text: asked, suggestions: [] };
  const sentence = corrected(chat.message, chat.corrections ?? []);
  const used = chat.lesson?.words.find(({ word }) => hasStems(sentence, word));
  const talk = greetByName(sentence, chat) ?? talkAbout(chat, bandOf(chat.level));
  if (used !== undefined) {
    const next = talk.suggestions.length > 0 ? `Can you say one more sentence with it?` : talk.text;
    return { text: `You used ${quote(used.word)} from this lesson. ${next}`, suggestions: [] };
  }
  const [wanted] = rotate(chat.lesson?.words ?? [], Math.floor(chat.turn / 3));
  if (wanted === undefined || chat.turn % 3 !== 2 || talk.suggestions.length > 0) return talk;
  return { ...talk, text: `${talk.text} Try to use ${quote(wanted.word)} in your answer.` };
}

/** To somebody who says their name, and not "My name is not important". */
function greetByName(sentence: string, chat: Chat): Talk | null {
  const said = says.exec(sentence.trim());
  const name = introduction.test(sentence)
    ? nameIn(sentence)
    : said === null || isPlaceOrPeople(said[1]!)
      ? null
      : said[1]!;
  if (name === null) return null;
  const { text } = talkAbout({ ...chat, message: "" }, bandOf(chat.level), "question");
  return { text: `Nice to meet you, ${clip(name, 31)}. ${text}`, suggestions: [] };
}

/** "I am Spanish" and "I'm Tired" tell no name. */
const isPlaceOrPeople = (word: string): boolean =>
  /(?:ish|ese|ian|ean|can|ch|an|i|ed|ing|y)$/.test(word) &&
  !/^(?:Juan|Jean|Ivan|Ian|Alan|Susan|Dan|Hassan|Ali|Yuki|Lucy|Mary|Amy|Anthony|Henry|Stefan|Jan|Ryan|Adrian|Sebastian|Christian|Julian|Vivian|Han|Lan|Yan|Mei|Naomi|Andy|Tony|Emily|Sophie|Nancy|Harry|Ahmed|Mohamed|Muhammed|Fred)$/.test(
    word,
  );

/** A sentence without the word that the task asked for. */
function missedTask({ lesson, lastReply, message, turn }: Chat): string | null {
  const entry = lesson?.words.find(({ word }) => lastReply?.includes(taskFor(word)));
  if (!lesson || entry === undefined || hasStems(message, entry.word)) return null;
  const word = quote(entry.word);
  const example = spoils(entry.example, lesson, message)
    ? `It means: ${entry.meaning}.`
    : `For example: ${quoteExample(entry.example)}`;
  return turn % 2 === 1
    ? `I do not see ${word} in your sentence yet. ${example} Try once more, or tell me something else.`
    : `Your sentence has no ${word}. ${example} What could you say about yourself with it?`;
}
