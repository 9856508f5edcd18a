import { compileScene } from "./compile-scene";
import { createRun, type Run } from "./run-scene";
import type { PlayedScene, Scene } from "./types";

/** What the partner says first. */
export const openScene = (scene: Scene): string => playScene(scene, []).say;

/**
 * Where a scene stands after all that the learner has said in it, and what the partner says now. The
 * same for the same messages, so nobody need keep it.
 */
export const playScene = (scene: Scene, messages: readonly string[]): PlayedScene =>
  runScene(scene, messages).played();

/** The same, for somebody who goes on from there. */
export function runScene(scene: Scene, messages: readonly string[]): Run {
  const run = createRun(compileScene(scene));
  for (const message of messages) run.hear(message);
  return run;
}
