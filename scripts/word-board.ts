import { replayFiles } from "./word-board/replay-files";

/**
 * `npm run word-board -- replay FILE.gcg …`: what can be done with word boards away from a school.
 *
 * It ends with 0; with 1 where a game is wrong or cannot be read, and with 2 where nobody could know
 * what was asked for.
 */
const usage = `Usage: npm run word-board -- replay FILE.gcg ...

replay  plays games in the .gcg notation again, move by move: prints what each move scores and the
        running total, and wherever the file says otherwise. See docs/word-board.md.

Exit code: 0 when all agrees, 1 when something does not or a file is broken, 2 for wrong usage.`;

const [command = "", ...files] = process.argv.slice(2);
if (command === "--help" || command === "-h" || command === "help" || files.includes("--help")) {
  console.log(usage);
} else if (command !== "replay" || files.length === 0 || files.some((each) => /^-./.test(each))) {
  console.error(usage);
  process.exitCode = 2;
} else if (!(await replayFiles(files))) {
  process.exitCode = 1;
}
