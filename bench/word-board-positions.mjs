// Positions from the middle of games that two greedy players play, the same in every run.

/** Chance from 0 up to 1 that repeats itself (mulberry32, T. Ettinger). */
export function positionSeed(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Turns that are played before positions are taken, and how many turns are looked at. */
const [from, to] = [6, 14];

/**
 * Positions of the board of 15 with full racks.
 *
 * @param blanks how many tiles of each rack are blanks; the games are played without any
 */
export function playPositions(engine, graph, { count, blanks }) {
  const rules = engine.rulesetOf("CLASSIC", "STANDARD");
  const positions = [];
  for (let seed = 1; positions.length < count; seed++) {
    const chance = positionSeed(seed);
    let bag = engine.allTiles(rules.tiles).replaceAll(engine.blank, "");
    let board = engine.emptyBoard(rules.layout);
    const racks = ["", ""];
    for (let turn = 0; turn < to; turn++) {
      const by = turn % 2;
      const { drawn, rest } = engine.draw(bag, rules.rackSize - racks[by].length, chance);
      racks[by] += drawn;
      bag = rest;
      const rack = racks[by];
      if (turn >= from && rack.length === rules.rackSize) {
        positions.push({ rules, board, rack: engine.blank.repeat(blanks) + rack.slice(blanks) });
      }
      let best;
      for (const move of engine.generateMoves(rules, board, rack, graph)) {
        if (best === undefined || move.score > best.score) best = move;
      }
      if (best === undefined) break;
      const { placed } = best;
      board = engine.lay(board, placed, rules.layout);
      racks[by] = engine.takeFrom(rack, placed.map(({ letter }) => letter).join(""));
    }
  }
  return positions.slice(0, count);
}
