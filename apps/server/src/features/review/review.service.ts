import type { SavedWord } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./review.store";

export interface ReviewDeps {
  db: Db;
  clock: Clock;
  content: {
    readonly lessons: readonly { readonly id: string; readonly words: readonly LessonWord[] }[];
    lesson(id: string): { readonly words: readonly LessonWord[] } | undefined;
  };
}

interface LessonWord {
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
}

export type ReviewService = ReturnType<typeof createReviewService>;

export function createReviewService({ db, clock, content }: ReviewDeps) {
  const findWord = (lessonId: string, word: string): LessonWord | undefined =>
    content.lesson(lessonId)?.words.find((each) => each.word === word);

  /** A word whose lesson has left the course, or lost it, is not shown: nothing explains it. */
  async function listWords(accountId: string): Promise<Result<SavedWord[]>> {
    const rows = await store.listWords(db, accountId);
    return ok(
      rows.flatMap((row) => {
        const entry = findWord(row.lessonId, row.word);
        return entry === undefined ? [] : [viewWord(row, entry)];
      }),
    );
  }

  async function saveWord(
    accountId: string,
    { lessonId: from, word: wanted }: { lessonId?: string | undefined; word: string },
  ): Promise<Result<SavedWord>> {
    const { lessonId, word } =
      from === undefined ? (firstTaught(wanted) ?? {}) : { lessonId: from, word: wanted };
    if (lessonId === undefined || word === undefined) return notTaught;
    if (content.lesson(lessonId) === undefined) return unknownLesson;
    const entry = findWord(lessonId, word);
    if (entry === undefined) return refuse("not-found", "This lesson has no such word.");
    const row = await store.saveWord(db, { accountId, lessonId, word, now: clock.now() });
    return row === undefined ? unknownLearner : ok(viewWord(row, entry));
  }

  /** The first lesson that teaches a word, whatever case it is written in. */
  function firstTaught(wanted: string): { lessonId: string; word: string } | undefined {
    const same = wanted.trim().toLowerCase();
    for (const { id: lessonId, words } of content.lessons) {
      const found = words.find(({ word }) => word.toLowerCase() === same);
      if (found !== undefined) return { lessonId, word: found.word };
    }
    return undefined;
  }

  async function removeWord(accountId: string, wordId: string): Promise<Result<{ ok: true }>> {
    const isRemoved = await store.deleteWord(db, accountId, wordId);
    return isRemoved ? ok({ ok: true }) : refuse("not-found", "There is no such saved word.");
  }

  return { listWords, saveWord, removeWord };
}

const viewWord = (row: store.SavedWordRow, { meaning, example }: LessonWord): SavedWord => ({
  id: row.id,
  word: row.word,
  meaning,
  example,
  lessonId: row.lessonId,
  savedAt: row.savedAt.toISOString(),
});

const notTaught = refuse(
  "not-found",
  "Only words that a lesson teaches can be saved for review as yet.",
);
const unknownLesson = refuse("not-found", "There is no such lesson.");
const unknownLearner = refuse("not-found", "There is no such learner.");
