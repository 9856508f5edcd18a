import type { LevelTestType } from "@saywell/contract/constants";

/** An unfinished test on this device, with the answer that was being given. */
interface KeptTest {
  sessionId: string;
  draft: Draft | null;
  /** The result that it makes exact. */
  resultId?: string;
}

interface Draft {
  questionId: string;
  answer: string;
  /** How often its recording was played, and whether its words were shown. */
  plays: number;
  wordsShown: boolean;
}

/** A test finished on this device and not yet joined to an account. */
interface TakenTest {
  sessionId: string;
  resultId: string;
}

const keyOf = (testType: LevelTestType) => `saywell.level-test.${testType}`;
const takenKey = "saywell.level-test.taken";
/** More than anybody takes before there is an account. */
const mostTaken = 10;

/** Storage may be blocked or hold nonsense: then nothing was kept. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The test goes on without it; only a reload would lose the place.
  }
}

export function readKeptTest(testType: LevelTestType): KeptTest | null {
  const { sessionId, draft, resultId } = partsOf(read(keyOf(testType)));
  if (typeof sessionId !== "string" || sessionId === "") return null;
  const test = { sessionId, ...(typeof resultId === "string" && { resultId }) };
  const { questionId, answer, plays, wordsShown } = partsOf(draft);
  if (typeof questionId !== "string" || typeof answer !== "string") return { ...test, draft: null };
  const heard = { plays: Number(plays) || 0, wordsShown: wordsShown === true };
  return { ...test, draft: { questionId, answer, ...heard } };
}

export const keepTest = (testType: LevelTestType, test: KeptTest): void =>
  write(keyOf(testType), test);

/** Keeps what is being answered; what else is known of the same test stays. */
export function keepDraft(testType: LevelTestType, sessionId: string, draft: Draft | null): void {
  const kept = readKeptTest(testType);
  keepTest(testType, { ...(kept?.sessionId === sessionId ? kept : { sessionId }), draft });
}

export const forgetTest = (testType: LevelTestType): void => write(keyOf(testType), null);

export function readTakenTests(): TakenTest[] {
  const stored = read(takenKey);
  return Array.isArray(stored) ? stored.filter(isTakenTest) : [];
}

export function keepTakenTest(test: TakenTest): void {
  const others = readTakenTests().filter(({ resultId }) => resultId !== test.resultId);
  write(takenKey, [...others, test].slice(-mostTaken));
}

export function forgetTakenTest(sessionId: string): void {
  const others = readTakenTests().filter((each) => each.sessionId !== sessionId);
  write(takenKey, others.length > 0 ? others : null);
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function isTakenTest(value: unknown): value is TakenTest {
  const { sessionId, resultId } = partsOf(value);
  return typeof sessionId === "string" && typeof resultId === "string";
}
