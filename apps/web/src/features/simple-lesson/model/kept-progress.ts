import { type OutlinePartId, outlineParts } from "@saywell/lesson";
import type { KeptProgress } from "./lesson-progress";

const keyOf = (userId: string, lessonId: string) => `saywell.progress.${userId}.${lessonId}`;
/** Where it was kept before, and may still be for somebody in the middle of a lesson. */
const formerKeyOf = (userId: string, lessonId: string) => `saywell.walk.${userId}.${lessonId}`;

/** What this device remembers of an unfinished lesson. Storage may be blocked or hold nonsense: then nothing. */
export function readKeptProgress(userId: string, lessonId: string): KeptProgress | null {
  try {
    const text =
      localStorage.getItem(keyOf(userId, lessonId)) ??
      localStorage.getItem(formerKeyOf(userId, lessonId)) ??
      "null";
    const stored: unknown = JSON.parse(text);
    return isKeptProgress(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function keepProgress(
  userId: string,
  lessonId: string,
  { progress, paid }: KeptProgress,
): void {
  try {
    localStorage.setItem(keyOf(userId, lessonId), JSON.stringify({ progress, paid }));
  } catch {
    // Memory still holds it; it is lost only if the page is closed before it is saved.
  }
}

export function forgetProgress(userId: string, lessonId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, lessonId));
    localStorage.removeItem(formerKeyOf(userId, lessonId));
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}

function isKeptProgress(value: unknown): value is KeptProgress {
  if (typeof value !== "object" || value === null) return false;
  const { progress, paid } = value as Record<string, unknown>;
  return (
    typeof progress === "number" &&
    progress >= 0 &&
    progress <= 100 &&
    Array.isArray(paid) &&
    paid.every(isPartId)
  );
}

const isPartId = (value: unknown): value is OutlinePartId =>
  outlineParts.some(({ id }) => id === value);
