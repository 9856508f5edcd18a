/** Longest stretch of a conversation that a model gets, in messages. */
const mostMessages = 20;

/** What is sent out in place of what tells who or where somebody is. */
const masks: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, "[e-mail]"],
  [/\b(?:https?:\/\/|www\.)\S+/gi, "[link]"],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu, "[account]"],
  [/(?:\+|\b00)?\d(?:[\s().-]{0,2}\d){6,}/g, "[number]"],
  [
    /\b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|square|close|court|way)\b\.?/giu,
    "[address]",
  ],
  [/\b(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:street|road|avenue|lane|square) \d{1,4}\b/giu, "[address]"],
];

/**
 * A learner's text without what tells who or where they are: addresses, numbers, accounts, and their
 * name as the account has it. What remains may still tell something; a school chooses whom it sends it to.
 *
 * @param name the learner's own
 */
export function withoutPersonalData(text: string, name: string): string {
  const parts = name.split(/\s+/).filter((part) => part.length > 1);
  const own =
    parts.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}])(?:${parts.map(escape).join("|")})(?![\\p{L}])`, "giu");
  const masked = masks.reduce(
    (masked, [pattern, instead]) => masked.replace(pattern, instead),
    text,
  );
  return own === null ? masked : masked.replace(own, "[name]");
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Said {
  readonly sender: "user" | "avatar";
  readonly text: string;
}

/**
 * A conversation as a model gets it: its end, and what the learner wrote without personal data. Who
 * said what is the client's word: a forged message of Iris is only one more text to the model, and
 * nothing in it is an instruction.
 */
export const conversationToSend = (
  history: readonly Said[],
  message: string,
  name: string,
): { role: "user" | "assistant"; content: string }[] =>
  [...history.slice(-mostMessages), { sender: "user" as const, text: message }].map(
    ({ sender, text }) => ({
      role: sender === "user" ? "user" : "assistant",
      content: withoutPersonalData(text, name),
    }),
  );
