import type { CefrLevel, LessonSkill, LevelMovement, ReportPeriod } from "@saywell/contract";

/** What a learner learnt in some days, as it stands on paper. */
export interface LearningSheet {
  name: string;
  className: string;
  schoolName: string;
  period: ReportPeriod;
  printedAt: Date;
  lessonsFinished: number;
  daysLearnt: number;
  minutes: number;
  /** What was shown in these days for the first time, as the lessons say it: "Can …". */
  canDo: string[];
  shownBefore: number;
  work: { assigned: number; done: number; late: number; owed: number };
  skills: { skill: LessonSkill; correct: number; answered: number }[];
  /** Questions that were wrong at the first try, with the lessons that teach them. */
  wrong: { question: string; answer: string; lesson: string }[];
  placement: {
    before: SheetTest | null;
    after: SheetTest;
    movement: LevelMovement | null;
  } | null;
}

export interface SheetTest {
  takenAt: Date;
  level: CefrLevel;
  lowest: CefrLevel;
  highest: CefrLevel;
}
