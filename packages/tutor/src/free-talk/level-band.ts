import type { Band } from "./types";

/** How rich the talk may be; easy where the level is not known. */
export function bandOf(level: string | null): Band {
  if (level === "B1" || level === "B2") return "mid";
  return level === "C1" || level === "C2" ? "high" : "easy";
}
