import type { Grade, Memory } from "@saywell/review";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

/** A question of a quiz game, or a gap in one's own text, as it is asked again. */
export interface MissedQuestion {
  question: string;
  /** In an order that tells nothing. */
  choices: readonly string[];
  correct: string;
  explanation: string;
  /** Whether it is of the learner's own text, and answered by typing. */
  isOwnWriting?: boolean;
}

/**
 * A card with what it is about: a word, in the lesson it was saved from or as a dictionary explained
 * it, a question of a lesson's quiz, or one of a quiz game.
 */
export interface CardRow {
  id: string;
  /** Null for a question of a quiz game, and for a word of no lesson. */
  lessonId: string | null;
  word: string | null;
  /** What a dictionary said of the word when it was saved from there. */
  meaning: string | null;
  example: string | null;
  questionId: string | null;
  quizQuestion: MissedQuestion | null;
  memory: Memory;
}

const memoryColumns = [
  "card.state",
  "card.due_at as dueAt",
  "card.stability",
  "card.difficulty",
  "card.learning_step as learningStep",
  "card.reviews",
  "card.lapses",
  "card.reviewed_at as reviewedAt",
] as const;

/** The cards in a learner's deck. Those of words that were taken out are not in it. */
const cardsOf = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom("review_card as card")
    .leftJoin("saved_word as saved", (join) =>
      join.onRef("saved.account_id", "=", "card.account_id").onRef("saved.word", "=", "card.word"),
    )
    .select(memoryColumns)
    .select([
      "card.id",
      "card.word",
      "saved.meaning",
      "saved.example",
      "card.question_id as questionId",
      sql<MissedQuestion | null>`card.quiz_question`.as("quizQuestion"),
      sql<string | null>`coalesce(card.lesson_id, saved.lesson_id)`.as("lessonId"),
    ])
    .where("card.account_id", "=", accountId)
    .where((card) => card.or([card("card.word", "is", null), card("saved.id", "is not", null)]));

const asCard = ({
  id,
  lessonId,
  word,
  meaning,
  example,
  questionId,
  quizQuestion,
  ...memory
}: Omit<CardRow, "memory"> & Memory): CardRow => ({
  id,
  lessonId,
  word,
  meaning,
  example,
  questionId,
  quizQuestion,
  memory,
});

export async function listCards(db: Db | Tx, accountId: string): Promise<CardRow[]> {
  return (await cardsOf(db, accountId).execute()).map(asCard);
}

export async function findCard(
  tx: Tx,
  accountId: string,
  cardId: string,
): Promise<CardRow | undefined> {
  const id = asUuid(cardId);
  if (id === null) return undefined;
  const row = await cardsOf(tx, accountId).where("card.id", "=", id).executeTakeFirst();
  return row && asCard(row);
}

export interface LoggedReview {
  cardId: string;
  reviewId: string;
  grade: Grade;
  source: "deck" | "lesson" | "game";
  now: Date;
  /** What the grade made of the card. */
  memory: Memory;
}

/** A client names its reviews as it likes, also like the attempt that a lesson's review is named by. */
const storedId = (source: LoggedReview["source"], reviewId: string): string =>
  `${source}:${reviewId}`;

/** When the card was to come back after a grade in the deck that is stored; undefined where there is none. */
export async function findReview(
  tx: Tx,
  { cardId, reviewId }: Pick<LoggedReview, "cardId" | "reviewId">,
): Promise<{ dueAt: Date } | undefined> {
  return await tx
    .selectFrom("review_log")
    .select("due_at as dueAt")
    .where("card_id", "=", cardId)
    .where("review_id", "=", storedId("deck", reviewId))
    .executeTakeFirst();
}

/** Writes a grade down and keeps what it made of the card. */
export async function insertReview(
  tx: Tx,
  accountId: string,
  { cardId, reviewId, grade, source, now, memory }: LoggedReview,
): Promise<void> {
  const { state, stability, difficulty, dueAt, learningStep, reviews, lapses, reviewedAt } = memory;
  await tx
    .insertInto("review_log")
    .values({
      account_id: accountId,
      card_id: cardId,
      review_id: storedId(source, reviewId),
      grade,
      source,
      reviewed_at: now,
      state,
      stability,
      difficulty,
      due_at: dueAt,
    })
    .execute();
  await tx
    .updateTable("review_card")
    .set({
      state,
      due_at: dueAt,
      stability,
      difficulty,
      learning_step: learningStep,
      reviews,
      lapses,
      reviewed_at: reviewedAt,
    })
    .where("id", "=", cardId)
    .execute();
}

/** The cards of those questions of a lesson that have one. */
export async function findMistakes(
  tx: Tx,
  accountId: string,
  { lessonId, questionIds }: { lessonId: string; questionIds: readonly string[] },
): Promise<CardRow[]> {
  const rows = await cardsOf(tx, accountId)
    .where("card.lesson_id", "=", lessonId)
    .where("card.question_id", "in", questionIds)
    .execute();
  return rows.map(asCard);
}

export async function insertMistakes(
  tx: Tx,
  accountId: string,
  { lessonId, questionIds, now }: { lessonId: string; questionIds: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .insertInto("review_card")
    .values(
      questionIds.map((questionId) => ({
        account_id: accountId,
        lesson_id: lessonId,
        question_id: questionId,
        due_at: now,
        created_at: now,
      })),
    )
    .execute();
}

/** The cards of those questions of quiz games that have one, with their keys. */
export async function findMissed(
  tx: Tx,
  accountId: string,
  keys: readonly string[],
): Promise<{ key: string; card: CardRow }[]> {
  const rows = await cardsOf(tx, accountId)
    .select("card.question_key as key")
    .where("card.question_key", "in", keys)
    .execute();
  return rows.map(({ key, ...row }) => ({ key: key!, card: asCard(row) }));
}

export async function insertMissed(
  tx: Tx,
  accountId: string,
  { missed, now }: { missed: ReadonlyMap<string, MissedQuestion>; now: Date },
): Promise<void> {
  await tx
    .insertInto("review_card")
    .values(
      [...missed].map(([key, question]) => ({
        account_id: accountId,
        question_key: key,
        quiz_question: JSON.stringify(question),
        due_at: now,
        created_at: now,
      })),
    )
    .execute();
}
