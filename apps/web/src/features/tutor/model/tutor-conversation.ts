import { keepHelp } from "../../../lib/kept-help";
import { createStore, type Store } from "../../../lib/store";
import type { Correction } from "@saywell/contract";
import { tutorHistory } from "@saywell/contract/constants";
import { ApiError, callApi, helpOf } from "../../../lib/api-client";
import { keepText } from "../../../lib/kept-text";
import { whyNoAnswer } from "../../../lib/why-no-answer";

export interface ChatMessage {
  id: string;
  sender: "user" | "avatar";
  text: string;
  /** Mistakes in what the learner wrote; known once Iris has answered. */
  corrections: readonly Correction[];
  /** An apology is no part of the conversation that she knows. */
  isApology?: boolean;
  /** It says where help is. */
  isHelp?: boolean;
}

export interface ConversationState {
  messages: readonly ChatMessage[];
  /** Whether Iris is writing. */
  isAwaitingReply: boolean;
}

interface TutorConversation {
  store: Store<ConversationState>;
  /** By which what was not sent waits for its author. */
  keptAs: string;
  /** Says something; nothing happens for a blank, or while Iris is writing. */
  say: (text: string) => Promise<void>;
}

/** One conversation with Iris, kept while the app is open. A reply arrives also when its screen was left. */
export function createTutorConversation(
  lessonId: string | null,
  keptAs = keyOf("", lessonId),
  /** Hears where help is, where somebody wrote as if they may be in danger. */
  onHelp: (text: string) => void = () => {},
): TutorConversation {
  const store = createStore<ConversationState>({ messages: [], isAwaitingReply: false });
  let lastId = 0;

  const newMessage = (sender: ChatMessage["sender"], text: string): ChatMessage => {
    lastId += 1;
    return { id: `message-${lastId}`, sender, text, corrections: [] };
  };

  async function say(typed: string): Promise<void> {
    const text = typed.trim();
    if (text === "" || store.getState().isAwaitingReply) return;
    const conversationHistory = historyOf(store.getState().messages);
    const said = newMessage("user", text);
    store.setState({ messages: [...store.getState().messages, said], isAwaitingReply: true });
    try {
      const {
        response,
        corrections,
        isHelp = false,
      } = await callApi("POST /api/ai/chat", {
        body: { message: text, conversationHistory, lessonId },
      });
      const messages = store
        .getState()
        .messages.map((each) => (each.id === said.id ? { ...each, corrections } : each));
      store.setState({
        messages: [...messages, { ...newMessage("avatar", response), isHelp }],
        isAwaitingReply: false,
      });
      if (isHelp) onHelp(response);
    } catch (error) {
      console.error(error);
      // Whoever has to log in first finds it where it was written.
      if (error instanceof ApiError && error.code === "not-signed-in") keepText(keptAs, text);
      const help = helpOf(error);
      if (help !== null) onHelp(help);
      const sorry = { ...newMessage("avatar", whyNoAnswer(error)), isApology: true };
      store.setState({ messages: [...store.getState().messages, sorry], isAwaitingReply: false });
    }
  }

  return { store, keptAs, say };
}

/** The end of the conversation, in the form and size that the call takes. */
const historyOf = (messages: readonly ChatMessage[]) =>
  messages
    .filter(({ isApology }) => !isApology)
    .slice(-tutorHistory.messages)
    .map(({ id, sender, text }) => ({ id, sender, text: text.slice(0, tutorHistory.maxLength) }));

const keyOf = (userId: string, lessonId: string | null): string =>
  `tutor ${JSON.stringify([userId, lessonId])}`;

const conversations = new Map<string, TutorConversation>();

/** The learner's conversation about a lesson, the same one each time while the app is open. */
export function conversationAbout(userId: string, lessonId: string): TutorConversation {
  const key = keyOf(userId, lessonId);
  const known = conversations.get(key);
  if (known) return known;
  const begun = createTutorConversation(lessonId, key, (help) => keepHelp(userId, help));
  conversations.set(key, begun);
  return begun;
}
