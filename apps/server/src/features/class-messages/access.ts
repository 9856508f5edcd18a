import type { AgeBand, MessageRule } from "@saywell/contract";
import { isAdult } from "@saywell/moderation";
import { refuse } from "../../refusal";
import type { ThreadRow } from "./threads.store";

/** Whether all teachers of the class may read a thread: of a student who is, or may be, under 18, always. */
export const isOpenToAll = ({ teacherId, ageBand }: Pick<ThreadRow, "teacherId" | "ageBand">) =>
  teacherId === null || !isAdult(ageBand);

/** Whether a teacher of the class may read a thread. */
export const mayTeacherRead = (thread: Pick<ThreadRow, "teacherId" | "ageBand">, id: string) =>
  thread.teacherId === id || isOpenToAll(thread);

/** With whom a new thread is: nobody alone with a student who is, or may be, under 18. */
export const teacherIn = (student: { ageBand: AgeBand }, teacherId: string): string | null =>
  isAdult(student.ageBand) ? teacherId : null;

/** Why nobody writes in a class, in a sentence; null where it is open. */
export const closedFor = (rule: MessageRule): string | null =>
  rule === "OFF" ? "Messages are turned off in this class." : null;

export const unknownClass = refuse("not-found", "There is no such class.");
export const unknownStudent = refuse("not-found", "This person is no student of the class.");
export const unknownThread = refuse("not-found", "There are no such messages.");
export const unknownTeacher = refuse("not-found", "This person does not teach the class.");
export const unknownWork = refuse("not-found", "There is no such work for this student.");
export const archived = refuse("conflict", "This class is archived. Restore it to see messages.");
export const blocked = refuse("forbidden", "You cannot contact this person here.");
