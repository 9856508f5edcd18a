import { notEnglishReplies } from "../small-talk";
import { refusal } from "../unfit";
import type { Turn } from "../types";

/** How replies begin that took up nothing of what was written: help, kind words, a refusal, no English. */
const refusals: readonly string[] = [
  "Are you in danger now?",
  "That sounds hard, and I am sorry.",
  refusal,
  ...notEnglishReplies,
];

const isRefusal = (reply: string): boolean => {
  const said = reply.replace(/^Once more: /, "");
  return refusals.some((beginning) => said.startsWith(beginning));
};

/**
 * A conversation in which nothing stands of what was refused, sounded like a cry for help or was not
 * English: nobody is reminded of it, in a summary or in any later reply.
 */
export function withoutRefused(history: readonly Turn[]): readonly Turn[] {
  const isRefused = (at: number): boolean => {
    const reply = history[at + 1];
    return history[at]?.sender === "user" && reply?.sender === "avatar" && isRefusal(reply.text);
  };
  if (!history.some((_, at) => isRefused(at))) return history;
  return history.map((turn, at) => (isRefused(at) ? { ...turn, text: "" } : turn));
}
