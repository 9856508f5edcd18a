import { gridSize, nodes } from "./grid";
import { type Item, responseAt } from "./item";
import type { ResponseCurve } from "./posterior";

/** A bank made ready for choosing: built once, then only read. */
export interface PreparedBank {
  readonly items: readonly Item[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Indexes into `items`. */
  readonly all: readonly number[];
  readonly bySkill: ReadonlyMap<string, readonly number[]>;
  readonly byPassage: ReadonlyMap<string, readonly number[]>;
  /** Information of item i at node k, at [i * gridSize + k]. */
  readonly information: Readonly<Float64Array>;
  readonly curves: readonly ResponseCurve[];
}

/**
 * Lays out every item's response curve and information over the grid, about 3 kB an item. Items
 * that carry an uncertainty get their averaged curve, and the information of that curve: its
 * slope² / (P Q), which for a known item is the 3PL's. Ids must be unique.
 */
export function prepareBank(items: readonly Item[]): PreparedBank {
  const information = new Float64Array(items.length * gridSize);
  const bySkill = new Map<string, number[]>();
  const byPassage = new Map<string, number[]>();
  // Items that nobody has answered yet have their parameters from a handful of expert judgements.
  const laidOut = new Map<string, Layout>();
  const curves = items.map((item, i) => {
    file(bySkill, item.skill, i);
    if (item.passage !== undefined) file(byPassage, item.passage, i);
    const { a, b, c, uncertainty } = item;
    const key = `${a} ${b} ${c} ${uncertainty?.b} ${uncertainty?.lnA}`;
    const layout = laidOut.get(key) ?? layOut(item);
    laidOut.set(key, layout);
    information.set(layout.information, i * gridSize);
    return layout.curve;
  });
  return {
    items,
    indexOf: new Map(items.map((item, i) => [item.id, i])),
    all: items.map((_, i) => i),
    bySkill,
    byPassage,
    information,
    curves,
  };
}

interface Layout {
  curve: ResponseCurve;
  information: Float64Array;
}

function layOut(item: Item): Layout {
  const right = new Float64Array(gridSize);
  const wrong = new Float64Array(gridSize);
  const information = new Float64Array(gridSize);
  nodes.forEach((theta, k) => {
    const { p, q, slope } = responseAt(item, theta);
    right[k] = p;
    wrong[k] = q;
    information[k] = (slope * slope) / (p * q);
  });
  return { curve: { right, wrong }, information };
}

function file(groups: Map<string, number[]>, key: string, index: number) {
  const group = groups.get(key);
  if (group) group.push(index);
  else groups.set(key, [index]);
}
