import {
  calibrationRules,
  chooseWithdrawals,
  fitForCalibration,
  type Item,
  type ItemParameters,
  personFit,
  type Posterior,
  prepareBank,
  recalibrate,
  type Recalibration,
  type ResponseCurve,
  startPosterior,
  updatePosterior,
  withoutAnswer,
} from "@saywell/adaptive-test";
import { planOf, type TestType } from "../test-plan";

/** An item as it stands, without its text. */
export interface KnownItem {
  testType: TestType;
  model: Item;
  /** What was believed before anybody here had answered. */
  expert: ItemParameters;
  isWithdrawn: boolean;
}

/** The answers of sessions, one after another, in arrays that a thread takes over as they are. */
export interface SessionScores {
  testTypes: readonly TestType[];
  /** For each session, where its answers end. */
  ends: Uint32Array<ArrayBuffer>;
  /** For each answer, the place of its item among the items. */
  items: Uint32Array<ArrayBuffer>;
  /** For each answer, 0 to 1. */
  scores: Float64Array<ArrayBuffer>;
}

export interface EstimateOrder {
  items: readonly KnownItem[];
  sessions: SessionScores;
}

/** What the answers say of an item. */
export interface EstimatedItem extends Pick<Recalibration, "item"> {
  change: NonNullable<Recalibration["change"]>;
  /** Whether it is asked, asked until a person has looked at it, or asked no more. */
  state: "ASKED" | "FLAGGED" | "WITHDRAWN";
}

export interface Estimate {
  /** Sessions whose answers were too few, or did not fit together. */
  leftOut: number;
  /** Items with answers enough, and not withdrawn before. */
  items: EstimatedItem[];
}

/** Anybody may answer, so answers alone take out a few items at a time, and never most of a cell. */
const withdrawalRules = {
  mostPerTurn: 3,
  leastUsable: (cell: string) => (cell.includes(" writing ") ? 6 : 15),
};

/** Estimates all items again from the answers of finished sessions. Takes seconds when they are many. */
export function estimateItems({ items, sessions }: EstimateOrder): Estimate {
  // Most items begin with the parameters of their level: a bank works out each curve once.
  const { curves } = prepareBank(items.map(({ model }) => model));
  const { byItem, leftOut } = answersByItem(sessions, curves);
  const found = [...byItem].flatMap(([place, answers]) => {
    const known = items[place]!;
    const estimated = estimateItem(known, curves[place]!, answers);
    return estimated === null ? [] : [{ ...estimated, known }];
  });
  const withdrawn = withdrawalsAmong(found, items);
  return {
    leftOut,
    items: found.map(({ item, change, misfits }) => ({
      item,
      change,
      state: !misfits ? "ASKED" : withdrawn.has(item.id) ? "WITHDRAWN" : "FLAGGED",
    })),
  };
}

interface Found extends Pick<Recalibration, "item" | "misfits"> {
  change: NonNullable<Recalibration["change"]>;
}

/** Null when its answers are too few. */
function estimateItem(
  { model, expert, isWithdrawn }: KnownItem,
  curve: ResponseCurve,
  answers: readonly SessionAnswer[],
): Found | null {
  // A withdrawn item stays as it was judged: it gets no new answers that could clear it.
  if (isWithdrawn || answers.length < calibrationRules.answersForB) return null;
  // Without this very answer, or the item would be compared with itself.
  const others = answers.map(({ posterior, score }) => ({
    ability: withoutAnswer(posterior, curve, score),
    score,
  }));
  const { item, change, misfits } = recalibrate(model, expert, others);
  return change === null ? null : { item, change, misfits };
}

function withdrawalsAmong(
  found: readonly (Found & { known: KnownItem })[],
  items: readonly KnownItem[],
): Set<string> {
  const placed = ({ testType, model: { id, skill, level } }: KnownItem) => ({
    itemId: id,
    cell: `${testType} ${skill} ${level}`,
  });
  const misfits = found.flatMap(({ known, misfits, change: { infit, outfit } }) =>
    misfits ? [{ ...placed(known), infit, outfit }] : [],
  );
  const usable = items.filter(({ isWithdrawn }) => !isWithdrawn).map(placed);
  return chooseWithdrawals(misfits, usable, withdrawalRules);
}

/** An answer with its session's posterior from all answers; a posterior is shared by its session. */
interface SessionAnswer {
  posterior: Posterior;
  score: number;
}

/** Of sessions whose answers fit together, by the place of the item. */
function answersByItem(
  { testTypes, ends, items, scores }: SessionScores,
  curves: readonly ResponseCurve[],
): { byItem: Map<number, SessionAnswer[]>; leftOut: number } {
  const byItem = new Map<number, SessionAnswer[]>();
  let leftOut = 0;
  testTypes.forEach((testType, session) => {
    const start = session === 0 ? 0 : ends[session - 1]!;
    const given = Array.from(items.subarray(start, ends[session]), (place, index) => ({
      place,
      curve: curves[place]!,
      score: scores[start + index]!,
    }));
    const posterior = given.reduce(
      (before, { curve, score }) => updatePosterior(before, curve, score),
      startPosterior(planOf(testType).prior),
    );
    const fit = personFit(posterior, given);
    if (fit === null || fit < fitForCalibration) {
      leftOut += 1;
      return;
    }
    for (const { place, score } of given) {
      const answers = byItem.get(place) ?? [];
      answers.push({ posterior, score });
      byItem.set(place, answers);
    }
  });
  return { byItem, leftOut };
}
