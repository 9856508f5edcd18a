import type { CefrLevel } from "@saywell/cefr";
import { independentLines, proficientLines } from "./higher-scene-lines";
import { beginnersLines, type SceneLines } from "./scene-lines";

/** What a partner says in any scene of a level. */
export function sceneLinesAt(level: CefrLevel): SceneLines {
  if (level === "A1" || level === "A2") return beginnersLines;
  return level === "B1" || level === "B2" ? independentLines : proficientLines;
}
