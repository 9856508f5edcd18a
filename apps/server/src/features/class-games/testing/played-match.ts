import type { OwnQuestion } from "@saywell/contract";
import type { QuizEvent } from "@saywell/quiz";
import type { Db } from "../../../db/database";

interface PlayedMatch {
  gameId: string;
  question: OwnQuestion;
  /** The first is right, and all others chose the first wrong answer. */
  players: readonly string[];
  now: Date;
}

/** Stores a match of one question that was played to its end, and answers what happened in it. */
export async function playMatch(
  db: Db,
  { gameId, question, players, now }: PlayedMatch,
): Promise<QuizEvent[]> {
  const at = now.getTime();
  const drawn = {
    id: "1-1",
    bankId: null,
    question: question.question,
    options: [question.answer, ...question.wrong],
    right: "A" as const,
    explanation: question.explanation,
  };
  const events = [
    {
      type: "started",
      isTeam: false,
      players: players.map((id) => ({ id, isBot: false, team: null })),
      questions: [drawn],
      at,
    },
    { type: "asked", round: 1, plans: [], at },
    ...players.map((id, index) => ({
      type: "answered",
      id,
      letter: index === 0 ? "A" : "B",
      elapsed: 0,
      points: index === 0 ? 100 : 0,
      at,
    })),
    { type: "revealed", at },
    { type: "ended", at },
  ] as QuizEvent[];
  await db
    .insertInto("game_event")
    .values(
      events.map((event, index) => ({
        game_id: gameId,
        seq: index + 1,
        at: now,
        event: JSON.stringify(event),
      })),
    )
    .execute();
  await db
    .insertInto("game_match")
    .values({
      game_id: gameId,
      number: 1,
      first_seq: 1,
      last_seq: events.length,
      started_at: now,
      ended_at: now,
    })
    .execute();
  return events;
}
