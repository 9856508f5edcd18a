import { fileURLToPath } from "node:url";
import { openScene, playScene, problemsOfPatterns } from "@saywell/tutor";
import { describeProblem } from "../../packages/content/src/read-source";
import {
  type ReadScene,
  readScenes,
  sceneFiles,
} from "../../packages/content/src/scenes/read-scenes";

/**
 * For authors: plays the trials of the role plays whose file has a word in its name, all without one,
 * and says what is wrong. With `--show` each conversation is printed. Run by
 * `npm run scenes -- cafe --show`.
 */
const wanted = process.argv.slice(2).find((each) => !each.startsWith("--")) ?? "";
const isShown = process.argv.includes("--show");
const dataDir = fileURLToPath(new URL("../../packages/content/data", import.meta.url));
const engine = { openScene, playScene, problemsOfPatterns };

function show({ scene, source }: ReadScene): void {
  console.log(`\n# ${scene.title} (${scene.level})`);
  for (const [name, lines] of Object.entries(source.trials)) {
    console.log(`\n## ${name}\n   ${openScene(scene)}`);
    for (const at of lines.keys()) {
      const played = playScene(
        scene,
        lines.slice(0, at + 1).map(({ say }) => say),
      );
      const reached = played.turns
        .at(-1)!
        .fulfilled.map(({ id }) => id)
        .join(", ");
      const marks = [reached, played.isLost ? "lost" : "", played.isOver ? "over" : ""];
      const note = marks.filter(Boolean).join("; ");
      console.log(` > ${lines[at]!.say}${note === "" ? "" : `   [${note}]`}\n   ${played.say}`);
    }
  }
}

const checked = readScenes(dataDir, "data", engine, wanted);
const problems = "problems" in checked ? checked.problems : [];
if (isShown)
  for (const file of sceneFiles(dataDir, wanted)) {
    const read = readScenes(dataDir, "data", undefined, file);
    if ("value" in read) read.value.forEach(show);
  }
for (const problem of problems) console.error(describeProblem(problem));
console.log(`\n${problems.length} problem(s) in scenes with "${wanted}" in their name.`);
process.exitCode = problems.length > 0 ? 1 : 0;
