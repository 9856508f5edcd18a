import { isDone, isMarkedKind } from "@saywell/teaching";
import { writeCsv } from "../../csv/write-csv";
import type { Assignment, Course } from "./class-exports-needs";
import { givenWork } from "./given-work";
import type { MakePieces } from "./pieces";

/**
 * A class as Canvas's gradebook imports it. Canvas finds a student by `SIS User ID`, then by `SIS Login
 * ID`, then by the name, and matches a column by its whole title. `ID` is Canvas's own number for a
 * student, so it stays empty, and the id in brackets is never a number: Canvas would take it for one of
 * its own. What is not handed in stays empty, which Canvas leaves as it is.
 */
export const gradebookFile: MakePieces = async (deps, taught) => {
  const { course } = deps;
  const given = await givenWork(deps, taught);
  const titles = given.map(columnOf);
  return {
    head: writeCsv(
      [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", ...titles],
        ["    Points Possible", null, null, null, null, ...given.map(() => most)],
      ],
      true,
    ),
    piece: async ({ students, work }) =>
      writeCsv(
        students.map(({ record: { card }, joinedAt }) => {
          const grades = given.map((each) => {
            if (!work.isFor(each, card.id)) return null;
            const { state, score } = work.workOf(card.id, each.id, joinedAt);
            if (!isDone(state)) return null;
            return score ?? (isScored(course, each) ? null : most);
          });
          return [card.name, null, card.id, card.email, taught.name, ...grades];
        }),
        false,
      ),
  };
};

/**
 * Points of each assignment: grades are in per cent. What comes to no score has all once it is done; what
 * waits for one, or whose quiz was not taken, stays empty.
 */
const most = 100;

const columnOf = ({ id, title }: Assignment): string =>
  `${title} (sw-${id.replaceAll("-", "").slice(-12)})`;

/** Whether it comes to a score, by itself or from a teacher who has not given one yet. */
const isScored = (course: Course, { kind, lessonId }: Assignment): boolean =>
  lessonId === null
    ? kind === "QUIZ" || isMarkedKind(kind)
    : (course.lesson(lessonId)?.quizQuestions.length ?? 0) > 0;
