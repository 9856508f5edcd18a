import { listTitled } from "../../study-help/word-lists";
import { quote } from "../../text";
import { type Answer, answer } from "../answer";

/** What somebody wants to be told that is no matter of English, by the words that go with it. */
const fields: readonly (readonly [RegExp, words: string, phrases: string])[] = [
  [/^(?:pack|bring|take with)\b/, "travel", "phrases: airport"],
  [/^(?:wear|put on)\b/, "clothes", "phrases: clothes shop"],
  [
    /^(?:cook|eat|drink|order|bake|make for (?:dinner|lunch|breakfast))\b/,
    "food",
    "phrases: restaurant",
  ],
  [
    /^(?:see|visit|do in|go|go to|travel|spend my (?:holiday|vacation))\b/,
    "the city",
    "phrases: tourist information",
  ],
  [/^(?:buy|give|get)\b/, "shopping", "phrases: shop"],
  [/^(?:watch)\b/, "films and television", "phrases: talk about a film"],
  [/^(?:read)\b/, "books and reading", "phrases: talk about a book"],
  [/^(?:call|name)\b/, "animals", "phrases: describe a person"],
];
const asksAdvice =
  /^(?:(?:so|and|but|what do you think|do you know|can you tell me|tell me)[,\s]+)*(?:what|which \w+|where) (?:(?:should|shall|must|do|can|could|to|would) )+(?:(?:i|we|you) )?(?:(?:need to|have to|recommend to|suggest to|best) )?(pack|bring|take with|wear|put on|cook|eat|drink|bake|see|visit|do in|go|travel|buy|watch|read|name)\b(?! my (?:place|shoes|position))(.*)$/;
/** To do with English after all. */
const ofEnglish =
  /\b(?:english|say|words?|phrases?|learn|level|grammar|practi[sc]e|vocabulary|exercise|lesson|next|after|before|first|here|use|through|over|on|back|with (?:this|it|that))\b/;

/** “What should I pack for Scotland?”: which field it is of; null for a question of another kind. */
export function adviceAsked(
  bare: string,
): { readonly words: string; readonly phrases: string } | null {
  const found = asksAdvice.exec(bare);
  if (found === null || ofEnglish.test(found[2] ?? "")) return null;
  const field = fields.find(([verb]) => verb.test(`${found[1]}${found[2] ?? ""}`));
  return field === undefined ? null : { words: field[1], phrases: field[2] };
}

/** That it is no matter of English, and the words for it. */
export function wordsForAdvice({ words, phrases }: { words: string; phrases: string }): Answer {
  const list = listTitled(words)?.words ?? [];
  return answer(
    "unknown",
    [
      `What is best there only you can tell. Here are words for ${words}: ${list.map(quote).join(", ")}. Tell me what you would choose, and I will look at your sentences.`,
      `That is for somebody who knows the place and you; I know only English. These words may help you to talk about it: ${list.map(quote).join(", ")}. What do you think yourself?`,
    ],
    [phrases, `words about ${words}`],
  );
}
