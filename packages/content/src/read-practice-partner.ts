import { cefrLevels } from "@saywell/cefr";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintPracticePartner } from "./lint-practice-partner";
import {
  practicePartnerSource,
  type PracticePartnerPhrasesByLevel,
} from "./practice-partner-schema";
import { type Problem, readSource } from "./read-source";

/**
 * Reads `practice-partner/<level>.yaml` below `dataDir`. `shown` prefixes file names in problems. Either
 * everything is right, or every problem is returned.
 */
export function readPracticePartner(
  dataDir: string,
  shown = dataDir,
): { value: PracticePartnerPhrasesByLevel } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const read = cefrLevels.flatMap((level) => {
    const name = `practice-partner/${level.toLowerCase()}.yaml`;
    const text = readFileSync(join(dataDir, name), "utf8");
    const source = readSource(`${shown}/${name}`, text, practicePartnerSource, (phrases) => [
      ...lintPracticePartner(level, phrases),
    ]);
    if ("value" in source) return [[level, source.value] as const];
    problems.push(...source.problems);
    return [];
  });
  if (problems.length > 0) return { problems };
  return { value: Object.fromEntries(read) as PracticePartnerPhrasesByLevel };
}
