import { cefrLevels } from "@saywell/cefr";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintPartner } from "./lint-partner";
import { partnerSource, type PartnerTalk } from "./partner-schema";
import { type Problem, readSource } from "./read-source";

/**
 * Reads `partner/<level>.yaml` below `dataDir`. `shown` prefixes file names in problems. Either
 * everything is right, or every problem is returned.
 */
export function readPartner(
  dataDir: string,
  shown = dataDir,
): { value: PartnerTalk } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const read = cefrLevels.flatMap((level) => {
    const name = `partner/${level.toLowerCase()}.yaml`;
    const text = readFileSync(join(dataDir, name), "utf8");
    const source = readSource(`${shown}/${name}`, text, partnerSource, (phrases) => [
      ...lintPartner(level, phrases),
    ]);
    if ("value" in source) return [[level, source.value] as const];
    problems.push(...source.problems);
    return [];
  });
  if (problems.length > 0) return { problems };
  return { value: Object.fromEntries(read) as PartnerTalk };
}
