import type { OwnQuestion, QuizSet, RefusedRow } from "@saywell/contract";
import { quizSetLimits } from "@saywell/contract/constants";
import { ownQuestionFault, ownQuestionKey } from "@saywell/quiz";
import { isFitAsExercise } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { createBreathe } from "../../../csv/breathe";
import { readQuestions, writeQuestions } from "./questions-file";
import * as store from "./quiz-sets.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

interface Wish {
  title: string;
  questions: readonly OwnQuestion[];
}

const noSet = refuse("not-found", "There is no such set of questions.");
const tooMany = refuse(
  "conflict",
  `You have ${quizSetLimits.sets} sets of questions. Delete one that you do not need.`,
);

export type QuizSetsService = ReturnType<typeof createQuizSetsService>;

/** The questions that a teacher wrote: nobody else reads them but in a game. */
export function createQuizSetsService({ db, clock, isFitForAll }: Deps) {
  function unfit({ question, answer, wrong, explanation }: OwnQuestion): string | null {
    const parts = [question, answer, ...wrong, explanation];
    const isFit = (text: string): boolean => isFitAsExercise(text, clock.now().getTime());
    if (isFit(parts.join("\n"))) return null;
    const part = parts.find((text) => !isFit(text));
    return part === undefined
      ? "It has words that are not for a class."
      : `“${Array.from(part).slice(0, 40).join("")}” has words that are not for a class.`;
  }

  async function faultOf({ title, questions }: Wish): Promise<Result<never> | null> {
    if (!isFitForAll(title)) {
      return refuse("invalid-input", "The title has words that are not for a class.");
    }
    const seen = new Map<string, number>();
    const breathe = createBreathe();
    for (const [index, question] of questions.entries()) {
      await breathe();
      const fault = ownQuestionFault(question) ?? unfit(question);
      if (fault !== null) return refuse("invalid-input", `Question ${index + 1}: ${fault}`);
      const key = ownQuestionKey(question);
      const first = seen.get(key);
      if (first !== undefined) {
        return refuse(
          "invalid-input",
          `Question ${index + 1}: It is the same as question ${first}.`,
        );
      }
      seen.set(key, index + 1);
    }
    return null;
  }

  async function find(ownerId: string, setId: string): Promise<store.StoredSet | undefined> {
    const id = asUuid(setId);
    return id === null ? undefined : await store.findSet(db, ownerId, id);
  }

  async function read(ownerId: string, setId: string): Promise<Result<QuizSet>> {
    const found = await find(ownerId, setId);
    if (found === undefined) return noSet;
    return ok({ ...found, updatedAt: found.updatedAt.toISOString() });
  }

  return {
    async list(ownerId: string) {
      const sets = await store.listSets(db, ownerId);
      return ok({
        sets: sets.map(({ updatedAt, ...set }) => ({ ...set, updatedAt: updatedAt.toISOString() })),
      });
    },

    read,

    /** The questions of a set, for a game; undefined where it is not the owner's. */
    async questionsOf(ownerId: string, setId: string): Promise<OwnQuestion[] | undefined> {
      return (await find(ownerId, setId))?.questions;
    },

    async make(ownerId: string, wish: Wish): Promise<Result<QuizSet>> {
      const fault = await faultOf(wish);
      if (fault !== null) return fault;
      const written = { ...wish, ownerId, now: clock.now() };
      const id = await store.insertSet(db, written, quizSetLimits.sets);
      return id === undefined ? tooMany : await read(ownerId, id);
    },

    async change(ownerId: string, setId: string, wish: Wish): Promise<Result<QuizSet>> {
      const id = asUuid(setId);
      if (id === null) return noSet;
      const fault = await faultOf(wish);
      if (fault !== null) return fault;
      const written = { ...wish, ownerId, now: clock.now() };
      return (await store.updateSet(db, id, written)) ? await read(ownerId, id) : noSet;
    },

    async remove(ownerId: string, setId: string): Promise<Result<{ ok: true }>> {
      const id = asUuid(setId);
      if (id === null || !(await store.deleteSet(db, ownerId, id))) return noSet;
      return ok({ ok: true });
    },

    async csvOf(ownerId: string, setId: string): Promise<Result<File>> {
      const found = await find(ownerId, setId);
      if (found === undefined) return noSet;
      const text = writeQuestions(found.questions);
      return ok(new File([text], "saywell-questions.csv", { type: "text/csv" }));
    },

    readCsv: (csv: string): Promise<Result<{ questions: OwnQuestion[]; refused: RefusedRow[] }>> =>
      readQuestions(csv, unfit),
  };
}
