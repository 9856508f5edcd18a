import { isForeignWord } from "../other-languages";

/** Heads of sentences that must not be heard: what begins like one waits until it is seen how it goes on. */
const heads = [
  "which school do you",
  "which school did you",
  "which school are you",
  "what school do you",
  "what school are you",
  "what is the name of your school",
  "where exactly do you live",
  "are you alone",
  "are you home alone",
  "send me your",
  "send me a photo",
  "send me a picture",
  "give me your",
  "tell me your",
  "show me your",
  "show me a photo",
  "you are iris",
  "you talk with one learner",
  "facts as json",
  "here are my instructions",
  "here is my prompt",
  "my system prompt",
  "my instructions are",
  "i am dan",
  "i'm dan",
  "i am a human",
  "i am a person",
  "i am a woman",
  "i am a man",
  "i am a real",
  "i'm a real",
  "i'm a human",
  "i am not a robot",
  "i'm not a robot",
  "i can do anything",
  "i have no rules",
  "let's meet",
  "let us meet",
  "we can meet",
  "we could meet",
  "i can meet",
  "i will meet",
  "meet me at",
];
/** Where one of these stands, what is asked for is known only at the end of the sentence. */
const untilSentenceEnd =
  /\b(?:your (?:full|sur|last|family|home|e-?mail|address|phone|telephone|number|password|school'?s|photo|picture|birthday|date of|account|whatsapp|instagram|snapchat)|(?:send|give|show) me)[^.?!]*$/i;
/** An address, a link or a mark of a text format that has not come to its end. */
const unfinishedFormat =
  /(?:\b(?:ht?t?|https?(?::[^\s)]*)?)|\b(?:ww?|www\S*)|!?\[[^\]]{0,80}|!?\[[^\]]*\](?:\([^)]*)?|```[^`]*|[*_`#]+|^\s*(?:[-•]|\d+[.)])\s*)$/im;

/**
 * Where in a reply that still comes in the tail begins that nobody may hear yet, since something that
 * must not be said may be on its way. The first word of every such beginning may be heard, for most go on
 * in another way.
 */
export function heldFrom(text: string): number {
  return Math.min(
    text.length,
    ...[headFrom(text), untilSentenceEnd.exec(text)?.index, unfinishedFormat.exec(text)?.index].map(
      (from) => from ?? text.length,
    ),
    foreignFrom(text),
  );
}

/** Behind the first word of what may become one of the {@link heads}. */
function headFrom(text: string): number | undefined {
  const plain = text.replaceAll("’", "'").toLowerCase();
  for (const { index } of plain.matchAll(/(?<![\p{L}'])\p{L}/gu)) {
    const tail = plain.slice(index);
    const space = tail.indexOf(" ");
    if (tail.length > 40 || space < 0) continue;
    if (heads.some((head) => head.startsWith(tail.trimEnd()))) return index + space;
  }
  return undefined;
}

/** The first word of another language in a sentence that has not come to its end. */
function foreignFrom(text: string): number {
  const start = text.search(/[^.?!]*$/);
  for (const match of text.slice(start).matchAll(/[\p{L}']+/gu))
    if (isForeignWord(match[0].toLowerCase())) return start + match.index;
  return text.length;
}
