import type {
  CompletionResult,
  Correction,
  Lesson,
  LessonAttempt,
  LessonSummary,
  SessionUser,
} from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { dangerIn, helpNote, type HelpPlace } from "@saywell/moderation";
import {
  type AnswerCommand,
  answerIn,
  emptyAttempt,
  isSitting,
  isWritten,
  learnerName,
  lessonProgress,
  readStatementObject,
  recordAnswers,
  rightParts,
  sameAnswer,
  statementObject,
  verdictOf,
  type AnswerVerdict,
} from "@saywell/lesson";
import type { Clock } from "../../adapters/clock";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Db, Tx } from "../../db/database";
import { readTogether } from "../../db/read-together";
import { inTransaction } from "../../db/transaction";
import { type Events, inPublishingTransaction, type Publish } from "../../events";
import { ok, type Refusal, refuse, type Result } from "../../refusal";
import type { ReadyJson } from "../../http/ready-json";
import { createLessonList, type LockOf } from "./views/lesson-list";
import { completeLesson, type Submission } from "./completion/complete-lesson";
import { type PlayedLesson, playedLesson, viewAttempt, viewLesson } from "./views/lesson-view";
import * as attempts from "./attempts.store";
import * as store from "./lessons.store";
import {
  completeSimply,
  type ProgressReply,
  type SavedProgress,
} from "./completion/simple-completion";
import * as visits from "./seen-work/visits.store";
import type { Learner, RecordMistakes, Rewards } from "./rewards";

export interface LessonsDeps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  content: Pick<Content, "lessons" | "lesson">;
  rewards: Rewards;
  grammar: Pick<GrammarChecker, "checkAndWait">;
  recordMistakes: RecordMistakes;
  /** Puts what somebody wrote before the staff, where it sounds as if they may be in danger. */
  raiseCry: (
    tx: Tx,
    cry: Learner & { text: string; saidTo: "LESSON" },
  ) => Promise<HelpPlace | null>;
  /** What a plan says against beginning a lesson. What was begun stays open. */
  refusalToBegin: (
    from: Db | Tx,
    accountId: string,
    lessonId: string,
    known?: KnownLearner,
  ) => Promise<Refusal | undefined>;
  /** What a plan says against each lesson, by the same rule: one reading for a whole list. */
  locksOf: (from: Db | Tx, accountId: string, known?: KnownLearner) => Promise<LockOf>;
}

/** What a read knows anyway of a learner whose plan is asked. */
interface KnownLearner {
  card?: Pick<SessionUser, "role" | "timeZone"> | undefined;
  begun?: readonly { lessonId: string; begunAt: Date }[];
}

type Reader = Pick<SessionUser, "id" | "role" | "timeZone">;

export type LessonsService = ReturnType<typeof createLessonsService>;

