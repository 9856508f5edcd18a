import { cefrLevels } from "@saywell/cefr";
import type { Scene } from "@saywell/tutor";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Finding } from "../finding";
import { type Problem, readSource } from "../read-source";
import { lintScene } from "./lint-scene";
import { lintTrials, type SceneEngine } from "./lint-trials";
import { compileScene, sceneSource, type SceneSource } from "./scene-schema";

export interface ReadScene {
  readonly source: SceneSource;
  readonly scene: Scene;
}

/**
 * Reads the role plays below `dataDir`, by level and title: every one of them, or every problem of every
 * file. With an engine their trials are played too. `shown` prefixes file names in problems; only files
 * with `named` in their name are read.
 */
export function readScenes(
  dataDir: string,
  shown = dataDir,
  engine?: SceneEngine,
  named = "",
): { value: ReadScene[] } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const scenes: ReadScene[] = [];
  for (const name of sceneFiles(dataDir, named)) {
    const text = readFileSync(join(dataDir, "scenes", name), "utf8");
    const read = readSource(`${shown}/scenes/${name}`, text, sceneSource, (source) =>
      lint(source, basename(name, ".yaml"), engine),
    );
    if ("problems" in read) problems.push(...read.problems);
    else scenes.push({ source: read.value, scene: compileScene(read.value) });
  }
  if (problems.length > 0) return { problems };
  return { value: scenes.toSorted((a, b) => inOrder(a.scene, b.scene)) };
}

/** The names of the files with scenes. */
export const sceneFiles = (dataDir: string, named = ""): string[] =>
  readdirSync(join(dataDir, "scenes")).filter(
    (name) => name.endsWith(".yaml") && name.includes(named),
  );

function lint(source: SceneSource, name: string, engine: SceneEngine | undefined): Finding[] {
  const isNamed = source.id === name;
  return [
    ...(isNamed ? [] : [{ path: ["id"], reason: `must be the file's name, ${name}` }]),
    ...lintScene(source),
    ...(engine === undefined ? [] : lintTrials(source, compileScene(source), engine)),
  ];
}

const inOrder = (a: Scene, b: Scene): number =>
  cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level) || (a.title < b.title ? -1 : 1);
