import type { PlayedScene, Scene } from "@saywell/tutor";
import type { Finding } from "../finding";
import type { SceneSource } from "./scene-schema";

/** What plays scenes. It is handed in: content knows only what a scene looks like. */
export interface SceneEngine {
  readonly openScene: (scene: Scene) => string;
  readonly playScene: (scene: Scene, messages: readonly string[]) => PlayedScene;
  readonly problemsOfPatterns: (
    scene: Scene,
  ) => readonly { readonly path: readonly (string | number)[]; readonly reason: string }[];
}

/** Every goal is reached in at least so many different ways over the trials of its scene. */
const fewestWordings = 2;

/** What is wrong with a scene when it is played. */
export function lintTrials(source: SceneSource, scene: Scene, engine: SceneEngine): Finding[] {
  const patterns = engine
    .problemsOfPatterns(scene)
    .map(({ path, reason }) => ({ path: [...path], reason }));
  if (patterns.length > 0) return patterns;
  return [
    ...trials(source, scene, engine),
    ...wordings(source),
    ...models(scene, engine),
    ...learnersSay(source, scene, engine),
    ...notThis(source, scene, engine),
  ];
}

function* trials(source: SceneSource, scene: Scene, engine: SceneEngine): Generator<Finding> {
  for (const [name, lines] of Object.entries(source.trials)) {
    const said: string[] = [];
    const replies = new Map([[engine.openScene(scene), "the opening"]]);
    let isOver = false;
    for (const [at, { say, reaches }] of lines.entries()) {
      const path = ["trials", name, at];
      if (isOver) yield { path, reason: "comes after the end of the scene" };
      said.push(say);
      const played = engine.playScene(scene, said);
      const reached = played.turns.at(-1)?.fulfilled.map(({ id }) => id) ?? [];
      if (reached.toSorted().join() !== reaches.toSorted().join())
        yield { path, reason: `reaches ${listed(reached)}, not ${listed(reaches)}` };
      const before = replies.get(played.say);
      if (before !== undefined)
        yield { path, reason: `the answer is the same as to ${before}: ${played.say}` };
      replies.set(played.say, `line ${at + 1}`);
      if (name === "clean" && played.isLost) yield { path, reason: "is not understood" };
      isOver = played.isOver;
      if (at < lines.length - 1 || name !== "clean") continue;
      if (!isOver) yield { path, reason: `the scene is not over: ${played.say}` };
      const open = played.goals.filter(({ isDone }) => !isDone).map(({ id }) => id);
      if (open.length > 0) yield { path, reason: `${listed(open)} stays open` };
    }
  }
}

const listed = (ids: readonly string[]) => (ids.length === 0 ? "nothing" : ids.join(", "));

function* wordings({ steps, trials }: SceneSource): Generator<Finding> {
  const lines = Object.values(trials).flat();
  for (const [at, { id, goal }] of steps.entries()) {
    if (goal === undefined) continue;
    const found = new Set(
      lines.filter(({ reaches }) => reaches.includes(id)).map(({ say }) => say.toLowerCase()),
    );
    if (found.size < fewestWordings)
      yield { path: ["steps", at, "id"], reason: `trials say it in ${found.size} way(s) only` };
  }
}

/** Whoever says the model sentence when the step is asked must get on. */
function* models(scene: Scene, engine: SceneEngine): Generator<Finding> {
  const said: string[] = [];
  for (const [at, { id, goal, model }] of scene.steps.entries()) {
    if (model === null) continue;
    said.push(model);
    const { turns } = engine.playScene(scene, said);
    const isReached = turns.some(({ fulfilled }) => fulfilled.some((each) => each.id === id));
    if (goal !== null && !isReached)
      yield { path: ["steps", at, "model"], reason: "does not reach the goal when it is asked" };
  }
}

/** What leads to a step: the model sentences before it, and a plain no to what is asked by the way. */
const before = (scene: Scene, index: number): string[] =>
  scene.steps.slice(0, index).map(({ model }) => model ?? "No.");

function* learnersSay(source: SceneSource, scene: Scene, engine: SceneEngine): Generator<Finding> {
  for (const [at, { id, learnersSay: sentences }] of source.steps.entries())
    for (const [place, sentence] of sentences.entries()) {
      const { turns } = engine.playScene(scene, [...before(scene, at), sentence]);
      const reached = turns.at(-1)?.fulfilled.map((each) => each.id) ?? [];
      if (!reached.includes(id))
        yield {
          path: ["steps", at, "learnersSay", place],
          reason: `“${sentence}” reaches ${listed(reached)}, not ${id}`,
        };
    }
}

function* notThis(source: SceneSource, scene: Scene, engine: SceneEngine): Generator<Finding> {
  for (const [at, text] of source.notThis.entries()) {
    const reached = engine.playScene(scene, [text]).turns[0]?.fulfilled.map(({ id }) => id) ?? [];
    if (reached.length > 0) yield { path: ["notThis", at], reason: `reaches ${listed(reached)}` };
  }
}
