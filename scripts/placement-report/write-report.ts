import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { studyCalibration } from "./calibration-study";
import { studyEngine } from "./engine-study";
import { fingerprint } from "./fingerprint";
import { studyQuick } from "./quick-study";
import { studyShippedBank } from "./shipped-study";
import { studyTogether } from "./together-study";

/**
 * `npm run placement:report` writes docs/placement-report.md. Same seeds, same report. With a number
 * of learners after `--` it is a quick trial, which is printed only.
 */
const [trial] = process.argv.slice(2);
const learners = trial === undefined ? 3000 : Number(trial);
if (!(Number.isInteger(learners) && learners >= 20))
  throw new Error("Give a whole number of learners, 20 or more, or none.");

const report = `# How well the placement test measures

Written by \`npm run placement:report\` (about five minutes). Every figure comes from seeded simulation, so running it again gives the same report. Abilities are in units of the test's scale, on which a CEFR level is 1.1 wide.

Two questions are kept apart: how good the engine is when it knows its items, and what a learner may believe while nobody's answers have calibrated them yet.

${studyEngine(learners)}
${studyShippedBank(learners)}
${studyQuick(learners)}
${studyTogether()}
${studyCalibration(learners)}
## What a simulation cannot show

- **Whether the items measure English.** Simulated learners answer by formula. Whether an item for B1 separates B1 from A2 in life, only people of known level can show.
- **Where the levels begin.** The cut scores follow from the levels that item writers gave. Nobody has held them against certified examinees; a standard setting would move them.
- **Who comes.** The spread of abilities, how skills hang together, how many guess or are careless: all assumed. Another crowd has other figures. Whoever guesses blindly often is outside the interval more than 5 times in 100, and so is a skill that lies far below somebody's others: the tables say how often. That answers did not fit together is noticed in few of these people, because a test that asks what one half knows makes most patterns possible.
- **Writing.** It enters as one right-or-wrong answer would. How well its features agree with a teacher's mark is not known.
- **Speed, nerves, screens, help from others.** None of them is simulated.

Fingerprint of what was measured: ${fingerprint()}. A test compares it with the code and the bank as they are.
`;

if (trial === undefined)
  writeFileSync(fileURLToPath(new URL("../../docs/placement-report.md", import.meta.url)), report);
console.log(report);
