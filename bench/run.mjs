// npm run bench [-- http|web|start|live|moderation|judging|placement|quiz|evening|word-board|tutor|money|teaching]: measures,
// and prints a table of ratios. With BENCH_BEFORE=FOLDER, an older checkout (installed and built) is measured in turns
// with this one.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("..", import.meta.url));
const parts = [
  "http",
  "web",
  "start",
  "live",
  "moderation",
  "judging",
  "placement",
  "quiz",
  "evening",
  "word-board",
  "tutor",
  "money",
  "teaching",
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(", ")}. There are: ${parts.join(", ")}.`,
  );
  process.exit(2);
}

const npm = (...words) => execFileSync("npm", words, { stdio: ["ignore", "ignore", "inherit"] });
if (!existsSync(`${here}node_modules`)) npm("ci", "--prefix", here);
npm("run", "build", "--prefix", root);

for (const name of asked.length > 0 ? asked : parts) {
  const { measure } = await import(`./${name}.mjs`);
  await measure();
}
