import type { CefrLevel } from "@saywell/cefr";
import { bandWidth, centreOf } from "./cefr";
import type { ItemParameters, ParameterUncertainty } from "./item";
import type { ItemType } from "./test-facts";

/**
 * What is not known about an item that nobody has answered: writers place an item about half a
 * level off, and items of one kind differ in discrimination by about 40 %.
 */
export const expertUncertainty: ParameterUncertainty = { b: bandWidth / 2, lnA: 0.4 };

/** Producing a word is harder than recognising it among others; in units of ability. */
export const typeOffset: Readonly<Record<ItemType, number>> = {
  multiple_choice: 0,
  fill_blank: 0.2,
  text: 0,
};

/**
 * An item's parameters before anybody has answered it: discrimination 1, difficulty at the middle
 * of its level's band plus the offset of its type, guessing one over the number of options for
 * multiple choice and 0 for what is typed. `optionCount` is 2 or more and counts the right option.
 */
export function startingParameters(item: {
  readonly level: CefrLevel;
  readonly type: ItemType;
  readonly optionCount?: number | undefined;
}): ItemParameters & { readonly uncertainty: ParameterUncertainty } {
  const options = item.type === "multiple_choice" ? (item.optionCount ?? 4) : 0;
  return {
    a: 1,
    b: centreOf(item.level) + typeOffset[item.type],
    c: options > 0 ? 1 / options : 0,
    uncertainty: expertUncertainty,
  };
}
