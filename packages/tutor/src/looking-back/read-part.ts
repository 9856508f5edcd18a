import { plainText } from "../text";

export const ordinals: Readonly<Record<string, number>> = {
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
};

/** A part of what was said before: the how manieth of what kind. */
export interface Part {
  /** As one names it: "second". */
  readonly ordinal: string;
  /** From 0 on; −1 is the last. */
  readonly place: number;
  readonly kind: string;
  /** Whether it is to be explained, and not only said again. */
  readonly isToExplain: boolean;
}

const ordinal = `(?<ordinal>${Object.keys(ordinals).join("|")})`;
const kind =
  "(?:(?:of (?:the|your) )?(?:new |english |other )?(?<kind>word|one|example|sentence|phrase|expression|thing|point|mistake|error|question)s?)";
const before =
  "^(?:(?:and|but|so|only|just|i want|i need|ok|sorry|please|iris|right|can you|could you|would you|i forgot|i forget|i do not remember|i don't remember|i do not understand|i don't understand)[\\s,]+)*";
const the = "(?:the |your |my )?";
const behind =
  "(?: (?:you|we|i) (?:gave|said|told|wrote|had|have|learned|learnt|mentioned|used|made|asked|taught|showed|talked|spoke|marked|corrected)(?: (?:me|us|about|to me))*)?(?: again| please| that you .{1,20}| in (?:the|your) list| i (?:learned|learnt)| today| of (?:them|those|these|the (?:list|examples|phrases|words|mistakes)))*\\s*[?.!]*$";

const asked = new RegExp(
  `${before}(?:(?:what|which)(?: (?:is|was|were|are|word is|word was))?|what's|(?:repeat|say|show|tell|give|write|remind)(?: me)?(?: of)?|and)?\\s*(?:again )?${the}${ordinal}(?: ${kind})?${behind}`,
);
const toExplain = new RegExp(
  `${before}(?:why(?: is| was| are| were)?|explain(?: to me| me)?|elaborate on|(?:say|tell me|tell) (?:something |more )*about|more (?:about|on)|what (?:does|do|did|is|was) (?:wrong (?:with|in) )?|what about|how about|clarify)\\s*${the}${ordinal}(?: ${kind})?(?: (?:means?|is wrong|was wrong|wrong|a mistake|mistake|incorrect|not (?:right|correct|ok)|in more detail|(?:a (?:bit|little) )?more|better|further))*${behind}`,
);
const again =
  /^(?:and |sorry |but )*(?:what|which)(?: was| is|'s) (?:the|that) (word|phrase|example|expression|sentence) (?:again|called|you (?:said|told me))\s*[?.!]*$/;

/** Which part of what was said before a message asks for; null where it asks for none. */
export function readPart(message: string): Part | null {
  if (message.length > longest) return null;
  const plain = plainText(message).replaceAll('"', "");
  const last = again.exec(plain)?.[1];
  if (last !== undefined) return { ordinal: "last", place: -1, kind: last, isToExplain: false };
  for (const pattern of [asked, toExplain]) {
    const groups = pattern.exec(plain)?.groups;
    if (groups === undefined) continue;
    // "First" alone, and "the last" with nothing behind, may answer a question.
    if (
      groups["kind"] === undefined &&
      !/\b(?:only|just|what|which|repeat|say|show|tell|why|explain|elaborate)\b/.test(plain)
    )
      continue;
    return {
      ordinal: groups["ordinal"]!,
      place: ordinals[groups["ordinal"]!]!,
      kind: groups["kind"] ?? "one",
      isToExplain: pattern === toExplain,
    };
  }
  return null;
}
const longest = 90;
