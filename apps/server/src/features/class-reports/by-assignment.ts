import type { AssignmentFigure } from "@saywell/contract";
import { isDone, isOwed, mean, type WorkState } from "@saywell/teaching";
import { inOrder, type MadeOfFigure, type Piece } from "./figures";
import type { Facts } from "./report-facts";
import type { AssignedWork, Work } from "./reports-needs";

const workOn = (facts: Facts, assignment: AssignedWork): { id: string; work: Work }[] =>
  facts.students
    .filter(({ id }) => facts.isFor(assignment, id))
    .map((student) => ({ id: student.id, work: facts.workOf(student, assignment) }));

/** What could be done in these days, with how far it is now. */
export function byAssignment(facts: Facts): AssignmentFigure[] {
  return facts.assignments.flatMap((each): AssignmentFigure[] => {
    const work = workOn(facts, each).map((one) => one.work);
    if (work.length === 0) return [];
    const average = mean(work.flatMap(({ score }) => score ?? []));
    return [
      {
        figure: `assignment:${each.id}`,
        assignmentId: each.id,
        kind: each.kind,
        title: each.title,
        opensAt: each.opensAt.toISOString(),
        dueAt: each.dueAt?.toISOString() ?? null,
        assigned: work.length,
        done: work.filter(({ state }) => isDone(state)).length,
        late: work.filter(({ state }) => state === "done-late").length,
        owed: work.filter(({ state }) => isOwed(state)).length,
        meanScore: average === null ? null : Math.round(average),
      },
    ];
  });
}

export function assignmentMadeOf(facts: Facts, id: string): MadeOfFigure | undefined {
  const assignment = facts.assignments.find((each) => each.id === id);
  if (assignment === undefined) return undefined;
  const { title } = assignment;
  const pieces = workOn(facts, assignment).map(
    ({ id: userId, work: { state, progress, finishedAt, score } }): Piece => ({
      userId,
      what: title,
      day: finishedAt === null ? null : facts.dayOf(finishedAt),
      outcome: [
        inWords[state],
        ...(state === "started" ? [`${Math.round(progress)}% done`] : []),
        ...(score === null ? [] : [`score ${score}%`]),
      ].join(", "),
    }),
  );
  return {
    title,
    rule: "For whom it is, as it stands today. Done counts late work too. The mean score is of those who have one, their best try each.",
    pieces: inOrder(facts, pieces),
  };
}

const inWords: Record<WorkState, string> = {
  "not-open": "Opens later",
  "to-do": "Not started",
  started: "Started",
  done: "Done",
  "done-late": "Done late",
  overdue: "Overdue",
  missed: "Missed",
  returned: "Given back for another try",
};
