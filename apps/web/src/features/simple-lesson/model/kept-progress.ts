import { type OutlinePartId, outlineThresholds } from "@saywell/lesson";
import type { KeptWalk } from "./lesson-progress";

const keyOf = (userId: string, lessonId: string) => `saywell.walk.${userId}.${lessonId}`;

/** What this device remembers of an unfinished lesson. Storage may be blocked or hold nonsense: then nothing. */
export function readKeptWalk(userId: string, lessonId: string): KeptWalk | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, lessonId)) ?? "null");
    return isKeptWalk(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function keepWalk(userId: string, lessonId: string, { progress, paid }: KeptWalk): void {
  try {
    localStorage.setItem(keyOf(userId, lessonId), JSON.stringify({ progress, paid }));
  } catch {
    // Memory still holds it; it is lost only if the page is closed before it is saved.
  }
}

export function forgetWalk(userId: string, lessonId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, lessonId));
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}

function isKeptWalk(value: unknown): value is KeptWalk {
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
  outlineThresholds.some(({ id }) => id === value);
