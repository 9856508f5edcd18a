import { z } from "zod";

const line = z.string().trim().min(1).max(60);

/** The shape of `data/teachers.yaml`. */
export const teacherSource = z.array(
  z.strictObject({
    id: z.uuid(),
    /** The name in the address of their page. */
    handle: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: line,
    title: line,
    timeZone: line,
    lessons: z.union([
      z.strictObject({ first: z.int().min(1) }),
      z.strictObject({ last: z.int().min(1) }),
    ]),
    bio: z.string().trim().min(400),
  }),
);

/** Somebody who wrote lessons of the course. */
export interface CourseAuthor {
  id: string;
  /** The name in the address of their page. */
  handle: string;
  name: string;
  title: string;
  timeZone: string;
  /** How many lessons of the course are theirs, from its beginning or from its end. */
  lessons: { first: number } | { last: number };
  bio: string;
}

/** Those of a course, given by the ids of its lessons in their order, that a teacher wrote. */
export const lessonsOf = (
  { lessons }: Pick<CourseAuthor, "lessons">,
  course: readonly string[],
): readonly string[] =>
  "first" in lessons ? course.slice(0, lessons.first) : course.slice(-lessons.last);
