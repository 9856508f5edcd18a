import { wordBoardRules } from "../word-board-facts";
import { heldOf } from "./held-time";
import {
  isByCorrespondence,
  isLastPlay,
  isPlaying,
  playerToMove,
  type WordBoardPlayer,
  type WordBoardState,
} from "./state";

/**
 * When the turn that goes on is over whether or not anything is done, in milliseconds since 1970;
 * null where it has no end. While a line is cut that is some time later, up to half a minute.
 */
export function turnEnd(state: WordBoardState, now: number): number | null {
  const player = playerToMove(state);
  if (player === undefined || player.isBot) return null;
  const { turnAt, setting } = state;
  const held = heldOf(player, state, now);
  if (isLastPlay(state)) {
    const time = setting.clock === "DAY" ? wordBoardRules.dayTime : wordBoardRules.challengeTime;
    return turnAt + time;
  }
  switch (setting.clock) {
    case "NONE":
      return null;
    case "TURN":
      return turnAt + wordBoardRules.turnTime + held;
    case "DAY":
      return turnAt + wordBoardRules.dayTime;
    case "GAME":
      return (
        turnAt + wordBoardRules.gameTime + wordBoardRules.longestOvertime - player.spent + held
      );
    default:
      return setting.clock satisfies never;
  }
}

/** Milliseconds that a player has left of the game's time, less than 0 in overtime; null where it is not counted. */
export function timeLeft(
  state: WordBoardState,
  player: WordBoardPlayer,
  now: number,
): number | null {
  if (state.setting.clock !== "GAME") return null;
  const isTheirs = isPlaying(state) && playerToMove(state)?.id === player.id;
  const running = isTheirs ? now - state.turnAt - heldOf(player, state, now) : 0;
  return wordBoardRules.gameTime - player.spent - Math.max(0, running);
}

/** When a game ends to which nobody comes back; null where somebody is there. */
export const restEnd = ({ restingSince }: WordBoardState): number | null =>
  restingSince === undefined ? null : restingSince + wordBoardRules.restTime;

/** When a bot whose turn it is plays; null where none is. */
export function botDue(state: WordBoardState): number | null {
  const player = playerToMove(state);
  return player?.isBot === true ? state.turnAt + (state.thinksFor ?? 0) : null;
}

/**
 * When something will follow by itself, in milliseconds since 1970; null while a game waits for
 * somebody. The moment may pass without anything if a cut line comes back meanwhile.
 */
export function nextWordBoardMoment(state: WordBoardState, now: number): number | null {
  if (!isPlaying(state)) return null;
  const restsUntil = restEnd(state);
  if (restsUntil !== null) return restsUntil;
  return botDue(state) ?? turnEnd(state, now);
}

/** Whose move a game by correspondence waits for; null where it waits for nobody. */
export function waitsFor(state: WordBoardState): string | null {
  const player = isPlaying(state) && isByCorrespondence(state) ? playerToMove(state) : undefined;
  return player === undefined || player.isBot ? null : player.id;
}
