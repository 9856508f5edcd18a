import type { LearningReport } from "@saywell/contract";
import { assignmentMadeOf, byAssignment } from "./by-assignment";
import { byCanDo, canDoMadeOf } from "./by-can-do";
import { bySkill, skillMadeOf } from "./by-skill";
import { activeMadeOf, byTime, daysMadeOf, finishedMadeOf, minutesMadeOf } from "./by-time";
import { daysOf, type MadeOfFigure } from "./figures";
import { mostWrong, wrongMadeOf } from "./most-wrong";
import { placementMadeOf, placementMovement } from "./placement-movement";
import type { Facts } from "./report-facts";

type Figures = Omit<LearningReport, "classId" | "className" | "schoolName" | "student">;

/** Every figure of a report, counted anew. */
export const figuresOf = (facts: Facts): Figures => ({
  students: facts.students.length,
  period: daysOf(facts),
  ...byTime(facts),
  skills: bySkill(facts),
  canDo: byCanDo(facts),
  assignments: byAssignment(facts),
  mostWrong: mostWrong(facts),
  placement: placementMovement(facts),
});

const sources: Record<string, (facts: Facts, key: string) => MadeOfFigure | undefined> = {
  active: activeMadeOf,
  days: daysMadeOf,
  finished: finishedMadeOf,
  minutes: minutesMadeOf,
  skill: skillMadeOf,
  "can-do": canDoMadeOf,
  assignment: assignmentMadeOf,
  wrong: wrongMadeOf,
  placement: placementMadeOf,
};

/** What a figure is made of, by its name: `skill:grammar`. Undefined for one that the report lacks. */
export function madeOfFigure(facts: Facts, figure: string): MadeOfFigure | undefined {
  const [kind, key] = [figure.slice(0, figure.indexOf(":")), figure.slice(figure.indexOf(":") + 1)];
  return Object.hasOwn(sources, kind) ? sources[kind]!(facts, key) : undefined;
}
