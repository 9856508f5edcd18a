import { cefrLevels } from "@saywell/cefr";
import type { CefrLevel } from "@saywell/contract";
import { resultPage } from "@saywell/contract/constants";
import { type Href, linkTo } from "../../../lib/links";
import { exampleResult } from "./example-result";

/** What the address of the results page says. */
export interface ResultLink {
  /** Null where the address names only the other of the two. */
  score: number | null;
  level: CefrLevel | null;
  /** Of a measured result; null where the page is opened without one. */
  resultId: string | null;
  /** Whether score and level are the page's own example, not the address's. */
  isDefault: boolean;
}

/**
 * Reads an address's query. One that names neither score nor level, or nonsense, is the example's;
 * to one that names one of them nothing is invented.
 */
export function readResultLink(query: URLSearchParams): ResultLink {
  const level = cefrLevels.find((each) => each === query.get("level"));
  const score = readScore(query.get("score"));
  const isDefault = score === null && level === undefined;
  return {
    score: isDefault ? exampleResult.score : score,
    level: isDefault ? exampleResult.level : (level ?? null),
    resultId: query.get(resultPage.query) || null,
    isDefault,
  };
}

function readScore(written: string | null): number | null {
  if (written === null || !/^\d{1,3}(\.\d+)?$/.test(written)) return null;
  const score = Number(written);
  return score <= 100 ? score : null;
}

interface Outcome {
  resultId: string;
  score: number | null;
  level: string | null;
}

/** The address of a result. It names nobody. */
export function pathOfResult({ resultId, score, level }: Outcome): Href {
  const query = {
    ...(score !== null && { score: String(Math.round(score)) }),
    ...(level !== null && { level }),
    [resultPage.query]: resultId,
  };
  return linkTo(resultPage.path, {}, { query });
}
