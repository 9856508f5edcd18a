import { plainText } from "../text";

const often = "(?:really |also |often |always |very |so |just )*";

/**
 * Sentences of which the meaning is clear enough to ask on. The questions take up what was said
 * without saying it again: a sentence that nobody checked is no model.
 */
const patterns: readonly (readonly [sentence: RegExp, questions: readonly string[]])[] = [
  [
    new RegExp(`\\bi ${often}(?:do not|don't|didn't|did not) ${often}(?:like|enjoy)\\b`),
    ["What do you not like about it?", "What do you like better?"],
  ],
  [
    new RegExp(`\\bi ${often}hate\\b`),
    ["Why do you feel like that?", "What would make it better?"],
  ],
  [
    new RegExp(`\\bi ${often}(?:like|love|enjoy|prefer)\\b`),
    ["What do you like most about it?", "Why do you like it?", "When did you begin to like it?"],
  ],
  [
    /\b(?:i'd like|i would like|i want|i hope|i plan|i'm planning|i am planning|i'm going to|i am going to)\b/,
    ["Why do you want that?", "What do you need for it?"],
  ],
  [
    /\bi (?:have to|must|'ve got to|need to)\b/,
    ["How long does it take?", "Do you like doing it?"],
  ],
  [/\b(?:i|we) (?:can't|cannot|can not)\b/, ["What makes it difficult?", "What would help you?"]],
  [/\bi can\b/, ["How did you learn it?", "When did you do it first?"]],
  [
    /\b(?:i|we) (?:went|travelled|flew|drove|walked|visited)\b/,
    ["What did you do there?", "What did you like best there?"],
  ],
  [
    /\b(?:i|we) (?:saw|watched|read|heard|played|made|cooked|bought|ate)\b/,
    ["What was the best part of it?", "Would you do it again?"],
  ],
  [
    /\bi(?:'m| am| feel|'m feeling| was| felt) (?:really |very |so |a bit )*(?:sad|tired|stressed|lonely|worried|angry|nervous|bored|unhappy|upset)\b/,
    ["What helps you when you feel like that?"],
  ],
  [
    /\bi(?:'m| am| feel|'m feeling| was| felt) (?:really |very |so )*(?:happy|glad|excited|proud)\b/,
    ["What was the best part of it?", "Who knows about it already?"],
  ],
];

/** Whatever it was, it is over: a question about habits would not fit. */
const past =
  /\b(?:yesterday|last (?:night|week|weekend|month|year|summer|winter)|(?:days?|weeks?|months?|years?) ago)\b/;
const aboutThePast = ["What did you like best about it?", "Would you do it again?"];

/** Questions about what somebody told; none where it is not understood. */
export function askOn(message: string): readonly string[] {
  const plain = plainText(message);
  return (
    patterns.find(([sentence]) => sentence.test(plain))?.[1] ??
    (past.test(plain) ? aboutThePast : [])
  );
}
