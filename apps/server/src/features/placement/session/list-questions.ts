import { randomFrom } from "@saywell/adaptive-test";
import type { CefrLevel } from "@saywell/cefr";
import type { BankItem } from "../bank/item-bank";
import { shuffle } from "./shuffle";
import type { TestPlan } from "../test-plan";

interface Listing {
  plan: TestPlan;
  items: readonly BankItem[];
  /** The question that comes first whichever way the test goes. */
  first: BankItem;
  /** Items to leave out while others remain: drawn out by chance, and seen lately. */
  ineligible: ReadonlySet<string>;
  excluded: ReadonlySet<string>;
  seed: number;
}

/**
 * The questions of a session for a client that follows a list: spread over skills as the plan says
 * and over levels evenly, from the easiest on after the first, so that whoever runs out of time
 * has missed the hardest. Fewer than the plan wants only when the bank has no more.
 */
export function listQuestions(listing: Listing): string[] {
  const { plan, items, first, ineligible, excluded, seed } = listing;
  const rank = ({ text }: BankItem) =>
    excluded.has(text.id) ? 2 : ineligible.has(text.id) ? 1 : 0;
  const chosen = new Set([first.text.id]);
  const take = (from: readonly BankItem[], count: number): BankItem[] => {
    const taken = from.filter(({ text }) => !chosen.has(text.id)).slice(0, count);
    for (const { text } of taken) chosen.add(text.id);
    return taken;
  };

  // By passages, so that a text is read for as many questions as it has.
  const shuffled = shuffle(groupByPassage(items), randomFrom(`${seed} list`))
    .flat()
    .toSorted((x, y) => rank(x) - rank(y));
  const cells = [...cellsOf(plan)].map((cell) => {
    const isFirst = first.text.skill === cell.skill && first.text.level === cell.level;
    const own = shuffled.filter(
      ({ text }) => text.skill === cell.skill && text.level === cell.level,
    );
    return take(own, Math.max(0, cell.count - (isFirst ? 1 : 0)));
  });
  const listed = cells.flat();
  const wanted = plan.questionLimit - 1;
  listed.push(...take(shuffled, wanted - listed.length));

  const levelOf = ({ text }: BankItem) => plan.levels.indexOf(text.level);
  const inOrder = listed.slice(0, wanted).toSorted((x, y) => levelOf(x) - levelOf(y));
  return [first, ...inOrder].map(({ text }) => text.id);
}

/** How many questions of each skill and level: those over go to the middle levels. */
export function* cellsOf({
  levels,
  questionLimit,
  selection: { shares },
}: TestPlan): Generator<{ skill: string; level: CefrLevel; count: number }> {
  const middleFirst = levels
    .map((_, index) => index)
    .toSorted(
      (x, y) => Math.abs(x - (levels.length - 1) / 2) - Math.abs(y - (levels.length - 1) / 2),
    );
  for (const [skill, ofSkill] of portion(questionLimit, shares)) {
    const each = Math.floor(ofSkill / levels.length);
    const more = new Set(middleFirst.slice(0, ofSkill % levels.length));
    for (const [index, level] of levels.entries())
      yield { skill, level, count: each + (more.has(index) ? 1 : 0) };
  }
}

/** Whole numbers in these shares that sum to `total` (largest remainders). */
function portion(total: number, shares: Readonly<Record<string, number>>): Map<string, number> {
  const exact = Object.entries(shares).map(([name, share]) => ({ name, exact: share * total }));
  const floor = new Map(exact.map(({ name, exact }) => [name, Math.floor(exact)]));
  const left = total - [...floor.values()].reduce((sum, count) => sum + count, 0);
  exact
    .toSorted((x, y) => (y.exact % 1) - (x.exact % 1))
    .slice(0, left)
    .forEach(({ name }) => floor.set(name, floor.get(name)! + 1));
  return floor;
}

function groupByPassage(items: readonly BankItem[]): BankItem[][] {
  const groups = new Map<string, BankItem[]>();
  for (const item of items) {
    const key = item.text.passageId ?? item.text.id;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}
