import { fileURLToPath } from "node:url";
import { openScene, playScene, problemsOfPatterns } from "@saywell/tutor";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { describeProblem } from "../../packages/content/src/read-source";
import { readScenes } from "../../packages/content/src/scenes/read-scenes";

const dataDir = fileURLToPath(new URL("../../packages/content/data", import.meta.url));
const engine = { openScene, playScene, problemsOfPatterns };
const read = readScenes(dataDir, "data", engine);
const scenes = "value" in read ? read.value : [];

test("the trials of every scene go as they say", () => {
  expect("problems" in read ? read.problems.map(describeProblem) : []).toEqual([]);
});

const offTopic = [
  "help",
  "what?",
  "no",
  "yes",
  "thanks",
  "my dog is big",
  "how much is it?",
  "sorry",
];

test("whatever learners say in a scene, each answer is a new one and has no gap in it", () => {
  for (const { scene, source } of scenes) {
    const sentences = source.steps.flatMap(({ learnersSay }) => learnersSay);
    const said = fc.constantFrom(...offTopic, ...sentences);
    fc.assert(
      fc.property(fc.array(said, { minLength: 5, maxLength: 25 }), (messages) => {
        const replies = playScene(scene, messages).turns.map(({ reply }) => reply);
        expect(new Set(replies).size).toBe(replies.length);
        expect(replies.filter((reply) => reply === "" || /[{}]|undefined/.test(reply))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }
});