export function createLessonsService(deps: LessonsDeps) {
  const { db, clock, events, content, rewards, grammar, recordMistakes, refusalToBegin } = deps;
  const { raiseCry, locksOf } = deps;
  const lessonList = createLessonList(content.lessons);
  const readRecords = readTogether((accountIds: readonly string[]) =>
    store.listRecords(db, accountIds),
  );

  async function listLessons(
    accountId: string,
    reader: Reader,
  ): Promise<Result<ReadyJson<LessonSummary[]>>> {
    const records = await readRecords(accountId);
    const card = reader.id === accountId ? reader : undefined;
    return ok(lessonList(records, await locksOf(db, accountId, { card, begun: begunIn(records) })));
  }

  /** The plan is asked as soon as the records are there, so that those who read at once ask it together. */
  async function readWithRefusal(accountId: string, lessonId: string, card: Reader | undefined) {
    const records = await readRecords(accountId);
    const known = { card, begun: begunIn(records) };
    return { records, refusal: await refusalToBegin(db, accountId, lessonId, known) };
  }

  /** A learner who reads a lesson has opened it; somebody else who looks at it for them has not. */
  async function readLesson(
    accountId: string,
    lessonId: string,
    reader: Reader,
  ): Promise<Result<Lesson>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    const place = { accountId, lessonId };
    const isOwn = reader.id === accountId;
    const [{ records, refusal }, attempt, paid] = await Promise.all([
      readWithRefusal(accountId, lessonId, isOwn ? reader : undefined),
      attempts.findOpenAttempt(db, place),
      store.findProgress(db, place),
    ]);
    if (isOwn) {
      if (refusal !== undefined) return { ok: false, refusal };
      await visits.insertVisit(db, place, clock.now());
    }
    const lock = refusal?.message ?? null;
    return ok(viewLesson(lesson, records.get(lessonId), attempt, paid, lock));
  }

  /** Sets or takes away a bookmark. Doing it twice changes nothing. */
  function bookmark(
    accountId: string,
    lessonId: string,
    isBookmarked: boolean,
  ): Promise<Result<{ isBookmarked: boolean }>> {
    return playing(accountId, lessonId, async (tx, { now }) => {
      const place = { accountId, lessonId };
      await (isBookmarked ? store.insertBookmark(tx, place, now) : store.deleteBookmark(tx, place));
      return ok({ isBookmarked });
    });
  }

  /** Keeps answers in the learner's open attempt, and opens one where there is none. */
  function keepAnswers(
    accountId: string,
    lessonId: string,
    commands: readonly AnswerCommand[],
  ): Promise<Result<{ attempt: LessonAttempt; help?: string }>> {
    return studying(accountId, lessonId, async (tx, learner, script) => {
      const place = { accountId, lessonId };
      const open = await attempts.findOpenAttempt(tx, place);
      const recorded = recordAnswers(script, open ?? emptyAttempt, commands);
      if (!recorded.ok) return recorded;
      const startedAt = open?.startedAt ?? learner.now;
      const id = open?.id ?? (await attempts.insertAttempt(tx, place, startedAt));
      if (recorded.value !== open) {
        await attempts.saveAnswers(tx, id, recorded.value);
        await store.raiseProgress(tx, place, lessonProgress(script, recorded.value), learner.now);
        await rewards.recordStudy(tx, learner);
      }
      const attempt = viewAttempt(script, { ...recorded.value, id, startedAt });
      const help = await heed(
        tx,
        learner,
        commands.map(({ answer }) => answer),
      );
      return ok({ attempt, ...help });
    });
  }

  /**
   * Where help is, where anything that somebody answered sounds as if they may be in danger: into a gap
   * people write what they like. The staff is told.
   */
  async function heed(
    tx: Tx,
    { accountId, timeZone, now }: Learner,
    answers: readonly string[],
  ): Promise<{ help?: string }> {
    let place: HelpPlace | null = null;
    for (const text of answers) {
      const cry = { accountId, timeZone, text, saidTo: "LESSON", now } as const;
      place = (await raiseCry(tx, cry)) ?? place;
    }
    return place === null ? {} : { help: helpNote(place) };
  }

  /**
   * What the teacher makes of what somebody wrote in their open attempt: mistakes, how it fits, and one
   * way to say it. What the lesson says is well spelt. A cry for help is no exercise.
   */
  async function mark(
    caller: { id: string; name: string },
    lessonId: string,
    stepId: string,
  ): Promise<Result<MarkedAnswer>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    const { steps } = lesson.dialogueFlow;
    const attempt = await attempts.findOpenAttempt(db, { accountId: caller.id, lessonId });
    const answer = attempt && answerIn(attempt.answers, stepId);
    const step = steps.find(({ id }) => id === stepId);
    if (!answer || !step || !isWritten(steps, stepId)) {
      return refuse("not-found", "You have written nothing there.");
    }
    // Where certain answers are expected, the first ones are right; and of a part that fits, nothing is missing.
    const expected = step.reactions[0]?.when ?? [];
    if (expected.some((each) => sameAnswer(each, answer)))
      return ok({ answer, corrections: [], verdict: "right", model: null });
    const corrections = await grammar.checkAndWait(answer, [
      caller.name,
      learnerName(steps, attempt.answers),
      ...lesson.words.map(({ word }) => word),
      ...steps.map(({ text }) => text),
    ]);
    const { free } = step;
    if (free === null || dangerIn(answer) !== null)
      return ok({ answer, corrections, verdict: null, model: null });
    const verdict = corrections && verdictOf(answer, { ...free, question: step.text }, corrections);
    return ok({ answer, corrections, verdict, model: free.model });
  }

  /** Progress in the simple player. Its first completion that can be shown pays the dialogue and the coins. */
  async function saveProgress(
    accountId: string,
    lessonId: string,
    { progress, isCompleted, choices }: SavedProgress,
  ): Promise<Result<ProgressReply>> {
    if (isCompleted && progress < 100) {
      return refuse("invalid-input", "A lesson is complete at 100 percent.");
    }
    return await studying(accountId, lessonId, async (tx, learner, lesson, happened) => {
      const place = { accountId, lessonId };
      const before = await store.findProgress(tx, place);
      const isRise = progress > (before?.progress ?? 0);
      if (isRise) {
        await store.raiseProgress(tx, place, progress, learner.now);
        await rewards.recordStudy(tx, learner);
      }
      const isSat = isSitting(before?.progress ?? 0, progress);
      // A client may find the lesson in the list: its first part is then what shows it opened.
      if (isSat && progress < 100) await visits.insertVisit(tx, place, learner.now);
      const visit = await visits.findVisit(tx, place);
      const parts = rightParts(lesson.outline, choices);
      if (visit !== undefined && (isSat || parts.length > 0)) {
        const rises = visit.rises + (isSat ? 1 : 0);
        await visits.saveSimplePlay(tx, place, { rises, parts: union(visit.parts, parts) });
      }
      if (!isCompleted) return ok({ xpAwarded: 0, coinsAwarded: 0 });
      const reply = await completeSimply(tx, rewards, learner, lesson, {
        isPaid: Boolean(before?.paidAt),
      });
      happened("lesson-completed", {
        accountId,
        lessonId,
        isReplay: reply.isReplay === true,
        at: learner.now,
      });
      return ok(reply);
    });
  }

  /** Stores what a learner did as it was told, for the learning record store. */
  async function recordStatement({
    object,
    timeZone,
    ...statement
  }: Omit<store.Statement, "storedAt"> & { timeZone: string }): Promise<
    Result<{ id: string; help?: string }>
  > {
    const { accountId, lessonId, verb, response } = statement;
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    const about = readStatementObject(lesson.title, object);
    if (about === undefined) {
      const expected = statementObject(lesson.title);
      return refuse("invalid-input", `The object of a statement about this lesson is ${expected}.`);
    }
    const { stepId } = about;
    if (stepId !== null && !lesson.dialogueFlow.steps.some(({ id }) => id === stepId)) {
      return refuse("invalid-input", "This lesson has no such step.");
    }
    const now = clock.now();
    const id = await store.insertStatement(db, { ...statement, object, storedAt: now });
    if (id === undefined) return unknownLearner;
    if (verb === "interacted") await visits.insertVisit(db, { accountId, lessonId }, now);
    const writer = { accountId, timeZone, now };
    const help =
      response === null ? {} : await inTransaction(db, (tx) => heed(tx, writer, [response]));
    return ok({ id, ...help });
  }

  async function complete(
    accountId: string,
    lessonId: string,
    submission: Submission,
  ): Promise<Result<CompletionResult>> {
    return await studying(accountId, lessonId, async (tx, learner, lesson, happened) => {
      const known = new Set(lesson.questions.map((question) => question.id));
      if (Object.keys(submission.answers ?? {}).some((id) => !known.has(id))) {
        return refuse("invalid-input", "This lesson has no such question.");
      }
      const parts = { rewards, recordMistakes };
      const completed = await completeLesson(tx, parts, learner, lesson, submission);
      if (completed.ok && !completed.value.isRepeat) {
        const { isReplay } = completed.value.result;
        happened("lesson-completed", { accountId, lessonId, isReplay, at: learner.now });
      }
      if (!completed.ok) return completed;
      const help = await heed(tx, learner, Object.values(submission.answers ?? {}));
      return ok({ ...completed.value.result, ...help });
    });
  }

  /** A command that begins the lesson where it was not begun before. */
  function studying<T>(
    accountId: string,
    lessonId: string,
    command: Command<T>,
  ): Promise<Result<T>> {
    return playing<T>(accountId, lessonId, async (tx, ...rest) => {
      const refusal = await refusalToBegin(tx, accountId, lessonId);
      return refusal === undefined ? await command(tx, ...rest) : { ok: false, refusal };
    });
  }

  /** One command of a learner on a lesson: alone with that learner, and whole or not at all. */
  async function playing<T>(
    accountId: string,
    lessonId: string,
    command: Command<T>,
  ): Promise<Result<T>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const account = await rewards.lockLearner(tx, accountId);
      if (account === undefined) return unknownLearner;
      const learner = { accountId, timeZone: account.timeZone, now: clock.now() };
      return await command(tx, learner, playedLesson(lesson), happened);
    });
  }

  return {
    listLessons,
    readLesson,
    bookmark,
    keepAnswers,
    mark,
    saveProgress,
    recordStatement,
    complete,
  };
}

interface MarkedAnswer {
  answer: string;
  corrections: Correction[] | null;
  verdict: AnswerVerdict | null;
  model: string | null;
}

type Command<T> = (
  tx: Tx,
  learner: Learner,
  lesson: PlayedLesson,
  happened: Publish,
) => Promise<Result<T>>;

/** The lessons begun among those that somebody has done anything with. */
const begunIn = (records: ReadonlyMap<string, store.LessonRecord>) =>
  [...records].flatMap(([lessonId, { begunAt }]) =>
    begunAt === null ? [] : [{ lessonId, begunAt }],
  );

const unknownLesson = refuse("not-found", "There is no such lesson.");
const unknownLearner = refuse("not-found", "There is no such learner.");

const union = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];
