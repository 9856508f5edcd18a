import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { createClassifier, readWeights } from "@saywell/moderation/classifier";
import { fileURLToPath } from "node:url";
import type { ClassifyOrder } from "./message-classifier";

// The thread in which the network lives that reads messages.

const file = await readFile(
  fileURLToPath(import.meta.resolve("@saywell/moderation/classifier/weights.bin")),
);
const weights = new Uint8Array(file).buffer;
const score = createClassifier(readWeights(weights, (bytes) => new TextDecoder().decode(bytes)));

// From here on it takes only time that no other thread of ours wants. Linux gives each thread a
// priority of its own; elsewhere this would be the whole process's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

/** How hateful each text is. */
export default function classify({ texts }: ClassifyOrder): number[] {
  return texts.map((text) => score(text).hate);
}
