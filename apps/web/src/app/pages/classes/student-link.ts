import { type Href, linkTo } from "../../../lib/links";

/** The page of a student of a class. */
export const studentLink = (classId: string, studentId: string): Href =>
  linkTo("/classes/:classId/students/:studentId", { classId, studentId });
