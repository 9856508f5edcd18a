import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { answerKey } from "../alternatives";
import { testFacts, testSkills, testTypes } from "@saywell/adaptive-test/test-facts";
import { fileOfSkill } from "./bank-schema";
import { type Problem, readSource } from "../read-source";
import { answersOf, type BankFile, type Cell, toBankFile } from "./bank-file";
import { compileBank } from "./compile-bank";
import type { CompiledBank } from "./compiled-item";
import { lintBankFile } from "./lint-bank-file";

/** Items in all tests together, at least. */
const leastItems = 900;

/** Every file of the bank below `dataDir`: what is wrong with any, or all of them compiled. */
export function readBank(
  dataDir: string,
  shown: string,
): { value: CompiledBank } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const files: BankFile[] = [];
  const askedBy = new Map<string, string>();

  for (const cell of cells()) {
    const name = `level-tests/${cell.testType}/${cell.skill}/${cell.level.toLowerCase()}.yaml`;
    const path = join(dataDir, name);
    const file = `${shown}/${name}`;
    if (!existsSync(path)) {
      problems.push({ file, line: 1, column: 1, place: "file", reason: "is missing" });
      continue;
    }
    const schema: z.ZodType<Parameters<typeof toBankFile>[1]> = fileOfSkill[cell.skill];
    const read = readSource(file, readFileSync(path, "utf8"), schema, (source) => {
      const bankFile = toBankFile(cell, source);
      return [...lintBankFile(bankFile), ...repeats(bankFile, askedBy)];
    });
    if ("value" in read) files.push(toBankFile(cell, read.value));
    else problems.push(...read.problems);
  }
  problems.push(...strayFiles(dataDir, shown));
  if (problems.length > 0) return { problems };
  const bank = compileBank(files);
  return bank.items.length >= leastItems
    ? { value: bank }
    : {
        problems: [
          {
            file: `${shown}/level-tests`,
            line: 1,
            column: 1,
            place: "bank",
            reason: `has ${bank.items.length} items, fewer than ${leastItems}`,
          },
        ],
      };
}

/** Every cell that the bank must fill. */
export function* cells(): Generator<Cell> {
  for (const testType of testTypes)
    for (const skill of testSkills)
      for (const level of testFacts[testType].levels) yield { testType, skill, level };
}

/** Grammar and vocabulary stand alone, so the same question with the same answer is a repeat. */
function repeats(file: BankFile, askedBy: Map<string, string>) {
  return file.groups
    .filter(({ passage }) => passage === null)
    .flatMap(({ items }) => items)
    .flatMap(({ path, item }) => {
      const answer = item.type === "text" ? "" : answersOf(item)[0]!;
      const key = `${answerKey(item.question)}\n${answerKey(answer)}`;
      const earlier = askedBy.get(key);
      askedBy.set(key, earlier ?? item.id);
      return earlier === undefined
        ? []
        : [{ path: [...path, "question"], reason: `is ${earlier} again` }];
    });
}

/** A file where no cell is would be written for nothing. */
function strayFiles(dataDir: string, shown: string): Problem[] {
  const known = new Set(
    [...cells()].map((cell) => `${cell.testType}/${cell.skill}/${cell.level.toLowerCase()}.yaml`),
  );
  return readdirSync(join(dataDir, "level-tests"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml") && !known.has(name))
    .map((name) => ({
      file: `${shown}/level-tests/${name}`,
      line: 1,
      column: 1,
      place: "file",
      reason: "is no test, skill and level of the bank",
    }));
}
