import { setImmediate as breathe } from "node:timers/promises";
import {
  calibrationRules,
  chooseWithdrawals,
  fitForCalibration,
  personFit,
  type Posterior,
  recalibrate,
  type Recalibration,
  type ResponseCurve,
  responseCurve,
  startPosterior,
  updatePosterior,
  withoutAnswer,
} from "@saywell/adaptive-test";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { assembleBank, type BankItem, type LiveBank } from "../bank/item-bank";
import * as items from "../bank/items.store";
import { planOf } from "../test-plan";

/**
 * The newest sessions that count: of a test, enough for any item, and bounded; of a person, so that
 * nobody outvotes the others.
 */
const counted = { mostSessions: 5000, mostPerPerson: 3 };

/** Anybody may answer, so answers alone take out a few items at a time, and never most of a cell. */
const withdrawalRules = {
  mostPerTurn: 3,
  leastUsable: (cell: string) => (cell.includes(" writing ") ? 6 : 15),
};

export interface CalibrationReport {
  /** Answers that were looked at. */
  answers: number;
  /** Sessions whose answers were too few, or did not fit together. */
  leftOut: number;
  moved: number;
  withdrawn: string[];
  /** Items that do not fit and are still asked: for a person to decide. */
  flagged: string[];
}

/**
 * Estimates all items again from the answers of finished sessions, practice left out, in one
 * transaction. Null when another process is at it. Between items others get their turn.
 */
export async function calibrateBank({
  db,
  clock,
  shipped,
}: {
  db: Db;
  clock: Clock;
  shipped: Parameters<typeof assembleBank>[0];
}): Promise<CalibrationReport | null> {
  return await inTransaction(db, async (tx) => {
    if (!(await items.holdCalibration(tx))) return null;
    const bank = assembleBank(shipped, await items.listItems(tx));
    const rows = await items.listCalibrationAnswers(tx, counted);
    const { byItem, leftOut } = await answersByItem(bank, rows);
    const found = await recalibrateAll(byItem);
    const withdrawn = withdrawalsAmong(found, bank);
    const report: CalibrationReport = {
      answers: rows.length,
      leftOut,
      moved: 0,
      withdrawn: [...withdrawn].sort(),
      flagged: [],
    };
    for (const each of found) {
      const { id } = each.of.text;
      const state = !each.misfits ? "ASKED" : withdrawn.has(id) ? "WITHDRAWN" : "FLAGGED";
      if (state === "FLAGGED") report.flagged.push(id);
      else if (await saveFound(tx, each, state, clock.now())) report.moved += 1;
      if (state === "FLAGGED" && !each.of.isFlagged) await saveFlag(tx, each, clock.now());
    }
    return report;
  });
}

/** What the answers say of an item. */
interface Found extends Pick<Recalibration, "item" | "misfits"> {
  of: BankItem;
  change: NonNullable<Recalibration["change"]>;
}

async function recalibrateAll(byItem: ReadonlyMap<BankItem, SessionAnswer[]>): Promise<Found[]> {
  const found: Found[] = [];
  for (const [of, answers] of byItem) {
    // A withdrawn item stays as it was judged: it gets no new answers that could clear it.
    if (of.isWithdrawn || answers.length < calibrationRules.answersForB) continue;
    await breathe();
    // Without this very answer, or the item would be compared with itself.
    const others = answers.map(({ posterior, score }) => ({
      ability: withoutAnswer(posterior, curveOf(of), score),
      score,
    }));
    const { item, change, misfits } = recalibrate(of.model, of.expert, others);
    if (change !== null) found.push({ of, item, change, misfits });
  }
  return found;
}

function withdrawalsAmong(found: readonly Found[], bank: LiveBank): Set<string> {
  const placed = ({ text: { id, testType, skill, level } }: BankItem) => ({
    itemId: id,
    cell: `${testType} ${skill} ${level}`,
  });
  const misfits = found.flatMap(({ of, misfits, change: { infit, outfit } }) =>
    misfits ? [{ ...placed(of), infit, outfit }] : [],
  );
  const usable = bank.items.filter(({ isWithdrawn }) => !isWithdrawn).map(placed);
  return chooseWithdrawals(misfits, usable, withdrawalRules);
}

/** False when the item stays as it is. */
async function saveFound(
  tx: Tx,
  { of, item, change, misfits }: Found,
  state: "ASKED" | "WITHDRAWN",
  now: Date,
): Promise<boolean> {
  if (!misfits && !of.isFlagged && isSame(change.from, change.to)) return false;
  const { itemId, from, reason, answers, infit, outfit } = change;
  const { a, b, c, uncertainty = { b: 0, lnA: 0 } } = item;
  const was = { ...from, isWithdrawn: false };
  const parameters = { a, b, c, uncertainty };
  await items.saveItem(tx, { itemId, parameters, was, reason, answers, infit, outfit, state }, now);
  return true;
}

/** Its parameters stay: they would be those of answers that are in doubt. */
async function saveFlag(tx: Tx, { change }: Found, now: Date): Promise<void> {
  const { itemId, from, answers, infit, outfit } = change;
  const parameters = { ...from, uncertainty: from.uncertainty ?? { b: 0, lnA: 0 } };
  const was = { ...from, isWithdrawn: false };
  await items.saveItem(
    tx,
    { itemId, parameters, was, reason: "flagged", answers, infit, outfit, state: "FLAGGED" },
    now,
  );
}

/** Moves too small to matter are not worth a line in the log. */
const isSame = (from: { a: number; b: number }, to: { a: number; b: number }): boolean =>
  Math.abs(from.a - to.a) < 0.01 && Math.abs(from.b - to.b) < 0.01;

/** An answer with its session's posterior from all answers; a posterior is shared by its session. */
interface SessionAnswer {
  posterior: Posterior;
  score: number;
}

async function answersByItem(
  bank: LiveBank,
  rows: readonly items.CalibrationAnswerRow[],
): Promise<{ byItem: Map<BankItem, SessionAnswer[]>; leftOut: number }> {
  const byItem = new Map<BankItem, SessionAnswer[]>();
  let leftOut = 0;
  for (const session of bySession(rows)) {
    await breathe();
    const known = session.flatMap(({ itemId, score }) => {
      const item = bank.find(itemId);
      return item === undefined ? [] : [{ item, score }];
    });
    const { prior } = planOf(session[0]!.testType);
    const posterior = known.reduce(
      (before, { item, score }) => updatePosterior(before, curveOf(item), score),
      startPosterior(prior),
    );
    const fit = personFit(
      posterior,
      known.map(({ item, score }) => ({ curve: curveOf(item), score })),
    );
    if (fit === null || fit < fitForCalibration) {
      leftOut += 1;
      continue;
    }
    for (const { item, score } of known) {
      const answers = byItem.get(item) ?? [];
      answers.push({ posterior, score });
      byItem.set(item, answers);
    }
  }
  return { byItem, leftOut };
}

/** The rows come session by session. */
function bySession(rows: readonly items.CalibrationAnswerRow[]): items.CalibrationAnswerRow[][] {
  const sessions: items.CalibrationAnswerRow[][] = [];
  for (const row of rows) {
    const last = sessions.at(-1);
    if (last?.[0]?.sessionId === row.sessionId) last.push(row);
    else sessions.push([row]);
  }
  return sessions;
}

const curves = new WeakMap<BankItem, ResponseCurve>();
function curveOf(item: BankItem): ResponseCurve {
  const curve = curves.get(item) ?? responseCurve(item.model);
  curves.set(item, curve);
  return curve;
}
