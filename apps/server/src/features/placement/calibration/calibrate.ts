import { testTypes } from "@saywell/adaptive-test";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { untilStopped } from "../../../until-stopped";
import { assembleBank, type LiveBank } from "../bank/item-bank";
import * as items from "../bank/items.store";
import * as store from "./calibration.store";
import type { TestType } from "../test-plan";
import type { Estimate, EstimatedItem, EstimateOrder, SessionScores } from "./estimate-items";

/**
 * The newest sessions that count: of a test, enough for any item, and bounded; of a person, so that
 * nobody outvotes the others.
 */
const counted = { mostSessions: 5000, mostPerPerson: 3 };
/** Read at once; more would hold up whoever else is served. */
const sessionsAtOnce = 100;
/** Somebody may import items while others are estimated. */
const attempts = 3;

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

interface Deps {
  db: Db;
  clock: Clock;
  shipped: Parameters<typeof assembleBank>[0];
  /** Takes seconds, so the server lets a thread do it. */
  estimate: (order: EstimateOrder) => Promise<Estimate>;
}

/**
 * Estimates all items again from the answers of finished sessions, practice left out. Null when
 * another process is at it.
 *
 * @param stopped nothing is changed from then on, and it throws the signal's reason
 */
export async function calibrateBank(
  deps: Deps,
  stopped: AbortSignal = new AbortController().signal,
): Promise<CalibrationReport | null> {
  return await store.asOnlyCalibration(deps.db, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const report = await tryToCalibrate(deps, stopped);
      if (report !== null) return report;
    }
    throw new Error("The items changed each time while they were estimated.");
  });
}

/** Null when the items have changed meanwhile. */
async function tryToCalibrate(
  { db, clock, shipped, estimate }: Deps,
  stopped: AbortSignal,
): Promise<CalibrationReport | null> {
  const begun = clock.now();
  const version = await items.readItemsVersion(db);
  const bank = assembleBank(shipped, await items.listItems(db));
  const { sessions, answers } = await readSessions(db, bank, stopped);
  const known = bank.items.map(({ text: { testType }, model, expert, isWithdrawn }) => ({
    testType,
    model,
    expert,
    isWithdrawn,
  }));
  const { leftOut, items: estimated } = await untilStopped(
    estimate({ items: known, sessions }),
    stopped,
  );
  return await inTransaction(db, async (tx) => {
    await items.lockItems(tx);
    if ((await items.readItemsVersion(tx)) !== version) return null;
    await store.saveCalibrated(tx, testTypes, begun);
    let moved = 0;
    for (const each of estimated) if (await saveEstimate(tx, each, bank, clock.now())) moved += 1;
    const idsThatAre = (state: EstimatedItem["state"]) =>
      estimated.flatMap((each) => (each.state === state ? [each.item.id] : []));
    return {
      answers,
      leftOut,
      moved,
      withdrawn: idsThatAre("WITHDRAWN").sort(),
      flagged: idsThatAre("FLAGGED"),
    };
  });
}

async function readSessions(
  db: Db,
  bank: LiveBank,
  stopped: AbortSignal,
): Promise<{ sessions: SessionScores; answers: number }> {
  const places = new Map(bank.items.map(({ text: { id } }, place) => [id, place]));
  const listed = await store.listFinishedSessions(db, counted);
  const ofTests: TestType[] = [];
  const ends: number[] = [];
  const itemPlaces: number[] = [];
  const scores: number[] = [];
  let answers = 0;
  for (let from = 0; from < listed.length; from += sessionsAtOnce) {
    stopped.throwIfAborted();
    const part = listed.slice(from, from + sessionsAtOnce);
    const rows = await store.listScores(
      db,
      part.map(({ id }) => id),
    );
    answers += rows.length;
    let next = 0;
    for (const { id, testType } of part) {
      if (rows[next]?.sessionId !== id) continue;
      for (; rows[next]?.sessionId === id; next += 1) {
        const { itemId, score } = rows[next]!;
        const place = places.get(itemId);
        // What is shipped no longer says nothing.
        if (place === undefined) continue;
        itemPlaces.push(place);
        scores.push(score);
      }
      ofTests.push(testType);
      ends.push(scores.length);
    }
  }
  const sessions = {
    testTypes: ofTests,
    ends: Uint32Array.from(ends),
    items: Uint32Array.from(itemPlaces),
    scores: Float64Array.from(scores),
  };
  return { sessions, answers };
}

/** False when the item stays as it is, and is asked as before. */
async function saveEstimate(
  tx: Tx,
  { item, change, state }: EstimatedItem,
  bank: LiveBank,
  now: Date,
): Promise<boolean> {
  const { itemId, from, to, reason, answers, infit, outfit } = change;
  const wasFlagged = bank.find(itemId)!.isFlagged;
  const was = { ...from, isWithdrawn: false };
  const noDoubt = { b: 0, lnA: 0 };
  if (state === "FLAGGED") {
    if (wasFlagged) return false;
    // Its parameters stay: they would be those of answers that are in doubt.
    const parameters = { ...from, uncertainty: from.uncertainty ?? noDoubt };
    const flagged = { itemId, parameters, was, reason: "flagged", answers, infit, outfit, state };
    await items.saveItem(tx, flagged, now);
    return false;
  }
  if (state === "ASKED" && !wasFlagged && isSame(from, to)) return false;
  const { a, b, c, uncertainty = noDoubt } = item;
  const parameters = { a, b, c, uncertainty };
  await items.saveItem(tx, { itemId, parameters, was, reason, answers, infit, outfit, state }, now);
  return true;
}

/** Moves too small to matter are not worth a line in the log. */
const isSame = (from: { a: number; b: number }, to: { a: number; b: number }): boolean =>
  Math.abs(from.a - to.a) < 0.01 && Math.abs(from.b - to.b) < 0.01;
