import type { Random } from "./random";

/**
 * Exposure control by item eligibility (van der Linden & Veldkamp 2004, 2007), over everybody who
 * takes a test: before each session a draw decides for each item whether the session may use it,
 * with a chance that falls as the item's use nears the limit.
 */
export interface ExposureState {
  /** The highest share of sessions in which an item may be seen. */
  readonly maxRate: number;
  /** Sessions counted so far. */
  readonly sessions: number;
  /** Only items that have been used; the others are free. */
  readonly items: ReadonlyMap<string, ItemExposure>;
}

export interface ItemExposure {
  /** How many sessions had been counted when the item was first used. */
  readonly since: number;
  /** Sessions, of those after `since`, in which the item was seen. */
  readonly administered: number;
  /** Sessions, of those after `since`, out of which the item was drawn. */
  readonly ineligible: number;
}

export interface SessionExposure {
  readonly ineligible: ReadonlySet<string>;
  /** Items that were shown, answered or not. */
  readonly administered: Iterable<string>;
}

/** Sessions before the limit is also kept as a hard one; a share of fewer says little. */
const earlySessions = 20;

export function startExposure(maxRate = 0.25): ExposureState {
  return { maxRate, sessions: 0, items: new Map() };
}

/**
 * The chance that an item may be used in the next session: min(1, maxRate · eligible /
 * administered), the adaptive update of van der Linden & Veldkamp (2004). That keeps the
 * rate near the limit, on either side. So an item whose next use would carry it above the limit
 * gets no chance at all, counting from its first use, once there are sessions enough to tell.
 */
export function eligibilityOf(item: ItemExposure, sessions: number, maxRate: number): number {
  const counted = sessions - item.since;
  if (item.administered === 0) return 1;
  if (sessions >= earlySessions && item.administered + 1 > maxRate * (counted + 1)) return 0;
  const eligible = Math.max(counted - item.ineligible, item.administered);
  return Math.min(1, (maxRate * eligible) / item.administered);
}

/**
 * Draws, at the start of a session, the items that it may not use: all others are eligible. Items
 * are drawn in the order of their ids, so the same draws give the same set however they are stored.
 */
export function drawIneligible(state: ExposureState, random: Random): Set<string> {
  const ineligible = new Set<string>();
  for (const id of [...state.items.keys()].sort()) {
    const chance = eligibilityOf(state.items.get(id)!, state.sessions, state.maxRate);
    if (chance < 1 && random() >= chance) ineligible.add(id);
  }
  return ineligible;
}

/** The counts after one more session. Sessions may end in any order. */
export function updateExposure(state: ExposureState, session: SessionExposure): ExposureState {
  const items = new Map(state.items);
  const administered = new Set(session.administered);
  for (const id of administered) {
    const before = items.get(id) ?? { since: state.sessions, administered: 0, ineligible: 0 };
    items.set(id, { ...before, administered: before.administered + 1 });
  }
  for (const id of session.ineligible) {
    const before = items.get(id);
    if (before && !administered.has(id)) {
      items.set(id, { ...before, ineligible: before.ineligible + 1 });
    }
  }
  return { ...state, sessions: state.sessions + 1, items };
}

/** The share of all sessions in which an item was seen. */
export function exposureRate(state: ExposureState, itemId: string): number {
  return state.sessions === 0 ? 0 : (state.items.get(itemId)?.administered ?? 0) / state.sessions;
}
