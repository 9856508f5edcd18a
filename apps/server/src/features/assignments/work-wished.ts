import { randomUUID } from "node:crypto";
import type { CallByName, CallInput, CefrLevel, RoomCategory } from "@saywell/contract";
import { chooseQuestions, type QuizQuestion } from "@saywell/quiz";
import { ok, refuse, type Result } from "../../refusal";
import type { Course } from "./assignments-needs";
import type { NewWork, StoredTask, TaskQuestion } from "./stored-task";
import { titleOfReview, titleOfTest } from "./tasks";

export type Wish = CallInput<CallByName<"POST /api/classes/{classId}/assignments">>["body"];

/** Where the questions of a quiz come from. */
export interface QuizBank {
  of: (category: RoomCategory, level: CefrLevel) => readonly QuizQuestion[];
}

interface Deps {
  course: Course;
  quizBank: QuizBank;
  chance: () => number;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

/** What a wish asks to assign, or why that cannot be. */
export function createReadWish({ course, quizBank, chance, isFitForAll }: Deps) {
  return function readWish(wish: Wish): Result<NewWork[]> {
    if (!isFitForAll(wish.instructions)) return unfit;
    switch (wish.kind) {
      case "LESSON": {
        const lessonIds = [...new Set(wish.lessonIds)];
        return lessonIds.every((each) => course.lesson(each) !== undefined)
          ? ok(lessonIds.map((lessonId) => ({ lessonId, title: null, level: null, task: null })))
          : refuse("not-found", "There is no such lesson.");
      }
      case "QUIZ": {
        const questions = questionsOf(wish.questions);
        if (!questions.ok) return questions;
        const { title, level, tries } = wish;
        return fit([title], title, level ?? levelOf(wish.questions), {
          kind: "QUIZ",
          tries,
          questions: questions.value,
        });
      }
      case "WRITING": {
        const { kind, title, level, prompt, minWords, maxWords } = wish;
        return fit([title, prompt], title, level, { kind, prompt, minWords, maxWords });
      }
      case "SPEAKING": {
        const { kind, title, level, prompt, maxSeconds } = wish;
        return fit([title, prompt], title, level, { kind, prompt, maxSeconds });
      }
      case "PLACEMENT": {
        const { kind, testType } = wish;
        return fit([], titleOfTest(testType), null, { kind, testType });
      }
      case "REVIEW": {
        const { kind, cards } = wish;
        return fit([], titleOfReview(cards), null, { kind, cards });
      }
    }
  };

  function fit(
    texts: readonly string[],
    title: string,
    level: CefrLevel | null,
    task: StoredTask,
  ): Result<NewWork[]> {
    return texts.every(isFitForAll) ? ok([{ lessonId: null, title, level, task }]) : unfit;
  }

  function questionsOf(asked: Asked): Result<TaskQuestion[]> {
    if ("category" in asked) {
      const pool = quizBank.of(asked.category, asked.level);
      if (pool.length < asked.count) {
        return refuse(
          "conflict",
          pool.length === 0
            ? "The bank has no questions of this subject at this level. Choose another."
            : `The bank has only ${pool.length} questions of this subject at this level.`,
        );
      }
      const chosen = chooseQuestions(pool, { count: asked.count, seenAt: new Map(), chance });
      return ok(
        chosen.map(({ id, ...question }) => ({ ...question, id: randomUUID(), bankId: id })),
      );
    }
    for (const [place, { question, answer, wrong, explanation }] of asked.entries()) {
      const texts = [question, answer, ...wrong, explanation];
      if (!texts.every(isFitForAll)) return unfit;
      const options = [answer, ...wrong].map((each) => each.toLowerCase());
      if (new Set(options).size < options.length) {
        return refuse("invalid-input", `Two answers to question ${place + 1} are the same.`);
      }
    }
    return ok(asked.map((question) => ({ ...question, id: randomUUID(), bankId: null })));
  }
}

type Asked = Extract<Wish, { kind: "QUIZ" }>["questions"];

/** Questions of the bank have a level. */
const levelOf = (asked: Asked): CefrLevel | null => ("level" in asked ? asked.level : null);

export const unfit = refuse(
  "invalid-input",
  "This has words, addresses or links that are not for a class. Leave them out.",
);
