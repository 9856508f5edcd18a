import { setImmediate as breathe } from "node:timers/promises";
import {
  type CalibrationAnswer,
  calibrationRules,
  type Posterior,
  recalibrate,
  type ResponseCurve,
  responseCurve,
  startPosterior,
  updatePosterior,
  withoutAnswer,
} from "@saywell/adaptive-test";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { assembleBank, type BankItem, type LiveBank } from "./item-bank";
import * as items from "./items.store";
import { planOf } from "./test-plan";

/** The newest sessions of a test that count: enough for any item, and bounded. */
const mostSessions = 5000;

export interface CalibrationReport {
  /** Answers that were looked at. */
  answers: number;
  moved: number;
  withdrawn: string[];
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
    const rows = await items.listCalibrationAnswers(tx, mostSessions);
    const byItem = await answersByItem(bank, rows);
    const report: CalibrationReport = { answers: rows.length, moved: 0, withdrawn: [] };
    for (const [item, answers] of byItem) {
      // A withdrawn item stays as it was judged: it gets no new answers that could clear it.
      if (item.isWithdrawn || answers.length < calibrationRules.answersForB) continue;
      await breathe();
      // Without this very answer, or the item would be compared with itself.
      const others = answers.map(({ posterior, score }) => ({
        ability: withoutAnswer(posterior, curveOf(item), score),
        score,
      }));
      const isWithdrawn = await calibrateItem(tx, item, others, clock.now());
      if (isWithdrawn !== null) report.moved += 1;
      if (isWithdrawn === true) report.withdrawn.push(item.text.id);
    }
    return report;
  });
}

/** Whether the item was withdrawn; null when it has too few answers or stays as it is. */
async function calibrateItem(
  tx: Tx,
  { model, expert }: BankItem,
  answers: readonly CalibrationAnswer[],
  now: Date,
): Promise<boolean | null> {
  const { item, change, withdraw } = recalibrate(model, expert, answers);
  if (change === null || (!withdraw && isSame(change.from, change.to))) return null;
  const uncertainty = item.uncertainty ?? { b: 0, lnA: 0 };
  await items.saveItem(
    tx,
    {
      itemId: item.id,
      parameters: { a: item.a, b: item.b, c: item.c, uncertainty },
      was: { ...change.from, isWithdrawn: false },
      reason: change.reason,
      answers: change.answers,
      infit: change.infit,
      outfit: change.outfit,
      withdraw,
    },
    now,
  );
  return withdraw;
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
): Promise<Map<BankItem, SessionAnswer[]>> {
  const byItem = new Map<BankItem, SessionAnswer[]>();
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
    for (const { item, score } of known) {
      const answers = byItem.get(item) ?? [];
      answers.push({ posterior, score });
      byItem.set(item, answers);
    }
  }
  return byItem;
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
