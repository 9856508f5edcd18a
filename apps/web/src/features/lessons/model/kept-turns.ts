import { noTurns, type Stop, type Turns } from "./second-try";

const keyOf = (userId: string, lessonId: string) => `saywell.turns.${userId}.${lessonId}`;

/** The second tries that this device remembers. Storage may be blocked or hold nonsense: then none. */
export function readKeptTurns(userId: string, lessonId: string): Turns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, lessonId)) ?? "null");
    return isTurns(stored) ? stored : noTurns;
  } catch {
    return noTurns;
  }
}

/** Keeps the second tries across a reload; without any it leaves nothing behind. */
export function keepTurns(userId: string, lessonId: string, turns: Turns): void {
  try {
    if (turns.stop === null && Object.keys(turns.seconds).length === 0)
      localStorage.removeItem(keyOf(userId, lessonId));
    else localStorage.setItem(keyOf(userId, lessonId), JSON.stringify(turns));
  } catch {
    // Memory still holds them; after a reload the lesson stops at the last wrong answer once more.
  }
}

function isTurns(value: unknown): value is Turns {
  if (typeof value !== "object" || value === null) return false;
  const { stop, seconds } = value as Record<string, unknown>;
  return (
    (stop === null || isStop(stop)) &&
    typeof seconds === "object" &&
    seconds !== null &&
    Object.values(seconds).every((second) => typeof second === "string")
  );
}

function isStop(value: unknown): value is Stop {
  if (typeof value !== "object" || value === null) return false;
  const { stepId, stage, tried } = value as Record<string, unknown>;
  return (
    typeof stepId === "string" &&
    (stage === "wrong" || stage === "trying" || stage === "told") &&
    Array.isArray(tried) &&
    tried.every((answer) => typeof answer === "string")
  );
}
