import type {
  AskedQuestion,
  QuizGameState,
  RevealedAnswer,
  ServerMessage,
} from "@saywell/contract";
import type { GameMode } from "@saywell/contract/constants";
import type { LiveClient } from "../../../lib/live-client";
import { createStore } from "../../../lib/store";

/** A question of this game that is over, as this learner saw it. */
export interface PastQuestion {
  question: AskedQuestion;
  reveal: RevealedAnswer;
}

export interface QuizTable {
  state: QuizGameState;
  /** When what runs now ends, by this page's clock (`performance.now()`); null where nobody knows. */
  endsAt: number | null;
  /** The questions of this game that are over, in their order. */
  past: readonly PastQuestion[];
  /** The letter that was chosen here and is on its way. */
  sending: string | null;
  /** Whether it waits for a line that is cut. */
  isHeld: boolean;
  /** What the game that is over paid; null until it is known. */
  paid: { xp: number; coins: number } | null;
}

interface Deps {
  live: Pick<LiveClient, "listen" | "send">;
  gameId: string;
  first: QuizGameState;
  now: () => number;
  /** Told in the server's words why an answer was not taken. */
  onRefused?: ((sentence: string) => void) | undefined;
}

export type QuizTableModel = ReturnType<typeof createQuizTable>;

/**
 * A game as this page knows it. Each message brings the whole game: the latest version holds, so one
 * that was missed, or came late, does no harm.
 */
export function createQuizTable({ live, gameId, first, now, onRefused }: Deps) {
  const store = createStore<QuizTable>({
    state: first,
    endsAt: endOf(first),
    past: pastOf([], first),
    sending: null,
    isHeld: false,
    paid: null,
  });

  function endOf({ endsInMs }: QuizGameState): number | null {
    return endsInMs === null ? null : now() + endsInMs;
  }

  function take(state: QuizGameState, isTold = false): void {
    const table = store.getState();
    if (state.version < table.state.version) return;
    const isNewMatch = state.match !== table.state.match;
    const isSameQuestion = state.question?.id === table.state.question?.id;
    const isOpen = isSameQuestion && state.phase === "QUESTION" && !state.mine.hasAnswered;
    const sending = isOpen ? table.sending : null;
    // Told by the line: it is back, and what was chosen meanwhile has not been heard.
    const isHeld = sending !== null && table.isHeld && !(isTold && send(state, sending));
    store.setState({
      state,
      endsAt: endOf(state),
      past: pastOf(isNewMatch ? [] : table.past, state),
      sending,
      isHeld,
      paid: isNewMatch ? null : table.paid,
    });
  }

  /** False where the line is cut. */
  function send({ question }: QuizGameState, answer: string): boolean {
    const data = { questionId: question!.id, answer };
    return live.send({ type: "GAME_ACTION", gameId, action: "SUBMIT_ANSWER", data });
  }

  function hear(message: ServerMessage): void {
    if (message.type === "ERROR" && isOfGame(message, gameId)) {
      if (store.getState().sending !== null) onRefused?.(message.message);
      store.setState({ sending: null, isHeld: false });
    }
    if (message.type !== "GAME_UPDATE" || message.gameId !== gameId) return;
    if (message.action === "GAME_PAID") {
      store.setState({ paid: { xp: message.xp ?? 0, coins: message.coins ?? 0 } });
    }
    if (message.state?.kind === "QUIZ") take(message.state, true);
  }

  return {
    store,
    /** The game as it was read by a call. */
    take: (state: QuizGameState): void => take(state),
    listen: () => live.listen(hear),
    start(mode: GameMode): void {
      const { match } = store.getState().state;
      live.send({ type: "GAME_ACTION", gameId, action: "START_GAME", data: { mode, match } });
    },
    /** Answers the question that is open, or will when the line is back; an empty answer is none. */
    answer(letter: string): void {
      const { state, sending } = store.getState();
      const { question, phase, mine } = state;
      if (phase !== "QUESTION" || question === null || !mine.hasSeat) return;
      if (mine.hasAnswered || sending !== null) return;
      store.setState({ sending: letter, isHeld: !send(state, letter) });
    },
    stop(): void {
      const { match } = store.getState().state;
      live.send({ type: "GAME_ACTION", gameId, action: "END_GAME", data: { match } });
    },
    /** A line that was cut lost what was on its way: it is sent again. */
    cut: (): void => store.setState({ isHeld: store.getState().sending !== null }),
  };
}

/** Whether an error is about this game, or about something that nobody can name. */
export const isOfGame = (
  error: Extract<ServerMessage, { type: "ERROR" }>,
  gameId: string,
): boolean =>
  error.gameId === gameId || (error.gameId === undefined && error.clientId === undefined);

/** The questions that are over, with the one that is shown now. */
function pastOf(
  past: readonly PastQuestion[],
  { question, reveal }: QuizGameState,
): PastQuestion[] {
  if (question === null || reveal === null) return [...past];
  return [...past.filter((each) => each.question.id !== question.id), { question, reveal }];
}

/** Whether the next game is what counts: who comes when one is over that they did not see waits for it. */
export const awaitsNext = ({ state, past }: QuizTable, userId: string): boolean =>
  state.phase === "WAITING" ||
  (state.phase === "FINISHED" &&
    past.length === 0 &&
    state.seats.every((seat) => seat.userId !== userId));
