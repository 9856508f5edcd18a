import type { Href } from "../../../lib/links";

/** The page of a student of a class. */
export const studentLink = (classId: string, studentId: string): Href =>
  `/classes/${encodeURIComponent(classId)}/students/${encodeURIComponent(studentId)}` as Href;
