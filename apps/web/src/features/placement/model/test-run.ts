import { createStore } from "../../../lib/store";
import type { LevelTestQuestion, LevelTestSession } from "@saywell/contract";
import type {
  LevelTestLength,
  LevelTestTimeAllowance,
  LevelTestType,
} from "@saywell/contract/constants";
import { ApiError, type ApiErrorCode, callApi, helpOf, sentenceOf } from "../../../lib/api-client";
import { deviceTimeZone } from "../../../lib/device-time-zone";
import { forgetTest, keepDraft, keepTakenTest, readKeptTest } from "./kept-test";
import { queryOfWay, type TestWay } from "./time-allowance";

/** Seconds before the end at which the last answer is sent, so that it still arrives in time. */
const lastCall = 1;

export interface ActiveTest {
  phase: "active";
  sessionId: string;
  timeAllowance: LevelTestTimeAllowance;
  length: LevelTestLength;
  question: LevelTestQuestion;
  answered: number;
  total: number;
  mayFinish: boolean;
  /** Seconds of the run's own clock at which the server's clock ends; null without one. */
  endsAt: number | null;
  answer: string;
  /** How often the recording of this question was played, and whether its words were shown. */
  plays: number;
  wordsShown: boolean;
  isSaving: boolean;
  /** Why the answer is not saved. */
  failure: string | null;
  /** Why this is another question than the one that was answered. */
  notice: string | null;
}

/** The server marks what was answered; it has ended, or is being ended. */
interface FinishingTest {
  phase: "finishing";
  sessionId: string;
  timeAllowance: LevelTestTimeAllowance;
  answered: number;
  failure: string | null;
}

export type TestRunState =
  | { phase: "opening" }
  /** It could not be found out how a test that was begun here stands. */
  | { phase: "unopened"; failure: string }
  /** One that was begun here is not finished, and is not as it was asked for now. */
  | { phase: "unfinished"; session: LevelTestSession }
  | { phase: "intro"; failure: string | null }
  | { phase: "loading" }
  | ActiveTest
  | FinishingTest
  | { phase: "result"; resultId: string; score: number | null; level: string | null }
  /** Over without a result: a practice, or a test whose time ended before the first answer. */
  | { phase: "ended"; isPractice: boolean; answered: number };

type Place = Pick<
  LevelTestSession,
  "answered" | "total" | "secondsLeft" | "mayFinish" | "nextQuestion"
>;

export const isAnswered = (answer: string): boolean => answer.trim() !== "";

const lostSentence = "We cannot find the test that you began. You can start a new one.";
const movedSentence = "This question was already answered. Here is the next one.";

const codeOf = (error: unknown): ApiErrorCode | null =>
  error instanceof ApiError ? error.code : null;
const isLost = (error: unknown) => ["not-found", "invalid-input"].includes(codeOf(error) ?? "");
const isConflict = (error: unknown) => ["conflict", "out-of-order"].includes(codeOf(error) ?? "");

export type TestRun = ReturnType<typeof createTestRun>;

/**
 * One placement test, from its introduction to its end. The server keeps the place and the clock;
 * this device keeps which session is its own.
 */
