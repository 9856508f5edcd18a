import { plainText, quote } from "../text";
import type { Chat } from "../types";
import { type Answer, answer } from "./answer";
import { wordsTold } from "./look-back";

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  "4th": 3,
  fifth: 4,
  "5th": 4,
  last: -1,
  "next to last": -2,
};
const kinds = "word|one|example|sentence|phrase|expression|thing|point|mistake|error|question";
const asked = new RegExp(
  `^(?:(?:and|but|so|ok|sorry|please|iris|can you|could you|would you|i forgot|i forget|i do not remember|i don't remember)[\\s,]+)*(?:(?:what|which)(?: (?:is|was|were|are|word is|word was))?|what's|(?:repeat|say|show|tell|give|write|remind)(?: me)?(?: of)?|and|explain)?\\s*(?:again )?(?:the |your |my )?(${Object.keys(ordinals).join("|")}) (?:(?:of (?:the|your) )?(?:new |english |other )?(${kinds})s?)?(?: (?:you|we|i) (?:gave|said|told|wrote|had|have|learned|learnt|mentioned|used|made|asked|taught|showed|talked|spoke)(?: (?:me|us|about|to me))*)?(?: again| please| that you .{1,20}| in (?:the|your) list| i (?:learned|learnt)| today| of (?:them|those|these|the (?:list|examples|phrases|words)))*\\s*[?.!]*$`,
);

/** "What was the second word?": that part of the last list, or of all words that were told; null for other messages. */
export function partSaidBefore(chat: Chat): Answer | null {
  const plain = plainText(chat.message).replaceAll('"', "");
  const found = asked.exec(plain);
  if (found === null || chat.lastReply === null) return null;
  const [, ordinal = "", kind = "one"] = found;
  // "First" alone, and "the last" with nothing behind, may answer a question.
  if (found[2] === undefined && !/\b(?:what|which|repeat|say|show|tell)\b/.test(plain)) return null;
  const place = ordinals[ordinal]!;
  const list = listOf(kind, chat);
  if (list === null) return null;
  const noun = kind === "one" || kind === "thing" || kind === "point" ? "one" : kind;
  const part = list.at(place);
  if (part === undefined || (place >= 0 && place >= list.length))
    return answer("english", [
      list.length === 1
        ? `There was only one ${noun === "one" ? "of them" : noun}: ${quote(list[0]!)}.`
        : `There were only ${list.length}: ${list.map(quote).join(", ")}.`,
    ]);
  return answer(
    "english",
    [`The ${ordinal} ${noun} was ${quote(part)}.`],
    ["more examples", "quiz"],
  );
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
