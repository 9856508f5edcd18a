import type { ConversationState } from "./conversation-state";

/** What of a conversation is there again after a reload. */
export type KeptConversation = Pick<ConversationState, "messages" | "suggestions" | "scene">;

const keyOf = (conversation: string) => `saywell.talk.${conversation}`;
const mostMessages = 100;

/** The conversation that this tab kept; null where there is none, or none that can be read. */
export function readConversation(conversation: string): KeptConversation | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(keyOf(conversation)) ?? "null",
    ) as KeptConversation | null;
    return Array.isArray(kept?.messages) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a conversation until the tab is closed or the learner logs out. One with somebody who may be in
 * danger is not kept: whoever uses the computer next need not read it.
 */
export function keepConversation(
  conversation: string,
  { messages, suggestions, scene }: ConversationState,
): void {
  try {
    if (messages.some(({ isHelp }) => isHelp)) sessionStorage.removeItem(keyOf(conversation));
    else
      sessionStorage.setItem(
        keyOf(conversation),
        JSON.stringify({ messages: messages.slice(-mostMessages), suggestions, scene }),
      );
  } catch {
    // Where storage is blocked or full it lasts as long as the page.
  }
}
