import type { CallByName, CallReply, SessionUser } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { helpFor } from "@saywell/moderation";
import { replyTo, type Turn } from "@saywell/tutor";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import { ok, refuse, type Result } from "../../refusal";

interface Deps {
  content: Pick<Content, "lessons" | "lesson">;
  grammar: Pick<GrammarChecker, "check">;
}

interface Said {
  message: string;
  /** Oldest first; may end with the message itself. */
  conversationHistory: readonly Turn[];
  lessonId: string | null;
}

type ChatReply = CallReply<CallByName<"POST /api/ai/chat">>;
export type TutorService = ReturnType<typeof createTutorService>;

export function createTutorService({ content, grammar }: Deps) {
  /** The tutor on board: knows the lesson it is embedded in, and stores nothing. */
  async function chat(
    learner: Pick<SessionUser, "name" | "level">,
    { message, conversationHistory, lessonId }: Said,
  ): Promise<Result<ChatReply>> {
    const lesson = lessonId === null ? null : content.lesson(lessonId);
    if (lesson === undefined) return refuse("not-found", "There is no such lesson.");
    const taught = lesson?.words.map(({ word }) => word) ?? [];
    const corrections = await grammar.check(message, [learner.name, "Iris", ...taught]);
    const { response, topic } = replyTo({
      message,
      help: helpFor(message),
      history: withoutMessage(conversationHistory, message),
      lesson,
      corrections,
      course: content.lessons,
      level: learner.level,
    });
    // Nobody's spelling matters in an emergency.
    return ok({ response, corrections: topic === "crisis" ? [] : corrections });
  }

  return { chat };
}

/** Some clients put the message into the history before they send it. */
function withoutMessage(history: readonly Turn[], message: string): readonly Turn[] {
  const last = history.at(-1);
  return last?.sender === "user" && last.text.trim() === message ? history.slice(0, -1) : history;
}
