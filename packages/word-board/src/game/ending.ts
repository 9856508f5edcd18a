import { worthOf } from "../board/tile-worth";
import { rulesetOf } from "../rules/ruleset";
import { wordBoardRules } from "../word-board-facts";
import { type Adjustment, type EndReason, openPlay, type WordBoardState } from "./state";

/**
 * Why a game is over, if it is: a player has laid all tiles and the bag is empty; nobody made a point
 * for so long; or all others have given up. In a game of two that is six turns, and with more players
 * two turns of each.
 */
export function endReason(state: WordBoardState): EndReason | null {
  const { players, bag, scoreless } = state;
  const inGame = players.filter(({ presence }) => presence !== "left");
  if (!inGame.some(({ isBot }) => !isBot)) return "deserted";
  if (inGame.length < wordBoardRules.leastSeats) return "alone";
  if (openPlay(state) !== undefined) return null;
  if (bag === "" && players.some(({ rack }) => rack === "")) return "out";
  return scoreless >= Math.max(wordBoardRules.scorelessTurns, 2 * inGame.length)
    ? "scoreless"
    : null;
}

/**
 * What is taken off and added at the end. Whoever still has tiles loses what they are worth; whoever
 * has laid all of theirs gets what all others lose. Each minute over the time of a game costs ten
 * points.
 */
export function adjustmentsAt(state: WordBoardState, why: EndReason): Adjustment[] {
  const { players, setting } = state;
  const { tiles } = rulesetOf(setting.preset, setting.board);
  const byTiles =
    why === "out" || why === "scoreless"
      ? players.map(({ id, rack }) => ({
          id,
          points: -worthOf(rack, tiles),
          why: "tiles" as const,
        }))
      : [];
  const out = why === "out" ? players.find(({ rack }) => rack === "") : undefined;
  if (out !== undefined) {
    const lost = byTiles.reduce((sum, { points }) => sum - points, 0);
    byTiles.push({ id: out.id, points: lost, why: "tiles" });
  }
  const byTime =
    setting.clock === "GAME"
      ? players.map(({ id, spent }) => {
          // Where the clock ticks late, as after a stop of the server, nobody pays for that.
          const over = Math.min(
            Math.max(0, spent - wordBoardRules.gameTime),
            wordBoardRules.longestOvertime,
          );
          const minutes = Math.ceil(over / 60_000);
          return { id, points: -minutes * wordBoardRules.overtimePoints, why: "time" as const };
        })
      : [];
  return [...byTiles, ...byTime].filter(({ points }) => points !== 0);
}
