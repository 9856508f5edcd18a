import { randomInt } from "node:crypto";
import { classCode } from "@saywell/contract/constants";
import type { Tx } from "../../db/database";
import { saveFreeCode } from "./settings.store";

/** Draws what may be a code; no chance that anybody could foretell. */
export type DrawCode = () => string;

const randomCode: DrawCode = () =>
  Array.from({ length: classCode.length }, () =>
    classCode.alphabet.charAt(randomInt(classCode.alphabet.length)),
  ).join("");

/**
 * Gives a class a new code; the old one leads nowhere. Among a million million codes the first is
 * free but for the worst of luck.
 */
export async function giveCode(
  tx: Tx,
  classId: string,
  drawCode: DrawCode = randomCode,
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await saveFreeCode(tx, classId, [drawCode(), drawCode()])) return;
  }
  throw new Error("No code is free.");
}
