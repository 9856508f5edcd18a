import { keepHelp } from "../../../lib/kept-help";
import { createStore, type Store } from "../../../lib/store";
import { tutorHistory } from "@saywell/contract/constants";
import { ApiError, helpOf } from "../../../lib/api-client";
import type { ChatMessage, ConversationState } from "./conversation-state";
import { type KeptConversation, keepConversation, readConversation } from "./kept-conversation";
import { keepText } from "../../../lib/kept-text";
import { streamApi } from "../../../lib/stream-call";
import { isForPlan, mayRetry, whyNoAnswer } from "../../../lib/why-no-answer";

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
  /** What was said before the page was loaded again. */
  before: KeptConversation = { messages: [], suggestions: [], scene: null },
): TutorConversation {
  const store = createStore<ConversationState>({
    isAwaitingReply: false,
    coming: "",
    toRetry: null,
    ...before,
  });
  const change = (part: Partial<ConversationState>) =>
    store.setState({ ...store.getState(), ...part });
  let lastId = Math.max(0, ...before.messages.map(({ id }) => Number(id.split("-")[1]) || 0));

  const newMessage = (sender: ChatMessage["sender"], text: string): ChatMessage => {
    lastId += 1;
    return { id: `message-${lastId}`, sender, text, corrections: [] };
  };

  async function say(typed: string): Promise<void> {
    const text = typed.trim();
    if (text === "" || store.getState().isAwaitingReply) return;
    const conversationHistory = historyOf(store.getState().messages);
    const said = newMessage("user", text);
    const messages = [...store.getState().messages, said];
    change({ messages, isAwaitingReply: true, coming: "", suggestions: [], toRetry: null });
    try {
      const {
        response,
        corrections,
        isHelp = false,
        suggestions = [],
        scene,
      } = await streamApi(
        "POST /api/ai/chat",
        { body: { message: text, conversationHistory, lessonId } },
        (piece) => change({ coming: store.getState().coming + piece }),
      );
      const messages = store
        .getState()
        .messages.map((each) => (each.id === said.id ? { ...each, corrections } : each));
      const reply = { ...newMessage("avatar", response), isHelp };
      change({
        messages: [...messages, scene === undefined ? reply : { ...reply, scene }],
        isAwaitingReply: false,
        coming: "",
        suggestions,
        scene: scene ?? null,
      });
      if (isHelp) onHelp(response);
    } catch (error) {
      console.error(error);
      // Whoever has to log in first finds it where it was written.
      if (error instanceof ApiError && error.code === "not-signed-in") keepText(keptAs, text);
      const help = helpOf(error);
      if (help !== null) onHelp(help);
      const sorry: ChatMessage = {
        ...newMessage("avatar", whyNoAnswer(error)),
        isApology: true,
        ...(isForPlan(error) && { isForPlan: true }),
      };
      const messages = store
        .getState()
        .messages.map((each) => (each.id === said.id ? { ...each, isUnanswered: true } : each));
      change({
        messages: [...messages, sorry],
        isAwaitingReply: false,
        coming: "",
        toRetry: mayRetry(error) ? text : null,
      });
    }
  }

  return { store, keptAs, say };
}

/** The end of the conversation, in the form and size that the call takes. */
const historyOf = (messages: readonly ChatMessage[]) =>
  messages
    .filter(({ isApology, isUnanswered }) => isApology !== true && isUnanswered !== true)
    .slice(-tutorHistory.messages)
    .map(({ id, sender, text }) => ({ id, sender, text: text.slice(0, tutorHistory.maxLength) }));

const keyOf = (userId: string, lessonId: string | null): string =>
  `tutor ${JSON.stringify([userId, lessonId])}`;

const conversations = new Map<string, TutorConversation>();

/** The learner's conversation about a lesson, or about anything, the same one each time while the app is open. */
export function conversationAbout(userId: string, lessonId: string | null): TutorConversation {
  const key = keyOf(userId, lessonId);
  const known = conversations.get(key);
  if (known) return known;
  const begun = createTutorConversation(
    lessonId,
    key,
    (help) => keepHelp(userId, help),
    readConversation(key) ?? undefined,
  );
  begun.store.subscribe(() => {
    // While a reply comes piece by piece nothing worth keeping has changed.
    if (!begun.store.getState().isAwaitingReply) keepConversation(key, begun.store.getState());
  });
  conversations.set(key, begun);
  return begun;
}
