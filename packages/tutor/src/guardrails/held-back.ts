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
  "where do you live",
  "where did you live",
  "where are you now",
  "where is your",
  "where are your",
  "how old are you",
  "how tall are you",
  "what is your",
  "what's your",
  "what do you look",
  "what are you wearing",
  "what class are you",
  "which class are you",
  "when is your birthday",
  "are your parents",
  "is your mum",
  "is your mom",
  "is your mother",
  "is your dad",
  "is your father",
  "describe yourself",
  "don't tell",
  "do not tell",
  "you don't need",
  "stop eating",
  "hit him",
  "hit her",
  "hit them",
  "hit back",
  "our secret",
  "our little secret",
  "cut your",
  "cut yourself",
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
/**
 * Where in the open sentence of a reply the tail begins that nobody may hear yet, since something that
 * must not be said may be on its way. The first word of every such beginning may be heard, for most go on
 * in another way.
 */
export function heldFrom(sentence: string): number {
  return Math.min(
    headFrom(sentence),
    untilSentenceEnd.exec(sentence)?.index ?? sentence.length,
    foreignFrom(sentence),
  );
}

const longestHead = Math.max(...heads.map(({ length }) => length));

/** Behind the first word of what may become one of the {@link heads}; the text's length where none may. */
function headFrom(sentence: string): number {
  const from = Math.max(0, sentence.length - longestHead - 1);
  const plain = sentence.slice(from).replaceAll("’", "'").toLowerCase();
  for (const { index } of plain.matchAll(/(?<![\p{L}'])\p{L}/gu)) {
    if (index === 0 && from > 0) continue;
    const tail = plain.slice(index);
    const space = tail.indexOf(" ");
    if (space < 0) continue;
    if (heads.some((head) => head.startsWith(tail.trimEnd()))) return from + index + space;
  }
  return sentence.length;
}

/** The first word of another language in a sentence that has not come to its end. */
function foreignFrom(sentence: string): number {
  for (const match of sentence.matchAll(/[\p{L}']+/gu))
    if (isForeignWord(match[0].toLowerCase())) return match.index;
  return sentence.length;
}
