import { callApi } from "../../../lib/api-client";
import { useRereadMessages } from "./message-reads";

/** What somebody writes, and about which piece of work; null: about none. */
export interface Written {
  content: string;
  assignmentId: string | null;
}

/** What the filter says to the author of a message that was sent; null where it has nothing to say. */
export type Warning = string | null;

/** Says how far somebody has read. */
export function useMarkRead() {
  const reread = useRereadMessages();
  return async (threadId: string, seq: number): Promise<void> => {
    await callApi("POST /api/class-messages/read", { body: { threadId, seq } });
    await reread();
  };
}

/** Writes to a student of a class. */
export function useWriteToStudent(classId: string, studentId: string) {
  const reread = useRereadMessages();
  return async (written: Written): Promise<Warning> => {
    const request = { params: { classId, studentId }, body: written };
    const { warning } = await callApi(
      "POST /api/classes/{classId}/students/{studentId}/messages",
      request,
    );
    await reread();
    return warning;
  };
}

/** Writes to a teacher of a class that one is a student of. */
export function useWriteToTeacher(classId: string) {
  const reread = useRereadMessages();
  return async (written: Written & { teacherId: string | null }) => {
    const request = { params: { classId }, body: written };
    const sent = await callApi("POST /api/my-classes/{classId}/messages", request);
    await reread();
    return sent;
  };
}
