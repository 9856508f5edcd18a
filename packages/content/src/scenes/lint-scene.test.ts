import { cefrLevels } from "@saywell/cefr";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSource } from "../read-source";
import { compiledScene } from "./compiled-scene";
import { lintScene } from "./lint-scene";
import { lintTrials, type SceneEngine } from "./lint-trials";
import { readScenes } from "./read-scenes";
import { compileScene, sceneSource, type SceneSource } from "./scene-schema";

const dataDir = new URL("../../data", import.meta.url).pathname;
const text = readFileSync(`${dataDir}/scenes/cafe.yaml`, "utf8");
const read = readSource("cafe.yaml", text, sceneSource);
const shipped = "value" in read ? read.value : undefined;
const cafe = (change: (scene: SceneSource) => void): SceneSource => {
  const scene = structuredClone(shipped!);
  change(scene);
  return scene;
};
const reasons = (scene: SceneSource): string =>
  lintScene(scene)
    .map(({ path, reason }) => `${path.join(".")}: ${reason}`)
    .join("\n");

test("what is shipped is in order, and there is something at every level", () => {
  const scenes = readScenes(dataDir);
  expect(scenes).not.toHaveProperty("problems");
  const value = "value" in scenes ? scenes.value.map(({ scene }) => scene) : [];
  expect([...new Set(value.map(({ level }) => level))]).toEqual([...cefrLevels]);
  for (const scene of value) expect(compiledScene.parse(scene)).toEqual(scene);
});

test.each<[string, (scene: SceneSource) => void, string]>([
  [
    "an id used twice",
    ({ steps }) => (steps[1]!.id = "drink"),
    'steps.1.id: the id "drink" is used twice',
  ],
  [
    "a step that comes after none",
    ({ steps }) => (steps[0]!.after = ["pay"]),
    'steps.0.after: "pay" is no step before',
  ],
  [
    "a goal that nothing fulfils",
    ({ steps }) => (steps[0]!.hear = []),
    "steps.0: nothing that is said can fulfil it",
  ],
  [
    "a goal for some only",
    ({ steps }) => (steps[2]!.onlyIf = "drink"),
    "steps.2.onlyIf: a goal is for everybody",
  ],
  [
    "a condition without a slot",
    ({ steps }) => (steps[1]!.onlyIf = "soup"),
    'there is no slot or step "soup"',
  ],
  [
    "a condition without a value",
    ({ steps }) => (steps[1]!.onlyIf = "drink=beer"),
    '{drink} has no value "beer"',
  ],
  [
    "a line without a slot",
    ({ steps }) => (steps[0]!.say = ["One {cup}."]),
    "there is no slot {cup}",
  ],
  ["the same line twice", ({ steps }) => (steps[0]!.say = [steps[2]!.back]), "says the same as"],
  [
    "a long sentence",
    ({ steps }) => (steps[0]!.back = `Do ${"you ".repeat(12)}want it?`),
    "a sentence of 15 words",
  ],
  ["a price for nothing", ({ prices }) => (prices.beer = "£4"), 'no slot has the value "beer"'],
])("%s is found", (_, change, reason) => expect(reasons(cafe(change))).toContain(reason));

/** Hears a goal wherever its name stands in the message. */
const engine: SceneEngine = {
  problemsOfPatterns: () => [],
  openScene: () => "Hello!",
  playScene: (scene, messages) => {
    const reached = (message: string) =>
      scene.steps.filter(({ id, goal }) => goal !== null && message.includes(id));
    const all = new Set(messages.flatMap(reached));
    return {
      say: `You said ${messages.length} things.`,
      goals: scene.steps.flatMap(({ id, goal }) =>
        goal === null ? [] : [{ id, text: goal, isDone: [...all].some((each) => each.id === id) }],
      ),
      isOver: all.size === 3,
      isLost: false,
      heard: {},
      isForTeacher: false,
      turns: messages.map((said) => ({
        said,
        fulfilled: reached(said).map(({ id }) => ({ id, start: 0, end: 1 })),
        isLost: false,
        reply: "",
      })),
    };
  },
};
const line = (say: string, ...reaches: string[]) => ({ say, reaches });
const playable = (change: (scene: SceneSource) => void = () => {}) =>
  cafe((scene) => {
    for (const step of scene.steps) {
      step.model = `The ${step.id}.`;
      step.learnersSay = [];
    }
    scene.notThis = ["nothing"];
    scene.trials = {
      clean: [line("drink and food", "drink", "food"), line("pay", "pay")],
      clumsy: [line("drinks", "drink"), line("foods", "food")],
      lost: [line("nothing"), line("paying", "pay")],
    };
    change(scene);
  });
const findings = (scene: SceneSource) =>
  lintTrials(scene, compileScene(scene), engine).map(
    ({ path, reason }) => `${path.join(".")}: ${reason}`,
  );

test("a scene whose trials go as they say is in order", () =>
  expect(findings(playable())).toEqual([]));

test.each<[string, (scene: SceneSource) => void, string]>([
  [
    "reach another goal",
    ({ trials }) => (trials.clean[1]!.reaches = ["food"]),
    "trials.clean.1: reaches pay, not food",
  ],
  [
    "do not end",
    ({ trials }) => trials.clean.pop(),
    "trials.clean.0: the scene is not over: You said 1 things.",
  ],
  [
    "go on after the end",
    ({ trials }) => trials.clean.push(line("bye")),
    "trials.clean.2: comes after the end of the scene",
  ],
  [
    "say a goal in one way only",
    ({ trials }) => trials.clumsy.pop(),
    "steps.2.id: trials say it in 1 way(s) only",
  ],
  [
    "have a model that reaches nothing",
    ({ steps }) => (steps[0]!.model = "Milk."),
    "steps.0.model: does not reach the goal when it is asked",
  ],
  [
    "have learners' sentences that reach nothing",
    ({ steps }) => (steps[0]!.learnersSay = ["the drink", "something wet"]),
    "steps.0.learnersSay.1: “something wet” reaches nothing, not drink",
  ],
  [
    "reach something by what reaches nothing",
    ({ notThis }) => (notThis[0] = "drink"),
    "notThis.0: reaches drink",
  ],
])("trials that %s are found", (_, change, reason) =>
  expect(findings(playable(change))).toContain(reason),
);
