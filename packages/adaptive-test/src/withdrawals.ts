/** An item that misfits, or one that may be asked. */
export interface CellItem {
  readonly itemId: string;
  /** Items of one test, skill and level. */
  readonly cell: string;
}

export interface Misfit extends CellItem {
  /** Mean squares; 1 is as expected. */
  readonly infit: number;
  readonly outfit: number;
}

export interface WithdrawalRules {
  /** Whatever many people have answered, one turn takes out no more. */
  readonly mostPerTurn: number;
  /** What a cell keeps. */
  readonly leastUsable: (cell: string) => number;
}

/**
 * Which of the misfits to take out, the worst first. The others are left for a person to decide:
 * answers alone, which anybody can send, must not be able to empty a bank.
 */
export function chooseWithdrawals(
  misfits: readonly Misfit[],
  usable: readonly CellItem[],
  { mostPerTurn, leastUsable }: WithdrawalRules,
): Set<string> {
  const left = new Map<string, number>();
  for (const { cell } of usable) left.set(cell, (left.get(cell) ?? 0) + 1);
  const chosen = new Set<string>();
  const worst = ({ infit, outfit }: Misfit) => Math.max(infit, outfit);
  for (const { itemId, cell } of misfits.toSorted((x, y) => worst(y) - worst(x))) {
    const count = left.get(cell) ?? 0;
    if (chosen.size >= mostPerTurn || count <= leastUsable(cell)) continue;
    chosen.add(itemId);
    left.set(cell, count - 1);
  }
  return chosen;
}
