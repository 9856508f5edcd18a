import type { Random } from "./random";

/**
 * Exposure control by item eligibility (van der Linden & Veldkamp 2004, 2007), over everybody who
 * takes a test: before each session a draw decides for each item whether the session may use it,
 * with a chance that falls as the item's use nears the limit. People who take a test together all
 * draw before anything is counted, so besides an item that has reached its limit is full, for
 * sessions under way as well. A session counts when it starts and an item when it is shown.
 */
export interface ExposureState {
  /** The highest share of sessions in which an item may be seen. */
  readonly maxRate: number;
  /** Sessions begun so far. */
  readonly sessions: number;
  /** Only items that have been used; the others are free. */
  readonly items: ReadonlyMap<string, ItemExposure>;
}

export interface ItemExposure {
  /** The number of sessions from which on the item is counted. */
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

/** What every item may be used, whatever the share: with one, the second person would get leavings. */
const earlyUses = 3;
/** A new item is counted as if it had been there for so many sessions, or a class could not have it. */
const headStart = 100;

export function startExposure(maxRate = 0.25): ExposureState {
  return { maxRate, sessions: 0, items: new Map() };
}

/** The sessions from which on an item is counted that is shown now for the first time. */
export const countedSince = (sessions: number): number => Math.max(0, sessions - headStart);

/**
 * How often an item may have been used, among this many sessions begun: the limit itself from the
 * twelfth session on, three times before.
 */
export const mostUses = (since: number, sessions: number, maxRate: number): number =>
  Math.max(earlyUses, Math.floor(maxRate * (sessions - since)));

/** Items that nobody may be shown now, whose sessions are all counted. */
export function fullItems({ items, sessions, maxRate }: ExposureState): Set<string> {
  const full = new Set<string>();
  for (const [id, { since, administered }] of items) {
    if (administered >= mostUses(since, sessions, maxRate)) full.add(id);
  }
  return full;
}

/**
 * The chance that an item may be used in the next session: min(1, maxRate · eligible /
 * administered), the adaptive update of van der Linden & Veldkamp (2004). That keeps the rate near
 * the limit, on either side; so an item that the next session would find full gets no chance.
 */
export function eligibilityOf(item: ItemExposure, sessions: number, maxRate: number): number {
  const counted = sessions - item.since;
  if (item.administered === 0) return 1;
  if (item.administered >= mostUses(item.since, sessions + 1, maxRate)) return 0;
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

/** The counts once a session has begun out of which these items were drawn. */
export function countStart(state: ExposureState, ineligible: Iterable<string>): ExposureState {
  const items = new Map(state.items);
  for (const id of ineligible) {
    const before = items.get(id);
    if (before) items.set(id, { ...before, ineligible: before.ineligible + 1 });
  }
  return { ...state, sessions: state.sessions + 1, items };
}

/** The counts once a session, begun before, was shown these items for the first time. */
export function countShown(state: ExposureState, itemIds: Iterable<string>): ExposureState {
  const items = new Map(state.items);
  for (const id of new Set(itemIds)) {
    const { since, administered, ineligible } = items.get(id) ?? {
      since: countedSince(state.sessions),
      administered: 0,
      ineligible: 0,
    };
    items.set(id, { since, administered: administered + 1, ineligible });
  }
  return { ...state, items };
}

/** The counts after one more whole session. */
export const updateExposure = (state: ExposureState, session: SessionExposure): ExposureState =>
  countShown(countStart(state, session.ineligible), session.administered);

/** The share of all sessions in which an item was seen. */
export function exposureRate(state: ExposureState, itemId: string): number {
  return state.sessions === 0 ? 0 : (state.items.get(itemId)?.administered ?? 0) / state.sessions;
}
