import type { Core, Module } from "../../module";
import { lessonsRoutes } from "./lessons.routes";
import { createLessonsService, type LessonsDeps } from "./lessons.service";
import * as store from "./lessons.store";

type Needs = Pick<
  LessonsDeps,
  "content" | "grammar" | "rewards" | "recordMistakes" | "raiseCry" | "refusalToBegin" | "locksOf"
>;

export interface LessonsExports {
  /** Who wrote which lesson, to join in a query of the caller's. */
  lessonAuthors: typeof store.lessonAuthors;
  /** The lessons that an account has finished. */
  lessonsFinished: typeof store.lessonsFinished;
}

/** The course: its dialogues and quizzes in both players, and what finishing a lesson pays. */
export function lessonsModule(core: Core, needs: Needs): Module<LessonsExports> {
  const lessons = createLessonsService({ ...core, ...needs });
  return {
    routes: (app) => lessonsRoutes(app, lessons),
    exports: { lessonAuthors: store.lessonAuthors, lessonsFinished: store.lessonsFinished },
  };
}
