import type { AnswerLetter, CefrLevel, DailyFive as DailyFiveReply } from "@saywell/contract";
import {
  answerLetters,
  quizLevels,
  type QuizLevel,
  roomCategories,
} from "@saywell/contract/constants";
import type { Content } from "@saywell/content/answers";
import {
  dailyFiveEntry,
  dayNumber,
  dayOfNumber,
  localDay,
  startOfDay,
  type LedgerEntry,
} from "@saywell/gamification";
import {
  answerDailyFive,
  askNext,
  type DailyFive,
  drawDailyFive,
  isFinished,
  runOfDays,
  settleDailyFive,
} from "@saywell/quiz";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./daily-five.store";
import { viewDailyFive } from "./daily-five-view";

interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

export interface DailyFiveDeps {
  db: Db;
  clock: Clock;
  quiz: Content["quiz"];
  accounts: {
    findCard: (
      from: Db | Tx,
      accountId: string,
    ) => Promise<{ level: CefrLevel | null; time_zone: string } | undefined>;
  };
  rewards: {
    /** Waits for other commands of the same learner; undefined when there is no such account. */
    lockLearner: (tx: Tx, accountId: string) => Promise<unknown>;
    award: (
      tx: Tx,
      learner: Learner & { entries: readonly LedgerEntry[] },
    ) => Promise<{ xp: number; coins: number }>;
    recordStudy: (tx: Tx, learner: Learner) => Promise<unknown>;
  };
  /** Puts questions that were missed among what the learner reviews. */
  recordMissed: (
    tx: Tx,
    accountId: string,
    missed: { missedIn: string; questions: readonly MissedQuestion[]; at: Date },
  ) => Promise<void>;
}

interface MissedQuestion {
  bankId: string | null;
  question: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

export type DailyFiveService = ReturnType<typeof createDailyFiveService>;

/** For whom nobody knows the level of. */
const usualLevel: QuizLevel = "A2";

/** Five questions a day for each learner alone, with a run of days of its own. */
export function createDailyFiveService(deps: DailyFiveDeps) {
  const { db, clock, quiz, accounts, rewards } = deps;

  /** The learner's five of today: as they are stored, or as they would begin. */
  async function readToday(from: Db | Tx, accountId: string) {
    const card = await accounts.findCard(from, accountId);
    if (card === undefined) return undefined;
    const now = clock.now();
    const day = localDay(now, card.time_zone);
    const learner = { accountId, timeZone: card.time_zone, now };
    const last = await store.findLastDay(from, accountId);
    const isStill = last !== undefined && isDayOf(last, day, card.time_zone);
    return { learner, row: isStill ? last : begin(day, levelOf(card.level)) };
  }

  /**
   * Whether the last five that a learner began are those of this day. Whoever changes their time zone
   * gets no second five for it: a day that they have had does not come again, and neither does one on
   * which, as this zone counts, they have finished.
   */
  function isDayOf(last: store.DailyRow, day: string, timeZone: string): boolean {
    if (last.day >= day) return true;
    return last.finishedAt !== null && localDay(last.finishedAt, timeZone) >= day;
  }

  function begin(day: string, level: QuizLevel): store.DailyRow {
    const pool = roomCategories.flatMap((category) => quiz.of(category, level));
    const five = drawDailyFive(pool, dayNumber(day));
    return { day, level, five, score: 0, xp: 0, coins: 0, finishedAt: null };
  }

  async function show(
    from: Db | Tx,
    { accountId, timeZone, now }: Learner,
    row: store.DailyRow,
  ): Promise<DailyFiveReply> {
    const days = (await store.listFinishedDays(from, accountId)).map(dayNumber);
    const today = dayNumber(row.day);
    return viewDailyFive(row, {
      now: now.getTime(),
      streak: runOfDays(days, today),
      nextAt: startOfDay(
        dayOfNumber(Math.max(today, dayNumber(localDay(now, timeZone))) + 1),
        timeZone,
      ),
    });
  }

  /** Pays and counts what is finished by this. */
  async function keep(
    tx: Tx,
    learner: Learner,
    row: store.DailyRow,
    five: DailyFive,
  ): Promise<store.DailyRow> {
    const score = five.given.reduce((sum, { points }) => sum + points, 0);
    const after = { ...row, five, score };
    if (!isFinished(five) || row.finishedAt !== null) return after;
    const right = five.given.filter(({ points }) => points > 0).length;
    const entries = [dailyFiveEntry(row.day, right, five.questions.length)];
    const { xp, coins } = await rewards.award(tx, { ...learner, entries });
    if (five.given.some(({ letter }) => letter !== null)) await rewards.recordStudy(tx, learner);
    await deps.recordMissed(tx, learner.accountId, {
      missedIn: `daily-five:${row.day}`,
      questions: missedOf(five),
      at: learner.now,
    });
    return { ...after, xp, coins, finishedAt: learner.now };
  }

  /** Changes today's five, or refuses and changes nothing. */
  async function change(
    accountId: string,
    into: (five: DailyFive, now: number) => Result<DailyFive>,
  ): Promise<Result<DailyFiveReply>> {
    return await inTransaction(db, async (tx) => {
      await rewards.lockLearner(tx, accountId);
      const today = await readToday(tx, accountId);
      if (today === undefined) return unknownLearner;
      const { learner, row } = today;
      const changed = into(row.five, learner.now.getTime());
      if (!changed.ok) return changed;
      const after = await keep(tx, learner, row, changed.value);
      await store.saveDay(tx, accountId, after);
      return ok(await show(tx, learner, after));
    });
  }

  return {
    async read(accountId: string): Promise<Result<DailyFiveReply>> {
      const today = await readToday(db, accountId);
      if (today === undefined) return unknownLearner;
      const { learner, row } = today;
      const settled = settleDailyFive(row.five, learner.now.getTime());
      // Somebody let the last question run out: that ends the five, and is kept.
      if (isFinished(settled) && row.finishedAt === null) {
        return await change(accountId, (five, now) => ok(settleDailyFive(five, now)));
      }
      return ok(await show(db, learner, { ...row, five: settled }));
    },

    next: (accountId: string): Promise<Result<DailyFiveReply>> =>
      change(accountId, (five, now) => {
        const after = askNext(five, now);
        return after.askedAt === null && isFinished(five)
          ? refuse(
              "conflict",
              "You have answered today's five questions. The next five come tomorrow.",
            )
          : ok(after);
      }),

    answer: (
      accountId: string,
      said: { questionId: string; answer: AnswerLetter | "" },
    ): Promise<Result<DailyFiveReply>> =>
      change(accountId, (five, now) => {
        const answered = answerDailyFive(five, said, now);
        return answered === undefined ? notOpen : ok(answered);
      }),
  };
}

const notOpen = refuse("conflict", "This question is not open now.");

/** The questions that were answered wrong, or not at all. */
const missedOf = ({ questions, given }: DailyFive): MissedQuestion[] =>
  questions.flatMap(({ bankId, question, options, right, explanation }, place) => {
    if (given[place]?.letter === right) return [];
    const answer = options[answerLetters.indexOf(right)]!;
    const wrong = options.filter((option) => option !== answer);
    return [{ bankId, question, answer, wrong, explanation }];
  });

function levelOf(level: CefrLevel | null): QuizLevel {
  if (level === null) return usualLevel;
  return quizLevels.find((each) => each === level) ?? "C1";
}

const unknownLearner = refuse("not-found", "There is no such learner.");
