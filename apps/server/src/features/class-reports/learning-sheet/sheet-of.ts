import { unnamedSchool } from "@saywell/contract/constants";
import type { LearningReport, TestSeen } from "@saywell/contract";
import type { LearningSheet, SheetTest } from "./learning-facts";

/** What of a student's report stands on paper. */
export function sheetOf(report: LearningReport, printedAt: Date): LearningSheet {
  const { assignments } = report;
  const sum = (of: "assigned" | "done" | "late" | "owed") =>
    assignments.reduce((all, each) => all + each[of], 0);
  const [placement] = report.placement;
  return {
    name: report.student?.userName ?? "",
    className: report.className,
    // Until an admin gives it a name, it stands at the top anyway.
    schoolName: report.schoolName === unnamedSchool ? "" : report.schoolName,
    period: report.period,
    printedAt,
    lessonsFinished: report.total.finished.count,
    daysLearnt: report.total.days.count,
    minutes: report.total.minutes.count,
    canDo: report.canDo.flatMap(({ canDo, shown }) => (shown > 0 ? [canDo] : [])),
    shownBefore: report.canDo.filter(({ shownBefore }) => shownBefore > 0).length,
    work: { assigned: sum("assigned"), done: sum("done"), late: sum("late"), owed: sum("owed") },
    skills: report.skills.filter(({ answered }) => answered > 0),
    wrong: report.mostWrong.map(({ question, answer, lessons }) => ({
      question,
      answer,
      lesson: lessons.map(({ title }) => title).join(", "),
    })),
    placement: placement
      ? {
          before: placement.before && testOf(placement.before),
          after: testOf(placement.after),
          movement: placement.movement,
        }
      : null,
  };
}

const testOf = ({ takenAt, ...test }: TestSeen): SheetTest => ({
  ...test,
  takenAt: new Date(takenAt),
});
