import { allTiles } from "../rules/tile-sets";
import type { Board } from "../board/board";
import type { Tiles } from "../board/rack";
import type { Ruleset } from "../rules/ruleset";
import { type Disagreement, signed } from "./disagreement";
import type { GcgEvent, GcgGame } from "./gcg-game";
import { beyond, sorted, tilesOn, valueOf } from "./tile-counts";

type EndEvent = Extract<GcgEvent, { kind: "end-points" | "end-penalty" }>;

/**
 * What tiles that were left at the end are worth, and what is wrong with them.
 *
 * Of two players the one who has none left has twice what the other's are worth; or, where that is
 * taken from the other in the same game, and of more than two players always, once.
 */
export function replayEnd(
  event: EndEvent,
  { game, rules, board }: { game: GcgGame; rules: Ruleset; board: Board },
): { score: number; disagreements: Disagreement[] } {
  const isPenalty = event.kind === "end-penalty";
  const isAlone = game.players.length === 2 && !game.events.some(takesTiles);
  const times = isPenalty ? -1 : isAlone ? 2 : 1;
  // Of no points a penalty would be -0.
  const score = times * valueOf(event.tiles, rules.tiles) + 0;
  const disagreements: Disagreement[] = [];
  if (score !== event.score) {
    const text = `${event.tiles} at the end ${isAlone ? "twice " : ""}is ${signed(score)}, not ${signed(event.score)}.`;
    disagreements.push({ fault: "end-points", text });
  }
  const text = wrongTiles(event, unseenTiles(rules, board), game.players.length);
  if (text !== null) disagreements.push({ fault: "end-tiles", text });
  return { score, disagreements };
}

const takesTiles = ({ kind }: GcgEvent): boolean => kind === "end-penalty";

/** What lies neither on the board nor, then, anywhere but on racks and in the bag. */
const unseenTiles = ({ tiles }: Ruleset, board: Board): Tiles =>
  sorted(beyond(allTiles(tiles), tilesOn(board)));

function wrongTiles(event: EndEvent, unseen: Tiles, players: number): string | null {
  const { tiles, rack } = event;
  if (event.kind === "end-penalty" && rack !== "" && sorted(rack) !== sorted(tiles))
    return `The rack is ${rack}, but ${tiles} counts.`;
  const excess = beyond(tiles, unseen);
  if (excess !== "") return `${tiles} cannot be left: too many ${Array.from(excess).join(", ")}.`;
  // Somebody went out, so the bag was empty, and the other of two had all the rest.
  const isRest = event.kind === "end-points" && players === 2;
  if (!isRest || sorted(tiles) === unseen) return null;
  return unseen.length > 7
    ? `${unseen.length} tiles do not lie on the board, so nobody could go out.`
    : `${unseen} is what is left, not ${tiles}.`;
}
