import { ordinals } from "../looking-back/read-part";

/** Which items of an exercise somebody wants: the first so many, or one alone, from 1 on. */
export type PartOfExercise =
  | { readonly of: "first"; readonly count: number }
  | { readonly of: "one"; readonly number: number };

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const only =
  "^(?:(?:and|but|ok|okay|please|can|could|i|we|you|want|would|like|to|do|let|us|give|me|make|have|need|a|iris|,) ?)*(?:only|just)(?: (?:do|want|give me|the|to do|number|question|exercise|item))*";
const behind = "(?: (?:ones?|questions?|exercises?|items?|of them|sentences?|please|now))*$";
const firstSome = new RegExp(`${only} first (two|three|four|five|[2-9])${behind}`);
const oneAlone = new RegExp(`${only} (${Object.keys(ordinals).join("|")}|[1-9])${behind}`);

/** "Only the first two", "just the second one": null for anything else. */
export function partOfExercise(bare: string): PartOfExercise | null {
  const some = firstSome.exec(bare)?.[1];
  if (some !== undefined) return { of: "first", count: counts[some] ?? Number(some) };
  const one = oneAlone.exec(bare)?.[1];
  if (one === undefined) return null;
  // "Only 3 please" is how many, and "only the third" which one.
  if (/^\d$/.test(one))
    return /\b(?:number|question|exercise|item) \d/.test(bare)
      ? { of: "one", number: Number(one) }
      : { of: "first", count: Number(one) };
  const place = ordinals[one]!;
  return place < 0 ? null : { of: "one", number: place + 1 };
}
