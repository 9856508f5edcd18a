import { fileURLToPath } from "node:url";
import { openScene, playScene, problemsOfPatterns } from "@saywell/tutor";
import { expect, test } from "vitest";
import { describeProblem } from "../../packages/content/src/read-source";
import { readScenes } from "../../packages/content/src/scenes/read-scenes";

const dataDir = fileURLToPath(new URL("../../packages/content/data", import.meta.url));

test("the trials of every scene go as they say", () => {
  const read = readScenes(dataDir, "data", { openScene, playScene, problemsOfPatterns });
  expect("problems" in read ? read.problems.map(describeProblem) : []).toEqual([]);
});
