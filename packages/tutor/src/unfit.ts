import { openersFor } from "./small-talk";
import type { Chat } from "./types";

/** How every reply begins that takes up nothing of an unfit message. */
export const refusal = "I would rather talk about something else.";

const keepPrivate =
  "Addresses, phone numbers and accounts are private. Please keep yours safe, and do not write them here. You have done nothing wrong.";

/** Words that are not to be said again, or cheered, get another topic. */
export function unfit(chat: Chat): readonly string[] | null {
  if (chat.mayEcho) return null;
  const privacy = chat.isPrivate === true ? ` ${keepPrivate}` : "";
  return openersFor(chat).map((opener) => `${refusal}${privacy} ${opener}`);
}
