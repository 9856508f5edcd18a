import type { ClientMessage } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Connection } from "../../live/connection";
import type { SharedCounter } from "../../limits/shared-counter";
import { createSharedAllowances } from "../../limits/shared-allowances";
import { tellFailure } from "../../live/tell-failure";
import type { LiveHandlers } from "../../module";
import type { Log } from "../../observability/log";
import { refuse, type Result } from "../../refusal";
import type { GameLimits } from "./game-limits";
import type { GamesService } from "./games.service";
import type { HostedGames } from "./hosted/hosted-games";
import type { GamePresence } from "./play/game-presence";
import { quizPhases } from "./telling/quiz-state";

type GameAction = Extract<ClientMessage, { type: "GAME_ACTION" }>;

interface Deps {
  games: GamesService;
  hosted: Pick<HostedGames, "mayEnter" | "remove">;
  presence: Pick<GamePresence, "settled" | "gameOf" | "enter" | "leaveGame">;
  limits: GameLimits;
  sharedCounter: SharedCounter;
  clock: Clock;
  log: Log;
}

/** Small letters are as good as capital ones: those of English alone, so that one letter stays one. */
const capital = (letters: string): string =>
  letters.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

const tooOften = refuse("too-many-requests", "This is too often. Please wait a moment.");

/** What clients do in a game. Who refuses it says so to them alone. */
export function createGamesLive(deps: Deps): LiveHandlers {
  const { games, hosted, presence, limits, sharedCounter, clock, log } = deps;
  const joining = createSharedAllowances("game-joining", limits.joining, sharedCounter);
  const starting = createSharedAllowances("game-starting", limits.starting, sharedCounter);
  const leading = createSharedAllowances("game-leading", limits.leading, sharedCounter);

  /** What is kept in the log of a game for good is done so often and no more. */
  function isTooOften(action: GameAction["action"], accountId: string): boolean {
    if (action === "SUBMIT_ANSWER" || action === "SUBMIT_TURN") return false;
    const allowance = action === "START_GAME" ? starting : leading;
    return !allowance.take(accountId, performance.now());
  }

  async function act(
    connection: Connection,
    wish: GameAction,
    heardAt: number,
  ): Promise<Result<unknown>> {
    const receivedAt = clock.now().getTime();
    const { caller } = connection;
    await presence.settled(connection);
    const gameId = wish.gameId.toLowerCase();
    if (isTooOften(wish.action, caller.id)) return tooOften;
    if (presence.gameOf(connection) !== gameId) return await games.whyOutside(gameId);
    switch (wish.action) {
      case "START_GAME":
        return await games.start(caller, gameId, startWish(wish));
      case "SUBMIT_ANSWER": {
        const { questionId, answer } = wish.data;
        const latency = connection.latency();
        const said = { questionId, answer, receivedAt, latency };
        return await games.performInQuiz(gameId, { kind: "answer", by: caller.id, ...said });
      }
      case "END_GAME":
        return await games.stop(caller, gameId, seenIn(wish));
      case "GO_ON": {
        const seen = wish.data && { ...wish.data, phase: quizPhases[wish.data.phase] };
        return await games.goOn(caller, gameId, { seen, heardAt });
      }
      case "SHOW_LEADERBOARD": {
        const { isShown } = wish.data;
        const show = { kind: "show-leaderboard", by: caller.id, isShown } as const;
        return await games.performInQuiz(gameId, show);
      }
      case "REMOVE_PLAYER": {
        const { playerId: player } = wish.data;
        return await hosted.remove(caller.id, gameId, player);
      }
      case "SUBMIT_TURN": {
        const { placedTiles, match, turns } = wish.data;
        const placed = placedTiles.map(({ letter, isBlank = false, ...cell }) => ({
          ...cell,
          letter: capital(letter),
          isBlank,
        }));
        const seen = { match, turns };
        return await games.performOnBoard(gameId, { kind: "play", by: caller.id, placed, seen });
      }
      case "PASS_TURN":
        return await games.performOnBoard(gameId, { kind: "pass", by: caller.id, seen: wish.data });
      case "EXCHANGE_TILES": {
        const { tiles, ...seen } = wish.data;
        const command = {
          kind: "exchange",
          by: caller.id,
          tiles: capital(tiles),
          seen,
        } as const;
        return await games.performOnBoard(gameId, command);
      }
      case "CHALLENGE_PLAY": {
        const command = { kind: "challenge", by: caller.id, seen: wish.data } as const;
        return await games.performOnBoard(gameId, command);
      }
      default:
        return wish satisfies never;
    }
  }

  return {
    async GAME_ACTION(connection, wish, heardAt) {
      const { gameId } = wish;
      try {
        const done = await act(connection, wish, heardAt);
        if (!done.ok) connection.send({ type: "ERROR", message: done.refusal.message, gameId });
      } catch (error) {
        // Whoever waits for what they did must hear that it is of this game.
        connection.send({ type: "ERROR", message: tellFailure(log, error), gameId });
      }
    },

    async JOIN_GAME(connection, wish) {
      const gameId = wish.gameId.toLowerCase();
      if (!joining.take(connection.caller.id, performance.now())) {
        const message = "You are coming and going too quickly. Please wait a moment.";
        connection.send({ type: "ERROR", message, gameId });
        return;
      }
      const admitted = await hosted.mayEnter(connection.caller.id, gameId);
      if (admitted.ok) return await presence.enter(connection, gameId);
      const { message } = admitted.refusal;
      connection.send({ type: "GAME_CLOSED", gameId: wish.gameId, message });
    },

    LEAVE_GAME: (connection) => presence.leaveGame(connection),
  };
}

function startWish(wish: Extract<GameAction, { action: "START_GAME" }>) {
  const { mode, preset, board, challenge, clock, bot } = wish.data ?? {};
  return { mode, preset, board, challenge, clock, bot, seen: seenIn(wish) };
}

const seenIn = ({ data }: { data?: { match?: number | undefined } | undefined }) =>
  data?.match === undefined ? undefined : { match: data.match };
