import { quote } from "../text";
import type { Chat, Mistake } from "../types";
import { sayCorrection } from "../mistakes";
import { type Answer, answer } from "../requests/answer";
import { idiomNamed, idiomTold } from "../study-help/word-book/idioms";
import { wordsTold } from "../exercises/words-told";
import { type Part, readPart } from "./read-part";
import { realMistakes, unique } from "./summary";

/** "What was the second word?": that part of the last list, or of all words that were told; null for other messages. */
export function partSaidBefore(chat: Chat): Answer | null {
  const part = readPart(chat.message);
  if (part === null || chat.lastReply === null) return null;
  const marked = unique(realMistakes(chat.earlierMistakes ?? []));
  const isOfMistakes =
    /^(?:mistake|error)$/.test(part.kind) ||
    (part.isToExplain && part.kind === "one" && marked.length > 0);
  if (isOfMistakes && marked.length > 0) return mistake(marked, part, chat);
  const list = listOf(part.kind, chat);
  if (list === null) return null;
  const noun = /^(?:one|thing|point)$/.test(part.kind) ? "one" : part.kind;
  const found = list.at(part.place);
  if (found === undefined)
    return answer("english", [
      list.length === 1
        ? `There was only one ${noun === "one" ? "of them" : noun}: ${quote(list[0]!)}.`
        : `There were only ${list.length}: ${list.map(quote).join(", ")}.`,
    ]);
  if (part.isToExplain) return explained(found, chat);
  return answer(
    "english",
    [`The ${part.ordinal} ${noun} was ${quote(found)}${/[.?!…]$/.test(found) ? "" : "."}`],
    ["more examples", "quiz"],
  );
}

/** One of the mistakes that were marked, with its rule. */
function mistake(marked: readonly Mistake[], { place, ordinal }: Part, chat: Chat): Answer {
  const found = marked.at(place);
  if (found === undefined)
    return answer(
      "english",
      `I marked only ${marked.length}: ${marked.map(sayCorrection).join(" ")}`,
    );
  const topic = chat.english.topics.find(({ id }) => id === found.topic);
  return answer(
    "grammar",
    `The ${ordinal} mistake: ${sayCorrection(found)} ${found.why}`,
    topic === undefined
      ? ["my mistakes"]
      : [`explain ${topic.names[0]}`, `exercise on ${topic.names[0]}`],
  );
}

/** What a phrase is for, or what a word means; null of anything else. */
function explained(found: string, { english, history }: Chat): Answer | null {
  const when = english.situations
    .flatMap(({ phrases }) => phrases)
    .find(({ say }) => say === found)?.when;
  if (when !== undefined)
    return answer("situation", `You say ${quote(found)} ${when}.`, ["more", "role play"]);
  const word = english.words.find((each) => each.word.toLowerCase() === found.toLowerCase());
  if (word !== undefined)
    return answer(
      "word",
      `${quote(word.word)} means: ${word.meaning.replace(/[.\s]+$/, "")}. For example: ${quote(word.example)}`,
      ["vocabulary exercise"],
    );
  const idiom = idiomNamed(found, english.wordBook);
  if (idiom !== undefined) return answer("word", idiomTold(idiom), ["vocabulary exercise"]);
  const verb = english.wordBook?.phrasalVerbs.find(
    (each) => each.verb.replace(/ \(.*/, "") === found,
  );
  if (verb !== undefined)
    return answer(
      "word",
      `${quote(found)} (verb) means: ${verb.meaning}. For example: ${quote(verb.example)}`,
      ["exercise on phrasal verbs"],
    );
  const topic = english.topics.find(({ examples }) => examples.includes(found));
  const isKnown = history.some(({ sender, text }) => sender === "avatar" && text.includes(found));
  if (topic === undefined || !isKnown) return null;
  return answer("grammar", `${quote(found)} shows this: ${topic.explanation}`, [
    "examples",
    "exercise",
  ]);
}

/** What was said that can be counted: of words all of this talk, of the rest the last list. */
function listOf(kind: string, chat: Chat): readonly string[] | null {
  const said = chat.history
    .filter(({ sender }) => sender === "avatar")
    .map(({ text }) => text)
    .toReversed();
  if (kind === "question") {
    const all = said
      .toReversed()
      .flatMap((text) => /([^.?!\n”]+\?)["”]?$/.exec(text)?.[1]?.trim() ?? []);
    return all.length === 0 ? null : all;
  }
  if (kind === "word") {
    const words = wordsTold(chat);
    if (words.length > 0) return words;
  }
  // Words that were told one after the other are a list, too.
  const told = wordsTold(chat);
  const isOfWords = said[0] !== undefined && listIn(said[0]).length < 2 && told.length > 1;
  if (kind === "one" && isOfWords && told.some((word) => said[0]!.includes(quote(word))))
    return told;
  for (const text of said.slice(0, farthest)) {
    const list = listIn(text);
    if (list.length > 1) return list;
  }
  return null;
}
const farthest = 4;

function listIn(text: string): readonly string[] {
  const bullets = [...text.matchAll(/^• (?:“([^”]+)”|(.+?)$)/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  if (bullets.length > 1) return bullets;
  const named = /^[^“]{3,60}: (“[^”]+”(?:(?:, | or | and )“[^”]+”)+)/.exec(text)?.[1];
  if (named !== undefined) return [...named.matchAll(/“([^”]+)”/g)].map(([, each = ""]) => each);
  const behind =
    /(?:For example:|Words made from “[^”]+”:|People say with “[^”]+”:|Near in meaning to “[^”]+”:)(.+)/s.exec(
      text,
    )?.[1];
  if (behind === undefined) return [];
  return [
    ...(
      behind.split(/ (?:There is more|Say “|It sounds so|Can you write|Remember:)/)[0] ?? ""
    ).matchAll(/“([^”]+)”/g),
  ].map(([, each = ""]) => each);
}
