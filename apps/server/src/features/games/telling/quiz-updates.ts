import type { QuizGameState, GameUpdateAction, ServerMessage } from "@saywell/contract";
import type { QuizEvent } from "@saywell/quiz";

export type GameUpdate = Extract<ServerMessage, { type: "GAME_UPDATE" }>;

interface Told {
  /** Which game it is. */
  about: { gameId: string; roomId: string | null };
  told: readonly QuizEvent[];
  /** The game as this viewer may see it. */
  state: QuizGameState;
  /** What of others is not told: that of a class, one by one. */
  isQuiet: boolean;
  viewerId: string;
}

/**
 * What a viewer is told who comes in, or missed something: the game as it is. An open question is
 * told as one that begins, scores as after an answer, and the end of their own game as it was told
 * to the others, for clients that know no more than that.
 */
export function catchUp({ about, state }: Pick<Told, "about" | "state">): GameUpdate[] {
  const update = (action: GameUpdateAction, more: Partial<GameUpdate>): GameUpdate => ({
    type: "GAME_UPDATE",
    action,
    ...about,
    ...more,
  });
  const { phase, question, round, seats, mine } = state;
  const isRunning = phase === "QUESTION" || phase === "REVEAL";
  const isTheirEnd = phase === "FINISHED" && mine.hasSeat;
  return [
    update("GAME_STATE", { state }),
    ...(phase === "QUESTION" && question !== null
      ? [update("GAME_STARTED", { question, round })]
      : []),
    ...(isRunning || isTheirEnd
      ? seats.map(({ userId, score }) => update("ANSWER_SUBMITTED", { userId, score }))
      : []),
    ...(isTheirEnd ? [update("GAME_ENDED", { state })] : []),
  ];
}

/**
 * What one viewer is told of what happened. The game as they may see it goes with the last message,
 * and with each that a plain client shows: clients take the one with the highest version.
 */
export function updatesFor({ about, told, state, isQuiet, viewerId }: Told): GameUpdate[] {
  const updates: GameUpdate[] = [];
  const add = (action: GameUpdateAction, more: Partial<GameUpdate> = {}): void =>
    void updates.push({ type: "GAME_UPDATE", action, ...about, ...more });
  for (const event of told) {
    switch (event.type) {
      case "answered":
        if (!isQuiet || event.id === viewerId) add("ANSWER_TAKEN", { userId: event.id });
        break;
      case "came":
      case "vanished":
      case "left":
        if (!isQuiet || event.id === viewerId) add("SEATS_CHANGED", { userId: event.id });
        break;
      case "became":
        if (!isQuiet || event.as === viewerId) add("SEATS_CHANGED", { userId: event.as });
        break;
      case "asked":
        if (state.question === null) break;
        add("GAME_STARTED", { question: state.question, round: state.round, state });
        break;
      case "revealed":
        for (const { userId, score } of state.seats) {
          if (!isQuiet || userId === viewerId) add("ANSWER_SUBMITTED", { userId, score });
        }
        add("ANSWER_REVEALED", { state });
        break;
      case "leaderboard-shown":
        add("GAME_STATE");
        break;
      case "ended":
        add("GAME_ENDED", { state });
        break;
      case "started":
        // The question that follows says it.
        break;
      default:
        event satisfies never;
    }
  }
  const last = updates.at(-1);
  if (last !== undefined) last.state ??= state;
  return updates;
}
