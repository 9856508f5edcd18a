import { type Board, emptyBoard, emptyCell, lay, lift, type Placement } from "../../board/board";
import { judgePlay } from "../../board/play";
import { draw, takeFrom, type Tiles } from "../../board/rack";
import { rulesetOf } from "../../rules/ruleset";
import { allTiles } from "../../rules/tile-sets";
import type { GcgEvent, GcgGame, GcgMove } from "../gcg-game";
import { writtenPlay } from "../position";
import { valueOf } from "../tile-counts";

const rules = rulesetOf("CLASSIC", "STANDARD");
const { layout } = rules;

/** A legal game to its end, by chance from 0 up to 1. Its words are nonsense. */
export function randomGame(playerCount: number, chance: () => number): GcgGame {
  const players = ["ana", "ben", "cy", "di"]
    .slice(0, playerCount)
    .map((nick) => ({ nick, name: `${nick} of ${Math.floor(chance() * 99)}` }));
  const events: GcgEvent[] = [];
  const totals = players.map(() => 0);
  const racks: Tiles[] = players.map(() => "");
  let bag = allTiles(rules.tiles);
  let board = emptyBoard(layout);
  let scoreless = 0;
  /** How many turns bring no play: else hardly any game has another move. */
  const idle = chance() * 0.8;
  const refill = (at: number) => {
    const { drawn, rest } = draw(bag, rules.rackSize - racks[at]!.length, chance);
    bag = rest;
    racks[at] += drawn;
  };
  const add = (at: number, move: GcgMove, score: number) => {
    totals[at]! += score;
    const event = { ...move, nick: players[at]!.nick, rack: racks[at]!, score, total: totals[at]! };
    events.push(chance() < 0.1 ? { ...event, notes: ["#1 > all", "so so"] } : event);
  };
  players.forEach((_player, at) => refill(at));
  for (let at = 0; ; at = (at + 1) % playerCount) {
    const rack = racks[at]!;
    const placed = chance() < idle ? null : findPlay(board, rack, chance);
    scoreless++;
    if (placed !== null) {
      const judged = judgePlay(rules, board, placed);
      const score = judged.ok ? judged.play.score : 0;
      add(at, { kind: "play", ...writtenPlay(board, placed, layout) }, score);
      board = lay(board, placed, layout);
      if (chance() < 0.1) {
        add(at, { kind: "withdrawn" }, 0 - score);
        board = lift(board, placed, layout);
      } else {
        racks[at] = takeFrom(
          rack,
          placed.map((each) => (each.isBlank ? "?" : each.letter)).join(""),
        )!;
        refill(at);
        scoreless = 0;
        if (chance() < 0.1) add(at, { kind: "challenge" }, 5);
      }
    } else if (bag.length >= rules.exchangeNeeds && chance() < 0.7) {
      const tiles = rack.slice(0, 1 + Math.floor(chance() * rack.length));
      add(at, { kind: "exchange", tiles: chance() < 0.2 ? tiles.length : tiles }, 0);
      racks[at] = takeFrom(rack, tiles)!;
      refill(at);
      bag += tiles;
    } else add(at, { kind: "pass" }, 0);
    if (racks[at] === "") {
      const tiles = racks.join("");
      const times = playerCount === 2 ? 2 : 1;
      add(at, { kind: "end-points", tiles }, times * valueOf(tiles, rules.tiles));
      break;
    }
    if (scoreless < 3 * playerCount) continue;
    for (const [who, tiles] of racks.entries())
      add(who, { kind: "end-penalty", tiles }, 0 - valueOf(tiles, rules.tiles));
    break;
  }
  if (chance() < 0.3) add(0, { kind: "time" }, -10);
  return { players, title: "By chance", lexicon: "none", events };
}

/** Tiles laid somewhere by chance, where that is legal; null where a few tries find none. */
function findPlay(board: Board, rack: Tiles, chance: () => number): Placement[] | null {
  const below = (count: number) => Math.floor(chance() * count);
  const used = Array.from(board).flatMap((sign, at) => (sign === emptyCell ? [] : [at]));
  for (let tries = 0; tries < 60; tries++) {
    const count = 1 + below(Math.min(rack.length, 4));
    const near = used.length === 0 ? 112 : used[below(used.length)]!;
    const isDown = chance() < 0.5;
    let row = Math.floor(near / layout.size);
    let col = near % layout.size;
    if (isDown) row -= below(3);
    else col -= below(3);
    const placed: Placement[] = [];
    for (
      ;
      placed.length < count && row < layout.size && col < layout.size;
      isDown ? row++ : col++
    ) {
      if (board.charAt(row * layout.size + col) !== emptyCell) continue;
      const tile = rack.charAt(placed.length);
      const letter = tile === "?" ? String.fromCodePoint(65 + below(26)) : tile;
      placed.push({ row, col, letter, isBlank: tile === "?" });
    }
    if (judgePlay(rules, board, placed).ok) return placed;
  }
  return null;
}
