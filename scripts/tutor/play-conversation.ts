import type { CallByName, CallReply } from "@saywell/contract";
import {
  type CountedTurn,
  type EvaluationConversation,
  type EvaluationTurn,
  judgeTurn,
} from "@saywell/tutor/evaluation";
import type { TutorService } from "../../apps/server/src/features/tutor/tutor.service";
import { content, learnerAt, levelOf } from "./open-tutor";

type ChatReply = CallReply<CallByName<"POST /api/ai/chat">>;

/** A turn as it went. */
export interface Heard extends CountedTurn {
  conversation: string;
  /** From 1. */
  number: number;
  turn: EvaluationTurn;
  reply: ChatReply;
  /** What was shown while the reply was made. */
  pieces: string;
}

type TutorOf = (conversation: string, number: number) => Pick<TutorService, "chat">;

/**
 * Plays a conversation turn by turn, with all that was said before, and judges each reply.
 *
 * @param tutorOf who answers a turn
 */
export async function playConversation(
  { id, kind, level, lesson: lessonId, before, turns }: EvaluationConversation,
  tutorOf: TutorOf,
): Promise<Heard[]> {
  const lesson = lessonId === null ? null : content.lesson(lessonId);
  if (lesson === undefined) throw new Error(`${id} is in a lesson that is not there.`);
  const history = [...before];
  const earlier: { say: string; reply: string }[] = [];
  const heard: Heard[] = [];
  for (const [index, turn] of turns.entries()) {
    const pieces: string[] = [];
    const said = { message: turn.say, conversationHistory: [...history], lessonId };
    const answer = await tutorOf(id, index + 1).chat(learnerAt(level), said, {
      heard: (piece) => void pieces.push(piece),
    });
    if (!answer.ok) throw new Error(`${id}: ${answer.refusal.message}`);
    const reply = answer.value;
    const judged = judgeTurn(
      {
        turn,
        kind,
        level,
        lesson,
        earlier: [...earlier],
        heard: {
          text: reply.response,
          marks: reply.corrections,
          isHelp: reply.isHelp ?? false,
          goals: reply.scene?.goals.filter(({ isDone }) => isDone).map((goal) => goal.id) ?? null,
          isOver: reply.scene?.isOver ?? false,
        },
      },
      levelOf,
    );
    const facts = { kind, level, conversation: id, number: index + 1, turn, reply };
    heard.push({ ...judged, ...facts, pieces: pieces.join("") });
    history.push({ sender: "user", text: turn.say }, { sender: "avatar", text: reply.response });
    earlier.push({ say: turn.say, reply: reply.response });
  }
  return heard;
}
