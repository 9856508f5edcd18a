import {
  countedSince,
  type ExposureState,
  fullItems,
  mostUses,
  type TestState,
} from "@saywell/adaptive-test";
import type { Tx } from "../../../db/database";
import * as exposure from "./exposure.store";
import type { BankItem, LiveBank } from "../bank/item-bank";
import { chooseNext, type Choosing } from "./next-question";
import type { TestPlan } from "../test-plan";

/** Others may take an item's last use between our look and our count; after so many, we insist. */
const mostAttempts = 5;

export interface Claiming {
  plan: TestPlan;
  bank: LiveBank;
  state: TestState;
  seen: readonly string[];
}

/**
 * Chooses the next question and counts it as shown, so that whoever asks a moment later, in this
 * process or another, chooses against this count. `counts` are as of now, this session among them.
 */
export async function claimNext(
  tx: Tx,
  session: Choosing,
  { plan, bank, state, seen }: Claiming,
  counts: ExposureState,
): Promise<BankItem | null> {
  const { sessions, maxRate, items } = counts;
  const full = fullItems(counts);
  for (let attempt = 1; ; attempt += 1) {
    const ineligible = [...session.ineligible, ...full];
    const item = chooseNext({ ...session, ineligible }, { plan, bank, state, seen });
    if (item === null) return null;
    const { id } = item.text;
    const since = items.get(id)?.since ?? countedSince(sessions);
    // A full item comes only when nothing else is left.
    const most =
      full.has(id) || attempt === mostAttempts ? null : mostUses(since, sessions, maxRate);
    if (await exposure.countShown(tx, plan.testType, id, { since, most })) return item;
    full.add(id);
  }
}
