import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/**
 * Joins class names. Where two set the same property the style sheet decides which holds, not their
 * order here: so a primitive writes what may be set from outside as `base:…`, which any other class
 * outweighs. While developing and in tests two that clash are told; the product does without the
 * checker's code.
 */
export function cn(...inputs: ClassValue[]): string {
  const joined = clsx(inputs);
  if (import.meta.env.DEV) tellClash(joined);
  return joined;
}

const looked = new Set<string>();

function tellClash(joined: string): void {
  if (looked.has(joined)) return;
  looked.add(joined);
  const kept = new Set(twMerge(joined).split(" "));
  const outdone = joined.split(" ").filter((name) => !kept.has(name));
  if (outdone.length > 0) {
    console.error(`Classes clash: "${outdone.join(" ")}" with others of "${joined}".`);
  }
}
