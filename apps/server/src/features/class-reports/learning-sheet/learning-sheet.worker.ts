import type { LearningSheet } from "./learning-facts";
import { drawLearning } from "./learning-sheet";

// The thread in which learning reports are drawn.

export default async function draw(sheet: LearningSheet): Promise<Uint8Array> {
  return (await drawLearning(sheet)).bytes;
}