export function createTestRun(
  testType: LevelTestType,
  /** How it is asked for. */
  asked: TestWay,
  /** Seconds that only ever go forward. */
  clock: () => number = () => performance.now() / 1000,
) {
  const store = createStore<TestRunState>(
    readKeptTest(testType) === null ? { phase: "intro", failure: null } : { phase: "opening" },
  );
  /** Where help is, each time that somebody wrote as if they may be in danger. */
  const help = createStore<{ text: string } | null>(null);
  /** The time ended while an answer was on its way. */
  let isTimeUp = false;

  const publish = (next: TestRunState): void => store.replaceState(next);
  const endOf = (secondsLeft: number | null) =>
    secondsLeft === null ? null : clock() + secondsLeft;
  const isOver = ({ nextQuestion, secondsLeft }: Place) =>
    nextQuestion === null || secondsLeft === 0;

  const readSession = (sessionId: string) =>
    callApi("GET /api/level-test/sessions/{sessionId}", { params: { sessionId } });

  /** Shows the question at a place; what was being answered there comes back with it. */
  function show(
    sessionId: string,
    { timeAllowance, length }: TestWay,
    place: Place,
    notice: string | null = null,
  ): void {
    const { nextQuestion: question, answered, total, mayFinish } = place;
    if (question === null) return;
    const known = readKeptTest(testType);
    const draft = known?.sessionId === sessionId ? known.draft : null;
    const kept = draft?.questionId === question.id ? draft : null;
    keepDraft(testType, sessionId, kept);
    publish({
      phase: "active",
      sessionId,
      timeAllowance,
      length,
      question,
      answered,
      total,
      mayFinish,
      endsAt: endOf(place.secondsLeft),
      answer: kept?.answer ?? "",
      plays: kept?.plays ?? 0,
      wordsShown: kept?.wordsShown ?? false,
      isSaving: false,
      failure: null,
      notice,
    });
  }

  function lose(): void {
    forgetTest(testType);
    publish({ phase: "intro", failure: lostSentence });
  }

  /** Goes on where the server says that the session stands. */
  async function follow(session: LevelTestSession, notice: string | null = null): Promise<void> {
    const { sessionId, timeAllowance, answered, resultId } = session;
    if (session.state === "FINISHED") {
      if (resultId === null) end(timeAllowance, answered);
      else succeed(sessionId, resultId, null, null);
    } else if (isOver(session)) {
      await finish({ sessionId, timeAllowance, answered });
    } else {
      show(sessionId, session, session, notice);
    }
  }

  function end(timeAllowance: LevelTestTimeAllowance, answered: number): void {
    forgetTest(testType);
    publish({ phase: "ended", isPractice: timeAllowance === "practice", answered });
  }

  function succeed(
    sessionId: string,
    resultId: string,
    score: number | null,
    level: string | null,
  ): void {
    forgetTest(testType);
    keepTakenTest({ sessionId, resultId });
    publish({ phase: "result", resultId, score, level });
  }

  const isAsked = ({ length, timeAllowance }: TestWay) =>
    length === asked.length && timeAllowance === asked.timeAllowance;

  /**
   * Takes up a test that was begun on this device, or shows the introduction. Where it runs in another
   * way than is asked for, the learner says whether they mean it.
   */
  async function open({ isMeant = false } = {}): Promise<void> {
    const kept = readKeptTest(testType);
    if (kept === null) return publish({ phase: "intro", failure: null });
    publish({ phase: "opening" });
    try {
      const session = await readSession(kept.sessionId);
      if (isMeant || isAsked(session) || session.state === "FINISHED" || isOver(session))
        await follow(session);
      else publish({ phase: "unfinished", session });
    } catch (error) {
      if (isLost(error)) lose();
      else
        publish({
          phase: "unopened",
          failure: sentenceOf(error, "Your test could not be opened."),
        });
    }
  }

  async function start(way: TestWay): Promise<void> {
    if (store.getState().phase !== "intro") return;
    publish({ phase: "loading" });
    isTimeUp = false;
    try {
      const begun = await callApi("GET /api/level-test/questions/{testType}", {
        params: { testType },
        query: queryOfWay(way),
      });
      const { sessionId, questions, total, secondsLeft } = begun;
      const nextQuestion = questions[0] ?? null;
      if (nextQuestion === null) throw new Error("The test has no questions.");
      show(sessionId, way, {
        answered: 0,
        total,
        secondsLeft,
        mayFinish: false,
        nextQuestion,
      });
    } catch (error) {
      publish({ phase: "intro", failure: sentenceOf(error, "The test could not be started.") });
    }
  }

  /** Keeps on the device what is done with the question on the screen. */
  function keep(change: Partial<Pick<ActiveTest, "answer" | "plays" | "wordsShown">>): void {
    const state = store.getState();
    if (state.phase !== "active" || state.isSaving) return;
    const next = { ...state, ...change };
    const { sessionId, question, answer, plays, wordsShown } = next;
    keepDraft(testType, sessionId, { questionId: question.id, answer, plays, wordsShown });
    publish(next);
  }

  /** What is typed or chosen. The server refuses control characters, which come with pasted text. */
  const change = (answer: string): void =>
    keep({ answer: answer.replaceAll(/(?![\t\n])\p{Cc}/gu, "") });

  /** Sends the answer, or that it is not known, and goes on to the question that comes back. */
  async function answer({ dontKnow = false } = {}): Promise<void> {
    const state = store.getState();
    if (state.phase !== "active" || state.isSaving) return;
    if (!dontKnow && !isAnswered(state.answer)) return;
    const sent: ActiveTest = { ...state, isSaving: true, failure: null, notice: null };
    const { sessionId, question } = sent;
    publish(sent);
    try {
      const place = await callApi("POST /api/level-test/submit-answer", {
        body: {
          sessionId,
          questionId: question.id,
          answer: dontKnow ? "" : sent.answer,
          ...(dontKnow && { dontKnow }),
          ...(question.passage?.kind === "recording" && { wordsShown: sent.wordsShown }),
          ...(question.type !== "multiple_choice" && { timeZone: deviceTimeZone() }),
        },
      });
      if (place.help !== undefined) help.replaceState({ text: place.help });
      if (isTimeUp || isOver(place)) return await finish({ ...sent, answered: place.answered });
      show(sessionId, sent, place);
    } catch (error) {
      // What came too late to count was read all the same.
      const text = helpOf(error);
      if (text !== null) help.replaceState({ text });
      if (isTimeUp) return await finish(sent);
      if (isConflict(error)) return await reread(sent);
      if (codeOf(error) === "not-found") return lose();
      const failure = sentenceOf(error, "Your answer could not be saved.");
      publish({ ...sent, isSaving: false, failure });
    }
  }

  /** What this device believes of the test is not so: the server says what is. */
  async function reread(test: ActiveTest): Promise<void> {
    try {
      await follow(await readSession(test.sessionId), movedSentence);
    } catch (error) {
      if (isLost(error)) return lose();
      const failure = sentenceOf(error, "The test could not be read.");
      publish({ ...test, isSaving: false, failure });
    }
  }

  /** Ends the test: asked for, or because there is no question or no time left. */
  async function finish({
    sessionId,
    timeAllowance,
    answered,
  }: Pick<FinishingTest, "sessionId" | "timeAllowance" | "answered">): Promise<void> {
    // The server ends nothing that holds no answer.
    if (timeAllowance === "practice" && answered === 0) return end(timeAllowance, answered);
    const finishing = {
      phase: "finishing",
      sessionId,
      timeAllowance,
      answered,
      failure: null,
    } as const;
    publish(finishing);
    try {
      const body = { sessionId };
      const { score, level, resultId } = await callApi("POST /api/level-test/submit", { body });
      if (resultId === null) end(timeAllowance, answered);
      else succeed(sessionId, resultId, score, level);
    } catch (error) {
      if (codeOf(error) === "not-found") return lose();
      if (isConflict(error) && (await isSettled(sessionId))) return;
      const failure = sentenceOf(error, "The test could not be handed in.");
      publish({ ...finishing, failure });
    }
  }

  /** Whether a test that may not be ended turned out to stand somewhere else. */
  async function isSettled(sessionId: string): Promise<boolean> {
    const session = await readSession(sessionId).catch(() => null);
    // Ending it again would be refused again.
    if (session === null || (session.state === "OPEN" && isOver(session))) return false;
    await follow(session);
    return true;
  }

  return {
    store,
    help,
    open,
    start,
    change,
    answer,
    /** The recording of this question is played once more. */
    notePlay: (): void => {
      const state = store.getState();
      if (state.phase === "active") keep({ plays: state.plays + 1 });
    },
    /** The words of its recording stand on the screen. */
    noteWords: (): void => keep({ wordsShown: true }),
    /** Ends the test without the question that is open; after a failure, tries again. */
    finish: async (): Promise<void> => {
      const state = store.getState();
      if (state.phase === "finishing" && state.failure === null) return;
      if (state.phase === "finishing" || (state.phase === "active" && !state.isSaving)) {
        await finish(state);
      }
    },
    /** Seconds left for answers; null without a clock. */
    secondsLeft(): number | null {
      const state = store.getState();
      return state.phase === "active" && state.endsAt !== null
        ? Math.max(0, state.endsAt - clock())
        : null;
    },
    /** Ends the test when its time has come. What is being answered is sent first. */
    async tick(): Promise<void> {
      const state = store.getState();
      if (state.phase !== "active" || state.endsAt === null || isTimeUp) return;
      if (state.endsAt - clock() > lastCall) return;
      isTimeUp = true;
      if (state.isSaving) return;
      if (isAnswered(state.answer)) await answer();
      else await finish(state);
    },
    /** Puts the clock right after the device slept or the page lay behind others. */
    async resync(): Promise<void> {
      const before = store.getState();
      if (before.phase !== "active" || before.isSaving) return;
      const session = await readSession(before.sessionId).catch(() => null);
      const state = store.getState();
      if (session === null || state.phase !== "active" || state.isSaving) return;
      const isHere = session.nextQuestion?.id === state.question.id && !isOver(session);
      if (isHere) publish({ ...state, endsAt: endOf(session.secondsLeft) });
      else await follow(session, movedSentence);
    },
    /** The introduction, for another test: after a practice, or instead of an unfinished one. */
    reset: (): void => publish({ phase: "intro", failure: null }),
  };
}
