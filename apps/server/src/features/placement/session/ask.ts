import { countedSince, type TestState } from "@saywell/adaptive-test";
import type { Db, Tx } from "../../../db/database";
import type { BankItem, LiveBank } from "../bank/item-bank";
import type { TestPlan } from "../test-plan";
import * as exposure from "./exposure.store";
import type { Choosing } from "./next-question";
import { claimNext } from "./show-question";
import type { AnswerRow, SessionRow } from "./sessions.store";
import * as sessions from "./sessions.store";

const day = 24 * 3600 * 1000;
/** Nobody gets an item again so soon, while others remain. */
export const unseenFor = 90 * day;

interface Asking {
  plan: TestPlan;
  bank: LiveBank;
  state: TestState;
  now: Date;
}

type Asked = Choosing &
  Pick<SessionRow, "id" | "testType" | "accountId" | "taker" | "listed" | "questionOrder">;

/** The question that comes after the answers so far, chosen or from the list, and counted as shown. */
export async function nextOf(tx: Tx, session: Asked, facts: Asking): Promise<BankItem | null> {
  const { bank, state, now } = facts;
  if (session.questionOrder === "LISTED")
    return bank.find(session.listed[state.answers.length] ?? "") ?? null;
  const seen = await seenBy(tx, session, now, session.id);
  const counts = await exposure.loadExposure(tx, session.testType);
  return await claimNext(tx, session, { ...facts, seen }, counts);
}

/** Whoever follows the list has been shown all of it; what was asked before is counted. */
export async function countListed(
  tx: Tx,
  session: SessionRow,
  rows: readonly AnswerRow[],
): Promise<void> {
  const counted = new Set(rows.map(({ itemId }) => itemId));
  const listed = session.listed.filter((itemId) => !counted.has(itemId));
  const { sessions: begun } = await exposure.loadExposure(tx, session.testType);
  await exposure.countAllShown(tx, session.testType, listed, countedSince(begun));
}

/** What a person has been asked lately, in other sessions. */
export async function seenBy(
  from: Db | Tx,
  person: Pick<SessionRow, "accountId" | "taker">,
  now: Date,
  exceptSession: string | null,
): Promise<string[]> {
  if (person.accountId === null && person.taker === null) return [];
  const since = new Date(now.getTime() - unseenFor);
  return await sessions.listSeenItems(from, person, { since, exceptSession });
}

/** What is believed of an item now, which stays with the answer to it. */
export const modelOf = ({ model: { a, b, c, uncertainty } }: BankItem) => ({
  a,
  b,
  c,
  uncertainty,
});

/** Puts a question before the learner. */
export const show = (
  tx: Tx,
  session: Pick<SessionRow, "id">,
  item: BankItem,
  position: number,
  shownAt: Date,
): Promise<void> =>
  sessions.saveQuestion(tx, session.id, {
    position,
    itemId: item.text.id,
    skill: item.text.skill,
    parameters: modelOf(item),
    shownAt,
  });
