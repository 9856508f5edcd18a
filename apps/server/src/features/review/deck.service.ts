import { createHash } from "node:crypto";
import type { ReviewGrade, ReviewSession } from "@saywell/contract";
import { localDay } from "@saywell/gamification";
import { gradeCard, isDue, lapse, type Moment, planSession } from "@saywell/review";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import { type DeckLesson, explainCard, viewCard } from "./card-view";
import * as store from "./deck.store";

interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

export interface DeckDeps {
  db: Db;
  clock: Clock;
  content: { lesson(id: string): DeckLesson | undefined };
  study: {
    /** Waits for other commands of the same learner; undefined when there is no such account. */
    lockLearner(tx: Tx, accountId: string): Promise<{ timeZone: string } | undefined>;
    /** Counts today as a day with study. */
    recordStudy(tx: Tx, learner: Learner): Promise<unknown>;
  };
}

export type DeckService = ReturnType<typeof createDeckService>;

export function createDeckService({ db, clock, content, study }: DeckDeps) {
  const explain = (card: store.CardRow) =>
    explainCard(card, card.lessonId === null ? undefined : content.lesson(card.lessonId));

  async function readDue(caller: { id: string; timeZone: string }): Promise<Result<ReviewSession>> {
    const moment = momentOf({ now: clock.now(), timeZone: caller.timeZone });
    const deck = await store.listCards(db, caller.id);
    const { cards, dueCount, nextDueAt } = planSession(
      deck.flatMap((card) => explain(card) ?? []),
      moment,
    );
    return ok({
      cards: cards.map((card) => viewCard(card, moment)),
      dueCount,
      nextDueAt: nextDueAt?.toISOString() ?? null,
    });
  }

  /** Words that are due, for whoever talks with the learner. */
  async function dueWords(learner: { id: string; timeZone: string }): Promise<string[]> {
    const due = await readDue(learner);
    if (!due.ok) return [];
    const words = due.value.cards.flatMap((card) => (card.kind === "word" ? [card.word] : []));
    return words.slice(0, mostDueWords);
  }

  /** Counts once what is sent again, and what is sent of a card that has had its turn. */
  async function grade(
    accountId: string,
    cardId: string,
    { grade, reviewId }: { grade: ReviewGrade; reviewId: string },
  ): Promise<Result<{ dueAt: string; isCounted: boolean }>> {
    return await inTransaction(db, async (tx) => {
      const account = await study.lockLearner(tx, accountId);
      const card = await store.findCard(tx, accountId, cardId);
      if (account === undefined || card === undefined || explain(card) === undefined) {
        return unknownCard;
      }
      const earlier = await store.findReview(tx, { cardId: card.id, reviewId });
      if (earlier) return ok({ dueAt: earlier.dueAt.toISOString(), isCounted: true });

      const learner = { accountId, timeZone: account.timeZone, now: clock.now() };
      const moment = momentOf(learner);
      if (!isDue(card.memory, moment)) {
        return ok({ dueAt: card.memory.dueAt.toISOString(), isCounted: false });
      }
      const memory = gradeCard(card.memory, grade, moment);
      const review = { cardId: card.id, reviewId, grade, source: "deck", memory } as const;
      await store.insertReview(tx, accountId, { ...review, now: learner.now });
      await study.recordStudy(tx, learner);
      return ok({ dueAt: memory.dueAt.toISOString(), isCounted: true });
    });
  }

  /**
   * Takes questions of a quiz that were answered wrong into the deck, in the caller's
   * transaction, in which the learner is locked. What was there already lapses.
   */
  async function recordMistakes(
    tx: Tx,
    learner: Learner,
    mistakes: { lessonId: string; questionIds: readonly string[]; attemptId: string },
  ): Promise<void> {
    const { lessonId, questionIds, attemptId } = mistakes;
    if (questionIds.length === 0) return;
    const { accountId, now } = learner;
    const moment = momentOf(learner);
    const before = await store.findMistakes(tx, accountId, { lessonId, questionIds });
    const added = questionIds.filter((id) => before.every(({ questionId }) => questionId !== id));
    if (added.length > 0) {
      await store.insertMistakes(tx, accountId, { lessonId, questionIds: added, now });
    }
    for (const card of before) {
      const memory = lapse(card.memory, moment);
      if (memory === card.memory) continue;
      const review = { cardId: card.id, reviewId: attemptId, grade: "again", memory } as const;
      await store.insertReview(tx, accountId, { ...review, source: "lesson", now });
    }
  }

  /**
   * Takes questions of a game that were missed into the deck, in the caller's transaction, in which
   * the learner is locked. What was there already lapses, once for each time that a game was played.
   */
  async function recordMissed(
    tx: Tx,
    accountId: string,
    {
      missedIn,
      questions,
      at,
    }: {
      /** The id of the game or of the quiz. */
      missedIn: string;
      questions: readonly MissedInGame[];
      at: Date;
    },
  ): Promise<void> {
    const account = await study.lockLearner(tx, accountId);
    if (account === undefined || questions.length === 0) return;
    const moment = momentOf({ now: at, timeZone: account.timeZone });
    const missed = new Map(questions.map((each) => [keyOf(each), askAgain(each)]));
    const before = await store.findMissed(tx, accountId, [...missed.keys()]);
    for (const { key, card } of before) {
      missed.delete(key);
      const memory = lapse(card.memory, moment);
      if (memory === card.memory) continue;
      const review = {
        cardId: card.id,
        reviewId: `${missedIn}:${at.getTime()}`,
        grade: "again",
        memory,
      } as const;
      await store.insertReview(tx, accountId, { ...review, source: "game", now: at });
    }
    if (missed.size > 0) await store.insertMissed(tx, accountId, { missed, now: at });
  }

  /**
   * Takes what a teacher put right in somebody's text into their deck, in the caller's transaction. What
   * is there already stays as it is.
   */
  async function recordCorrections(
    tx: Tx,
    accountId: string,
    { cards, at }: { cards: readonly Corrected[]; at: Date },
  ): Promise<void> {
    const account = await study.lockLearner(tx, accountId);
    if (account === undefined || cards.length === 0) return;
    const missed = new Map(
      cards.map((card) => [
        hashOf(`correction\n${card.question}\n${card.correct}`),
        { ...card, choices: [], isOwnWriting: true },
      ]),
    );
    for (const { key } of await store.findMissed(tx, accountId, [...missed.keys()])) {
      missed.delete(key);
    }
    if (missed.size > 0) await store.insertMissed(tx, accountId, { missed, now: at });
  }

  return { readDue, dueWords, grade, recordMistakes, recordMissed, recordCorrections };
}

/** More than so many words nobody can bring into a talk. */
const mostDueWords = 8;

const momentOf = ({ now, timeZone }: { now: Date; timeZone: string }): Moment => ({
  now,
  dayOf: (instant) => localDay(instant, timeZone),
});

/** A question of a game as it was asked there. */
interface MissedInGame {
  /** Its id in the bank; null for a teacher's own. */
  bankId: string | null;
  question: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

/** The same for the same question, however often it is missed. */
const keyOf = ({ bankId, question, answer }: MissedInGame): string =>
  bankId ?? hashOf(`${question}\n${answer}`);

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Something of a learner's own text, with a gap where the right words go. */
interface Corrected {
  question: string;
  correct: string;
  explanation: string;
}

const askAgain = ({ question, answer, wrong, explanation }: MissedInGame) => ({
  question,
  choices: [answer, ...wrong].toSorted(),
  correct: answer,
  explanation,
});

const unknownCard = refuse("not-found", "There is no such card in your review.");
