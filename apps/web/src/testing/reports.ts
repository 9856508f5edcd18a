import type { LearningReport, ReportSpan } from "@saywell/contract";
import { lessonSkills } from "@saywell/contract/constants";

export const makeSpan = (from: string, to: string, key = from): ReportSpan => ({
  from,
  to,
  active: { figure: `active:${key}`, count: 1 },
  days: { figure: `days:${key}`, count: 1 },
  finished: { figure: `finished:${key}`, count: 2 },
  minutes: { figure: `minutes:${key}`, count: 25 },
});

/** A report on a class in which little was done; say what matters. */
export const makeLearningReport = (parts: Partial<LearningReport> = {}): LearningReport => ({
  classId: "class-1",
  className: "Intermediate B1",
  schoolName: "Harbour School",
  student: null,
  students: 24,
  period: { from: "2026-02-05", to: "2026-02-06", timeZone: "Europe/Lisbon" },
  total: makeSpan("2026-02-05", "2026-02-06", "all"),
  unit: "day",
  spans: [makeSpan("2026-02-05", "2026-02-05"), makeSpan("2026-02-06", "2026-02-06")],
  skills: lessonSkills.map((skill) => ({
    figure: `skill:${skill}`,
    skill,
    answered: 0,
    correct: 0,
    share: null,
  })),
  canDo: [],
  assignments: [],
  mostWrong: [],
  placement: [],
  ...parts,
});
