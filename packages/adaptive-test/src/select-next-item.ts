import type { PreparedBank } from "./bank";
import { gridSize, normalise, normalOnGrid } from "./grid";
import type { Item } from "./item";
import type { Posterior } from "./posterior";
import type { Random } from "./random";
import type { TestState } from "./test-state";

export interface SelectionRules {
  /**
   * The share of the test that each skill should have, summing to 1. The skill furthest behind its
   * share comes next, the one listed first among equals. Left out: skills do not matter.
   */
  readonly shares?: Readonly<Record<string, number>> | undefined;
  /**
   * After an item with a passage, ask another about it while the best such item has at least this
   * share of the value of the best of its skill. Left out: passages do not matter.
   */
  readonly keepPassageTogether?: number | undefined;
  /**
   * So many items of one passage are asked at most, one after the other: a passage that was left
   * does not come back while anything else does. Left out: passages may come again.
   */
  readonly mostOfPassage?: number | undefined;
  /**
   * Choose by chance among items worth at least this share of the best: 1, the default, only among
   * equals, of which a bank of expert parameters has many. Lower spreads use at some cost.
   */
  readonly nearBest?: number | undefined;
  /**
   * The first questions are chosen as for somebody of about this ability, whoever is expected, so
   * that a test opens with what most can do. It changes what is asked, never what answers say.
   */
  readonly opening?: Opening | undefined;
  /** `random` ignores what items would tell, for comparison. */
  readonly criterion?: "information" | "random" | undefined;
}

export interface Opening {
  readonly ability: number;
  readonly sd: number;
  /** So many. */
  readonly questions: number;
}

export interface SelectionOptions extends SelectionRules {
  /** Items that exposure control has drawn out of this session. */
  readonly ineligible?: ReadonlySet<string> | undefined;
  /** Items that this person has seen lately. */
  readonly excluded?: ReadonlySet<string> | undefined;
  readonly random: Random;
}

const nobody: ReadonlySet<string> = new Set();

/**
 * The next item, or null when every item has been asked. The best is the one with the highest
 * posterior-weighted information (van der Linden 1998): its Fisher information integrated over the
 * whole posterior, not read off at one point of it, so that early uncertainty counts.
 *
 * An item is never repeated within a test. Ineligible items come in only when nothing else is left
 * in any skill, and items seen lately only after that. The same state, options and draws give the
 * same item.
 */
export function selectNextItem(
  state: TestState,
  bank: PreparedBank,
  options: SelectionOptions,
): Item | null {
  const used = new Set(state.answers.map((answer) => answer.itemId));
  const done = itemsOfDonePassages(state, bank, options);
  const { ineligible = nobody, excluded = nobody, opening } = options;
  const believed =
    opening !== undefined && state.answers.length < opening.questions
      ? near(state.posterior, opening)
      : state.posterior;
  const last = state.answers.at(-1);
  const tiers: ((id: string) => boolean)[] = [
    (id) => !used.has(id) && !done.has(id) && !ineligible.has(id) && !excluded.has(id),
    (id) => !used.has(id) && !done.has(id) && !excluded.has(id),
    (id) => !used.has(id),
  ];
  const pools = skillsByNeed(state, options.shares).map((skill) => bank.bySkill.get(skill) ?? []);
  pools.push(bank.all);

  for (const allowed of tiers) {
    const choose = (pool: readonly number[]) => best(pool, allowed, believed, bank, options);
    if (options.keepPassageTogether !== undefined && last?.passage !== undefined) {
      const ofPassage = choose(bank.byPassage.get(last.passage) ?? []);
      if (ofPassage) {
        const ofSkill = choose(bank.bySkill.get(last.skill) ?? []);
        if (ofSkill && ofPassage.value >= options.keepPassageTogether * ofSkill.value) {
          return ofPassage.item;
        }
      }
    }
    for (const pool of pools) {
      const found = choose(pool);
      if (found) return found.item;
    }
  }
  return null;
}

/** The items of passages of which enough was asked, or which were left. */
function itemsOfDonePassages(
  { answers }: TestState,
  bank: PreparedBank,
  { mostOfPassage }: SelectionRules,
): ReadonlySet<string> {
  if (mostOfPassage === undefined) return nobody;
  const current = answers.at(-1)?.passage;
  const asked = answers.filter(({ passage }) => passage === current).length;
  const done = new Set(answers.flatMap(({ passage }) => passage ?? []));
  if (current !== undefined && asked < mostOfPassage) done.delete(current);
  return new Set(
    [...done].flatMap((passage) =>
      (bank.byPassage.get(passage) ?? []).map((at) => bank.items[at]!.id),
    ),
  );
}

/** A posterior as it would be if one also knew that the ability is about this. */
function near(posterior: Posterior, { ability, sd }: Opening): Posterior {
  const weights = normalOnGrid(ability, sd);
  for (let k = 0; k < gridSize; k += 1) weights[k] = weights[k]! * posterior[k]!;
  return normalise(weights);
}

/** Skills that have a share, the one furthest behind first. */
export function skillsByNeed(state: TestState, shares: SelectionRules["shares"]): string[] {
  const asked = state.answers.length + 1;
  const behind = (skill: string, share: number) =>
    share * asked - (state.answersBySkill[skill] ?? 0);
  return Object.entries(shares ?? {})
    .filter(([, share]) => share > 0)
    .map(([skill, share]) => ({ skill, need: behind(skill, share) }))
    .sort((x, y) => (Math.abs(y.need - x.need) < 1e-9 ? 0 : y.need - x.need))
    .map(({ skill }) => skill);
}

function best(
  pool: readonly number[],
  allowed: (id: string) => boolean,
  posterior: Posterior,
  bank: PreparedBank,
  { criterion = "information", nearBest = 1, random }: SelectionOptions,
): { item: Item; value: number } | null {
  const values =
    criterion === "random"
      ? new Float64Array(pool.length).fill(1)
      : valuesOf(pool, posterior, bank.information);
  // Asking whether an item is allowed costs more than its value, so only likely winners are asked.
  let top = -1;
  for (let at = 0; at < pool.length; at += 1) {
    if (values[at]! > top && allowed(bank.items[pool[at]!]!.id)) top = values[at]!;
  }
  if (top < 0) return null;
  const enough = top * Math.min(nearBest, 1 - 1e-12);
  const close: number[] = [];
  for (let at = 0; at < pool.length; at += 1) {
    if (values[at]! >= enough && allowed(bank.items[pool[at]!]!.id)) close.push(at);
  }
  const at = close.length === 1 ? close[0]! : close[Math.floor(random() * close.length)]!;
  return { item: bank.items[pool[at]!]!, value: values[at]! };
}

/** Posterior-weighted information of each item of the pool. */
function valuesOf(
  pool: readonly number[],
  posterior: Posterior,
  information: Readonly<Float64Array>,
): Float64Array {
  // Nodes without a millionth of the posterior between them cannot change the choice.
  let from = 0;
  let to = gridSize - 1;
  while (posterior[from]! < 1e-8) from += 1;
  while (posterior[to]! < 1e-8) to -= 1;
  const values = new Float64Array(pool.length);
  for (let at = 0; at < pool.length; at += 1) {
    const row = pool[at]! * gridSize;
    let value = 0;
    for (let k = from; k <= to; k += 1) value += posterior[k]! * information[row + k]!;
    values[at] = value;
  }
  return values;
}
