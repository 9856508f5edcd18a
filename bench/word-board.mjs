// How fast the word board finds all plays of a position, how soon its dictionary is ready, what its
// starter words weigh in a browser, and how often the strongest bot beats the greedy one. Times are of
// the processor, since they are held against goals and other programs run beside this one.
//
// No peer is measured: of the solvers of whole boards none that may be used freely installs from the
// registry (scrabble-solver forbids changes and commercial use, and its parts are missing; scrabbler and
// scrabble know a rack alone). Beside it stands the plain search of the package's own tests, which tries
// each word at each place: no goal is set by it, but both must find the same plays.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./product.mjs";
import { printTable } from "./table.mjs";
import { playPositions, positionSeed } from "./word-board-positions.mjs";

const games = Number(process.env.WORD_BOARD_GAMES ?? 1000);
/** Positions that the plain search sees too: it takes a second for each. */
const plainCount = 5;
const goals = {
  letters: 1,
  blanks: 30,
  ready: 100,
  won: 0.6,
  choice: 50,
};

const source = (path) => JSON.stringify(join(root, path));

export async function measure() {
  const place = mkdtempSync(join(tmpdir(), "saywell-bench-"));
  try {
    const bundled = async (name, contents) => {
      const outfile = join(place, `${name}.mjs`);
      await build({
        stdin: { contents, resolveDir: root },
        bundle: true,
        minify: true,
        format: "esm",
        outfile,
        logLevel: "error",
      });
      return { outfile, load: () => import(pathToFileURL(outfile).href) };
    };
    const engine = await bundled(
      "engine",
      `export * from ${source("packages/word-board/src/index.ts")};
       export { referenceMoves, playKey } from ${source("packages/word-board/src/moves/reference-moves.ts")};
       export { playGame } from ${source("packages/word-board/src/bots/testing/play-game.ts")};`,
    );
    const words = await bundled(
      "words",
      `export { readWordList } from ${source("packages/content/src/word-board/index.ts")};`,
    );
    const starter = await bundled(
      "starter",
      `export * from ${source("packages/content/src/word-board/starter-words.ts")};`,
    );
    const found = run(await engine.load(), (await words.load()).readWordList());
    const text = readFileSync(starter.outfile);
    printTable(
      "Starter words in a browser, bytes",
      ["", "whole", "gzip"],
      [["words", text.length, gzipSync(text).length]],
    );
    const missed = found.filter(({ isMet }) => !isMet);
    printTable(
      "Against the goals",
      ["", "measured", "goal", ""],
      found.map(({ what, measured, goal, isMet }) => [
        what,
        measured,
        goal,
        isMet ? "met" : "missed",
      ]),
    );
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Milliseconds of the processor that something took. */
function processorTime(doIt) {
  const before = process.cpuUsage();
  doIt();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const atMost = (what, value, goal) => ({
  what,
  measured: value.toFixed(2),
  goal: `at most ${goal}`,
  isMet: value <= goal,
});

function run(engine, list) {
  const stored = engine.encodeWordGraph(engine.buildWordGraph(list.words));
  let lexicon;
  const ready = processorTime(() => {
    lexicon = engine.createLexicon({ ...list, graph: engine.decodeWordGraph(stored) });
  });
  printTable(
    "The dictionary",
    ["words", "stored as characters", "ready in ms"],
    [[list.words.length, stored.length, ready.toFixed(1)]],
  );
  const found = [atMost("dictionary ready, ms", ready, goals.ready)];
  const letters = playPositions(engine, lexicon.graph, { count: 300, blanks: 0 });
  const blanks = playPositions(engine, lexicon.graph, { count: 60, blanks: 2 });
  const [fast, slow] = [letters, blanks].map((positions) => timeMoves(engine, lexicon, positions));
  const plain = comparePlain(engine, lexicon, { letters, words: list.words });
  printTable(
    "All plays of a mid-game position of 15 rows with a full rack, milliseconds on average",
    ["", "positions", "plays each", "ms"],
    [
      ["no blank", letters.length, fast.plays.toFixed(0), fast.ms.toFixed(2)],
      ["two blanks", blanks.length, slow.plays.toFixed(0), slow.ms.toFixed(2)],
      ["no blank, plain search", plainCount, plain.plays.toFixed(0), plain.ms.toFixed(0)],
    ],
  );
  found.push(
    atMost("all plays, no blank, ms", fast.ms, goals.letters),
    atMost("all plays, two blanks, ms", slow.ms, goals.blanks),
    {
      what: "positions with the plays of the plain search",
      measured: `${plain.same} of ${plainCount}`,
      goal: "all",
      isMet: plain.same === plainCount,
    },
  );
  const match = playMatch(engine, lexicon);
  printTable(
    `Ampersand against Bracket on 15 rows, ${games} games, both beginning half of them`,
    ["won", "drawn", "share of the points won", "points more", "ms a choice"],
    [
      [
        match.won,
        match.drawn,
        match.share.toFixed(3),
        match.ahead.toFixed(1),
        match.choice.toFixed(1),
      ],
    ],
  );
  found.push(
    {
      what: "games won, a drawn one as half",
      measured: match.share.toFixed(3),
      goal: `at least ${goals.won}`,
      isMet: match.share >= goals.won,
    },
    atMost("a choice of Ampersand, ms", match.choice, goals.choice),
  );
  return found;
}

function timeMoves({ generateMoves }, { graph }, positions) {
  const all = () => {
    let plays = 0;
    for (const { rules, board, rack } of positions)
      plays += generateMoves(rules, board, rack, graph).length;
    return plays;
  };
  // Once without being timed, for the compiler.
  const plays = all() / positions.length;
  return { plays, ms: processorTime(all) / positions.length };
}

/** The plain search on a few of the positions, and of how many it finds the same plays. */
function comparePlain(engine, { graph }, { letters, words }) {
  const capitals = new Set(words.map((word) => word.toUpperCase()));
  let plays = 0;
  let same = 0;
  let ms = 0;
  for (const { rules, board, rack } of letters.slice(0, plainCount)) {
    let plain;
    ms += processorTime(() => {
      plain = engine.referenceMoves(rules, board, rack, capitals);
    });
    const found = engine
      .generateMoves(rules, board, rack, graph)
      .map(({ placed, score }) => engine.playKey(placed, score));
    plays += plain.size;
    if (found.length === plain.size && found.every((key) => plain.has(key))) same++;
  }
  return { plays: plays / plainCount, same, ms: ms / plainCount };
}

function playMatch(engine, lexicon) {
  const rules = engine.rulesetOf("CLASSIC", "STANDARD");
  const match = { won: 0, drawn: 0, ahead: 0, choices: 0, spent: 0 };
  for (let game = 0; game < games; game++) {
    const chance = positionSeed(1_000_000 + game);
    const bot = (id) => (position) => {
      let move;
      const spent = processorTime(() => {
        move = engine.chooseMove(position, id, { lexicon, company: { level: "B1" }, chance });
      });
      if (id === "bot:ampersand") {
        match.choices++;
        match.spent += spent;
      }
      return move;
    };
    const order = ["bot:ampersand", "bot:bracket"];
    const strong = game % 2;
    if (strong === 1) order.reverse();
    const points = engine.playGame(rules, { choose: order.map(bot), chance });
    const ahead = points[strong] - points[1 - strong];
    match.ahead += ahead / games;
    if (ahead > 0) match.won++;
    else if (ahead === 0) match.drawn++;
  }
  const share = (match.won + match.drawn / 2) / games;
  return { ...match, share, choice: match.spent / match.choices };
}
