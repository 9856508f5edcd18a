import { plainText, wordsOf } from "../../text";

/** Words with which learners ask whether something is right, or to put it right. */
const wish =
  /\b(?:correct|correctly|correction|check|fix|mend|improve|proofread|right|okay|ok|mistakes?|errors?|wrong|grammatical\w*|my sentences?|this sentence|my text|good english|good sentence|is it good|look at)\b/;
/** What such a wish is put in, so that nothing of it is taken for the sentence. */
const around =
  /^(?:(?:hi|hello|hey|iris|teacher|please|ok|and|so|could|can|will|would|you|i|want|need|to|me|my|this|these|it|the|that|if|is|are|was|for|what|how|about|correct|correctly|check|fix|mend|improve|proofread|control|edit|look|at|sentences?|text|grammar|english|writing|message|paragraph|e-?mail|letter|mistakes?|errors?|any|in|of|find|do|have|there|following|next|right|wrong|ok|okay|good|say|write|written|sounds?|does|good|or|not|now|thing|sentence)[\s,:;.?!“"-]+)*/;
const starts =
  /^(?:(?:hi|hello|hey|iris|teacher|please|ok|and|so|could you|can you|will you|would you|i want you to|i want to|you|help me|help me to)[\s,]+)*(?:correct|check|fix|mend|proofread|control|edit)\b/;
const isIt =
  /^(?:(?:iris|teacher|please|ok|and|so|hi|hello)[\s,]+)*is (?:it|this|that) (?:sentence |phrase )?(?:correct|right|ok|okay|good|wrong|grammatical)(?: (?:or not|english|to say|sentence|if i say|to write|grammar))*[\s,:?-]+/;
const asksAlone =
  /^(?:(?:is|was) (?:it|this|that|my \w+|everything)(?: \w+)? (?:correct|right|ok|okay|good|wrong)|(?:check|correct|fix)(?: (?:it|me|this|that|please|my \w+|the \w+|for|mistakes?|errors?|in|english|grammar))*|(?:correct|right|ok) or (?:not|wrong|no|incorrect)|(?:any|are there|do i have|did i make|find|see)(?: (?:any|some|a|the|my|you))* ?(?:mistakes?|errors?)(?: (?:here|in it|in this|there|please))?|(?:it )?is (?:it )?(?:correct|right|ok|okay|good|wrong)(?: (?:english|sentence|please|or not|or wrong))?|did i (?:say|write) (?:it|that|this)? ?(?:right|correctly|correct|well)|is (?:it|this) (?:good|correct) english|how is my (?:english|sentence|grammar|text))$/;

/** A sentence has so many words at least. */
const fewest = 2;
const bareOf = (text: string): string => plainText(text).replace(/[\s.?!,;:]+$/, "");

/**
 * The sentence that somebody wants to have looked at; empty where it comes next, and null where nobody
 * asks for that.
 */
export function readCorrection(message: string): string | null {
  const text = message.trim();
  // What is spoken cannot be looked at.
  if (/\bmy (?:pronunciation|accent|speaking)\b/i.test(text)) return null;
  if (/^\W*(?:\w+ )*check (?:my|me) (?:\w+ )?(?:level|knowledge)\b/i.test(text)) return null;
  const colon = /^([^:“"\n]{2,70})[:\n]\s*(.+)$/s.exec(text);
  if (
    colon !== null &&
    wish.test(plainText(colon[1]!)) &&
    wordsOf(colon[2]!).length >= fewest &&
    !(/\bwhich\b/i.test(colon[1]!) && /\bor\b/i.test(colon[2]!))
  )
    return unquoted(colon[2]!);
  const quoted = /^(.{0,70}?)["“]([^"“”]{4,})["”](.{0,60})$/s.exec(text);
  if (quoted !== null && !/[”"] or [“"]/.test(text) && wordsOf(quoted[2]!).length >= fewest) {
    const outside = plainText(`${quoted[1]} ${quoted[3]}`);
    if (
      starts.test(outside) ||
      /\b(?:mistakes?|errors?)\b|\b(?:is|are) .*\b(?:correct|right|ok|okay|wrong|good english)\b/.test(
        outside,
      )
    )
      return quoted[2]!.trim();
  }
  const sentences = text.split(/(?<=[.?!])\s+|\s+[-–—]\s+|\n/);
  if (sentences.length > 1) {
    const others = sentences.filter(
      (each) => !asksAlone.test(bareOf(each.replace(/^(?:please|teacher|iris)[,\s]+/i, ""))),
    );
    const said = others.join(" ").trim();
    if (others.length < sentences.length && wordsOf(said).length >= fewest) return said;
  }
  const plain = plainText(text);
  if (/^did i make\b/.test(plain)) return null;
  if (
    asksAlone.test(
      bareOf(plain.replace(/^(?:please|teacher|iris|can you|could you|hi|ok)[,\s]+/g, "")),
    )
  )
    return "";
  const asked = isIt.exec(plain);
  if (asked !== null && wordsOf(text.slice(asked[0].length)).length >= fewest)
    return unquoted(text.slice(asked[0].length));
  if (!starts.test(plain)) return null;
  const rest = text.slice(around.exec(`${plain} `)?.[0].length ?? 0).trim();
  return wordsOf(rest).length > fewest ? unquoted(rest) : "";
}

/** Positions in a text and in its small letters are the same while nothing is folded away. */
const unquoted = (text: string): string => text.trim().replace(/^["“](.+)["”]$/s, "$1");
