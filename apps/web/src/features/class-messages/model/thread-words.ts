import type { ClassThread } from "@saywell/contract";

/** What a thread is about: a piece of work, or nothing of the kind. */
export const titleOf = ({ work }: Pick<ClassThread, "work">): string =>
  work === null ? "In general" : `About “${work.title}”`;

/** Who reads a thread, besides the student. */
export const readersOf = (
  { teacher }: Pick<ClassThread, "teacher">,
  teacherCount: number,
): string =>
  teacher === null
    ? `${readersAmong(teacherCount)} can read this.`
    : `Only ${teacher.name} reads this.`;

/** `1 new message`, `3 new messages` */
export const sayNew = (unread: number): string =>
  unread === 1 ? "1 new message" : `${unread} new messages`;

/** Who reads what is open to all teachers of a class. */
export const readersAmong = (teacherCount: number): string =>
  teacherCount === 1
    ? "The teacher of this class and the school’s admins"
    : `All ${teacherCount} teachers of this class and the school’s admins`;
