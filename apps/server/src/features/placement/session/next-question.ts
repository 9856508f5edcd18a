import { randomFrom, selectNextItem, type TestState } from "@saywell/adaptive-test";
import type { BankItem, LiveBank } from "../bank/item-bank";
import type { SessionRow } from "./sessions.store";
import type { TestPlan } from "../test-plan";

/** What choosing goes by, of a session. */
export type Choosing = Pick<SessionRow, "seed" | "ineligible" | "questionLimit">;

/** The question that tells most now; null at the limit, or when the bank is empty. Decided by the seed. */
export function chooseNext(
  session: Choosing,
  {
    plan,
    bank,
    state,
    seen,
  }: { plan: TestPlan; bank: LiveBank; state: TestState; seen: Iterable<string> },
): BankItem | null {
  const answered = state.answers.length;
  if (answered >= session.questionLimit) return null;
  const item = selectNextItem(state, bank.of(plan.testType).prepared, {
    ...plan.selection,
    ineligible: new Set(session.ineligible),
    excluded: new Set(seen),
    random: randomFrom(`${session.seed} ${answered}`),
  });
  return item === null ? null : (bank.find(item.id) ?? null);
}

/** What may be answered now. */
export type Turn = "waiting" | "listed" | "answered" | "out-of-order" | "unknown";

/**
 * Which question an answer is for. A session adapts, or follows its list, from the first answer that
 * only one of the two explains; until then both are followed.
 */
export function turnOf(
  questionId: string,
  session: Pick<SessionRow, "listed" | "questionOrder">,
  answered: readonly { itemId: string }[],
  waiting: { itemId: string } | undefined,
): Turn {
  if (answered.some(({ itemId }) => itemId === questionId)) return "answered";
  if (waiting?.itemId === questionId) return "waiting";
  if (!session.listed.includes(questionId)) return "unknown";
  const isNextListed =
    session.questionOrder !== "ADAPTIVE" && session.listed[answered.length] === questionId;
  return isNextListed ? "listed" : "out-of-order";
}

/** Which way a session goes, once an answer has shown it; null while both are possible. */
export function questionOrderAfter(
  questionId: string,
  session: Pick<SessionRow, "listed" | "questionOrder">,
  answeredBefore: number,
  turn: "waiting" | "listed",
): SessionRow["questionOrder"] {
  if (session.questionOrder !== null) return session.questionOrder;
  if (turn === "listed") return "LISTED";
  return session.listed[answeredBefore] === questionId ? null : "ADAPTIVE";
}
