import type { SavedWord } from "@saywell/contract";
import { savedWordsMost } from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { type ExplainedWord, explainSaved, type KeptWord, type WordEntry } from "./explain-saved";
import * as store from "./review.store";

export interface ReviewDeps {
  db: Db;
  clock: Clock;
  content: {
    lesson(id: string): { readonly words: readonly WordEntry[] } | undefined;
  };
  explainWord: (word: string) => Promise<{
    /** The form that was found, as `go` for `went`. */
    word: string;
    meanings: readonly { meaning: string; example: string | null }[];
  } | null>;
  /** What the learner's plan says against each lesson. */
  locksOf: (from: Db | Tx, accountId: string) => Promise<LockOf>;
}

type LockOf = (lessonId: string) => string | null;

export type ReviewService = ReturnType<typeof createReviewService>;

export function createReviewService({ db, clock, content, explainWord, locksOf }: ReviewDeps) {
  const explain = (word: KeptWord): ExplainedWord | undefined =>
    explainSaved(word, word.lessonId === null ? undefined : content.lesson(word.lessonId));

  /** A word that nothing explains any more is not shown. */
  async function listWords(accountId: string): Promise<Result<SavedWord[]>> {
    const [rows, lockOf] = await Promise.all([
      store.listWords(db, accountId),
      locksOf(db, accountId),
    ]);
    return ok(
      rows.flatMap((row) => {
        const entry = explain(row);
        return entry === undefined ? [] : [viewWord(row, entry, lockOf)];
      }),
    );
  }

  async function saveWord(
    accountId: string,
    { lessonId, word }: { lessonId?: string | undefined; word: string },
  ): Promise<Result<SavedWord>> {
    return lessonId === undefined
      ? await saveFromDictionary(accountId, word)
      : await saveFromLesson(accountId, lessonId, word);
  }

  async function saveFromLesson(
    accountId: string,
    lessonId: string,
    word: string,
  ): Promise<Result<SavedWord>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    const isTaught = lesson.words.some((each) => each.word === word);
    if (!isTaught) return refuse("not-found", "This lesson has no such word.");
    const lock = (await locksOf(db, accountId))(lessonId);
    if (lock !== null) return refuse("plan-required", lock);
    return await keep(accountId, { lessonId, word, meaning: null, example: null });
  }

  /** Keeps the first of its meanings: a card asks for one. */
  async function saveFromDictionary(accountId: string, word: string): Promise<Result<SavedWord>> {
    const found = await explainWord(word);
    const [first] = found?.meanings ?? [];
    if (found === null || first === undefined) return unknownWord;
    // The course has an end, the dictionary hardly: some saved at one time may be more than fit.
    if ((await store.countOthers(db, accountId, found.word)) >= savedWordsMost) return noRoom;
    const { meaning, example } = first;
    return await keep(accountId, { lessonId: null, word: found.word, meaning, example });
  }

  async function keep(accountId: string, word: KeptWord): Promise<Result<SavedWord>> {
    const row = await store.saveWord(db, { accountId, ...word, now: clock.now() });
    const entry = row && explain(row);
    if (row === undefined || entry === undefined) return unknownLearner;
    return ok(viewWord(row, entry, await locksOf(db, accountId)));
  }

  async function removeWord(accountId: string, wordId: string): Promise<Result<{ ok: true }>> {
    const isRemoved = await store.deleteWord(db, accountId, wordId);
    return isRemoved ? ok({ ok: true }) : refuse("not-found", "There is no such saved word.");
  }

  return { listWords, saveWord, removeWord };
}

const viewWord = (
  { id, savedAt }: store.SavedWordRow,
  { word, meaning, example, lessonId }: ExplainedWord,
  lockOf: LockOf,
): SavedWord => ({
  id,
  word,
  meaning,
  example,
  lessonId,
  lock: lessonId === null ? null : lockOf(lessonId),
  savedAt: savedAt.toISOString(),
});

const unknownLesson = refuse("not-found", "There is no such lesson.");
const unknownWord = refuse("not-found", "There is no such word in our dictionary.");
const unknownLearner = refuse("not-found", "There is no such learner.");
const noRoom = refuse(
  "conflict",
  `You have saved ${savedWordsMost} words, and there is no room for more. Take some out first.`,
);
