import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { errorFacts, type Log } from "../../../observability/log";
import type { PlayerCards } from "../games-needs";
import { type AnyEvent, type AnyState, isQuiz } from "../kinds/any-game";
import { insertSeen } from "./quiz-seen.store";

/** Keeps who has seen which question of the bank, once it is over: a game waits for none of it. */
export function createAskedQuestions({
  db,
  cards,
  clock,
  log,
}: {
  db: Db;
  cards: PlayerCards;
  clock: Clock;
  log: Log;
}) {
  let work: Promise<void> = Promise.resolve();
  return {
    note(told: readonly AnyEvent[], state: AnyState): void {
      if (!isQuiz(state)) return;
      const { players, questions, round } = state;
      const questionId = questions[round - 1]?.bankId ?? null;
      if (questionId === null || !told.some(({ type }) => type === "revealed")) return;
      const accountIds = players.filter(({ isBot }) => !isBot).map(({ id }) => id);
      const at = clock.now();
      work = work
        .then(() => insertSeen(db, cards, { accountIds, questionId, at }))
        .catch((error: unknown) =>
          log({ level: "warn", event: "seen-question-not-kept", ...errorFacts(error) }),
        );
    },
    /** Settles when everything is kept that was seen. */
    settled: (): Promise<void> => work,
  };
}
