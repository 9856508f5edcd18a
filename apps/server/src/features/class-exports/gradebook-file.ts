import { isDone } from "@saywell/teaching";
import { writeCsv } from "../../csv/write-csv";
import type { Assignment, Course } from "./class-exports-needs";
import type { MakePieces } from "./pieces";

/**
 * A class as Canvas's gradebook imports it. Canvas finds a student by `SIS User ID`, then by `SIS Login
 * ID`, then by the name, and matches a column by its whole title. `ID` is Canvas's own number for a
 * student, so it stays empty, and the id in brackets is never a number: Canvas would take it for one of
 * its own. What is not handed in stays empty, which Canvas leaves as it is.
 */
export const gradebookFile: MakePieces = async ({ db, course, assignments }, taught) => {
  const listed = await assignments.listOfClasses(db, [taught.id]);
  const given = listed.filter(({ isDraft }) => !isDraft);
  const titles = given.map((each) => columnOf(course, each));
  return {
    head: writeCsv(
      [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", ...titles],
        ["    Points Possible", null, null, null, null, ...given.map(() => most)],
      ],
      true,
    ),
    piece: async ({ students, now }) =>
      writeCsv(
        students.map(({ record: { card, places }, joinedAt }) => {
          const workOf = assignments.createWorkOf(course, places, now);
          const grades = given.map((each) => {
            if (!assignments.isFor(each, card.id)) return null;
            const { state, score } = workOf(card.id, each, joinedAt);
            if (!isDone(state)) return null;
            return score ?? (hasQuiz(course, each) ? null : most);
          });
          return [card.name, null, card.id, card.email, taught.name, ...grades];
        }),
        false,
      ),
  };
};

/**
 * Points of each assignment: grades are in per cent. A lesson without a quiz has all once it is done; of
 * one whose quiz was not taken the teacher decides, so it stays empty.
 */
const most = 100;

const columnOf = (course: Course, { id, lessonId }: Assignment): string =>
  `${course.lesson(lessonId)?.title ?? lessonId} (sw-${id.replaceAll("-", "").slice(-12)})`;

const hasQuiz = (course: Course, { lessonId }: Assignment): boolean =>
  (course.lesson(lessonId)?.quizQuestions.length ?? 0) > 0;
