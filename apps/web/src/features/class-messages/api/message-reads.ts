import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLiveMessages } from "../../../lib/live";
import { readAnew, readQuery } from "../../../lib/query-client";
import { useRereadWhenBack } from "../../../lib/use-reread-when-back";

/** What the students of a class and its teachers wrote to each other, unread first. */
export const useClassThreads = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/messages", { params: { classId } }),
    ...readAnew,
  });

/** The same with one student. */
export const useStudentThreads = (classId: string, studentId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/students/{studentId}/messages", {
      params: { classId, studentId },
    }),
    ...readAnew,
  });

/** What a learner and the teachers of a class wrote to each other. */
export const useMyThreads = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/my-classes/{classId}/messages", { params: { classId } }),
    ...readAnew,
  });

const unreadQuery = () => ({ ...readQuery("GET /api/class-messages/unread", {}), ...readAnew });

/** How many messages of a class are not read; 0 until it is known. */
export function useUnread(classId: string): number {
  const { data } = useQuery(unreadQuery());
  return data?.classes.find((each) => each.classId === classId)?.unread ?? 0;
}

/** Reads all that shows messages of classes again. */
export function useRereadMessages(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [root, part, ...rest] }) =>
        root === "/api" && (part === "class-messages" || rest.at(-1) === "messages"),
    });
}

/** Keeps messages true while their screen is open. What came while the line was away is read too. */
export function useMessageNews(): void {
  const reread = useRereadMessages();
  useRereadWhenBack(unreadQuery().queryKey, reread);
  useLiveMessages(({ type }) => {
    if (type === "CLASS_MESSAGES_CHANGED") void reread();
  });
}
