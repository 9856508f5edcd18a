import { hash } from "node:crypto";
import type { BankItem, LiveBank } from "../bank/item-bank";
import type { SessionRow } from "./sessions.store";

/**
 * What an item is called in a session. Its own id holds its level, and who took the test before may
 * remember it. The seed, which leaves the server nowhere, decides the name.
 */
export const questionName = (seed: number, itemId: string): string =>
  `q-${hash("sha256", `${seed} name ${itemId}`, "hex").slice(0, 20)}`;

/** The item of a session's test that has this name, asked or not. */
export const itemNamed = (
  bank: LiveBank,
  { seed, testType }: Pick<SessionRow, "seed" | "testType">,
  name: string,
): BankItem | undefined =>
  bank.items.find(({ text }) => text.testType === testType && questionName(seed, text.id) === name);
