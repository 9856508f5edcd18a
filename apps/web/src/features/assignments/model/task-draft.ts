import type { OwnQuestion } from "@saywell/contract";
import {
  type AssignmentKind,
  assignmentLimits,
  type CefrLevel,
  type LevelTestType,
  type QuizLevel,
  quizLevels,
  type RoomCategory,
} from "@saywell/contract/constants";
import type { RequestOf } from "../../../lib/api-client";
import type { WorkTimes } from "./work-draft";

/** What is to be assigned, as it stands in the fields of its form. Numbers are as they are typed. */
export interface TaskDraft {
  kind: AssignmentKind;
  lessonIds: string[];
  title: string;
  level: CefrLevel | "";
  prompt: string;
  minWords: string;
  maxWords: string;
  maxSeconds: string;
  testType: LevelTestType;
  cards: string;
  tries: string;
  questionsFrom: "bank" | "set";
  category: RoomCategory;
  bankLevel: QuizLevel;
  questions: string;
  /** A set of the teacher's own questions; empty: none chosen yet. */
  setId: string;
}

export const emptyTask = (level: CefrLevel | null): TaskDraft => ({
  kind: "LESSON",
  lessonIds: [],
  title: "",
  level: level ?? "",
  prompt: "",
  minWords: "80",
  maxWords: "150",
  maxSeconds: "60",
  testType: "adult",
  cards: "30",
  tries: "1",
  questionsFrom: "bank",
  category: "GRAMMAR",
  bankLevel: quizLevels.find((each) => each === level) ?? (level === "C2" ? "C1" : "B1"),
  questions: "10",
  setId: "",
});

export type TaskPart =
  | "lessons"
  | "title"
  | "prompt"
  | "words"
  | "seconds"
  | "cards"
  | "questions"
  | "set";
export type TaskWrong = Partial<Record<TaskPart, string>>;

type NewWork = RequestOf<"POST /api/classes/{classId}/assignments">["body"];

/** What a draft asks to assign, or what is wrong with it. */
export function newWorkOf(
  draft: TaskDraft,
  rest: WorkTimes & { isDraft: boolean },
  ownQuestions: readonly OwnQuestion[] | undefined,
): { body: NewWork } | { wrong: TaskWrong } {
  const { kind } = draft;
  const { minWords, maxWords, minSeconds, maxSeconds } = assignmentLimits;
  const title = draft.title.trim();
  const prompt = draft.prompt.trim();
  const level = draft.level === "" ? null : draft.level;
  const isNamed = kind === "QUIZ" || kind === "WRITING" || kind === "SPEAKING";
  const few = inRange(draft.minWords, minWords, maxWords);
  const many = inRange(draft.maxWords, minWords, maxWords);
  const seconds = inRange(draft.maxSeconds, minSeconds, maxSeconds);
  const cards = inRange(draft.cards, 1, assignmentLimits.cards);
  const count = inRange(draft.questions, 1, assignmentLimits.quizQuestions);
  const tries = inRange(draft.tries, 1, assignmentLimits.tries) ?? 1;
  const isOfSet = kind === "QUIZ" && draft.questionsFrom === "set";
  const wrong: TaskWrong = {
    ...(kind === "LESSON" && draft.lessonIds.length === 0 && lessonsMissing),
    ...(isNamed && title === "" && { title: "Give it a title." }),
    ...((kind === "WRITING" || kind === "SPEAKING") &&
      prompt === "" && { prompt: "Say what they are to do." }),
    ...(kind === "WRITING" &&
      (few === null || many === null || few > many) && {
        words: `Write two numbers from ${minWords} to ${maxWords}, the smaller one first.`,
      }),
    ...(kind === "SPEAKING" &&
      seconds === null && { seconds: `Write a number from ${minSeconds} to ${maxSeconds}.` }),
    ...(kind === "REVIEW" &&
      cards === null && { cards: `Write a number from 1 to ${assignmentLimits.cards}.` }),
    ...(kind === "QUIZ" &&
      !isOfSet &&
      count === null && {
        questions: `Write a number from 1 to ${assignmentLimits.quizQuestions}.`,
      }),
    ...(isOfSet && !ownQuestions?.length && { set: "Choose a set of your questions." }),
  };
  if (Object.keys(wrong).length > 0) return { wrong };
  switch (kind) {
    case "LESSON":
      return { body: { kind, lessonIds: draft.lessonIds, ...rest } };
    case "QUIZ": {
      const { category, bankLevel } = draft;
      const questions = isOfSet
        ? [...ownQuestions!]
        : { category, level: bankLevel, count: count! };
      return { body: { kind, title, level, tries, questions, ...rest } };
    }
    case "WRITING":
      return {
        body: { kind, title, level, prompt, minWords: few!, maxWords: many!, ...rest },
      };
    case "SPEAKING":
      return { body: { kind, title, level, prompt, maxSeconds: seconds!, ...rest } };
    case "PLACEMENT":
      return { body: { kind, testType: draft.testType, ...rest } };
    case "REVIEW":
      return { body: { kind, cards: cards!, ...rest } };
  }
}

const lessonsMissing = { lessons: "Choose at least one lesson." };

/** A whole number between two others; null where it is none. */
function inRange(typed: string, least: number, most: number): number | null {
  const number = Number(typed.trim());
  return typed.trim() !== "" && Number.isInteger(number) && number >= least && number <= most
    ? number
    : null;
}
