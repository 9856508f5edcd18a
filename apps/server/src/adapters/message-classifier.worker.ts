import { readFile } from "node:fs/promises";
import { createClassifier, readWeights } from "@saywell/moderation/classifier";
import { fileURLToPath } from "node:url";
import type { ClassifyOrder } from "./message-classifier";

// The thread in which the network lives that reads messages.

const file = await readFile(
  fileURLToPath(import.meta.resolve("@saywell/moderation/classifier/weights.bin")),
);
const weights = new Uint8Array(file).buffer;
const score = createClassifier(readWeights(weights, (bytes) => new TextDecoder().decode(bytes)));

/** How hateful each text is. */
export default function classify({ texts }: ClassifyOrder): number[] {
  return texts.map((text) => score(text).hate);
}
