import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseEdits, type EditedSentence } from "@saywell/grammar-checker/score";

const folder = join(import.meta.dirname, "../../packages/grammar-checker/data/learner-sentences");

/** The sentences that were written to measure the grammar checker, by file. */
export const learnerSentences = (): { name: string; sentences: EditedSentence[] }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => ({
      name: basename(file, ".txt"),
      sentences: parseEdits(readFileSync(join(folder, file), "utf8")),
    }));
