import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTsv } from "@saywell/grammar-checker/score";
import { learnerSentences } from "./learner-sentences";

// Writes the learners' sentences as tables of labelled tokens, for tools that read those:
// tsx scripts/grammar/write-learner-sentences.ts FOLDER

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder to write to.");
mkdirSync(folder, { recursive: true });
for (const { name, sentences } of learnerSentences()) {
  writeFileSync(join(folder, `${name}.tsv`), writeTsv(sentences));
  console.log(`${name}.tsv: ${sentences.length} sentences`);
}
