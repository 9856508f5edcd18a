import type { Correction, TutorScene } from "@saywell/contract";

export interface ChatMessage {
  id: string;
  sender: "user" | "avatar";
  text: string;
  /** Mistakes in what the learner wrote; known once Iris has answered. */
  corrections: readonly Correction[];
  /** An apology is no part of the conversation that she knows. */
  isApology?: boolean;
  /** It got no reply, so Iris does not know it. */
  isUnanswered?: boolean;
  /** It says which plan has more: the way to the plans stands below it. */
  isForPlan?: boolean;
  /** It says where help is. */
  isHelp?: boolean;
  /** The role play as it was then, where one was played. */
  scene?: TutorScene;
}

export interface ConversationState {
  messages: readonly ChatMessage[];
  /** Whether Iris is writing. */
  isAwaitingReply: boolean;
  /** What she has written so far of a reply that comes piece by piece. */
  coming: string;
  /** What one could say next, each a message. */
  suggestions: readonly string[];
  /** The role play that goes on or has just ended; null where none is played. */
  scene: TutorScene | null;
  /** What got no reply, where sending it again may help. */
  toRetry: string | null;
}
