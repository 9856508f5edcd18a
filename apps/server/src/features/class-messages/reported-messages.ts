import type { Role } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Classes, Context, NamesOf } from "./class-messages-needs";
import type { ClassMessagesService } from "./class-messages.service";
import { findShown, hideMessage, listBefore } from "./messages.store";
import type { ThreadReads } from "./threads.store";

interface Deps {
  threads: ThreadReads;
  classes: Pick<Classes, "teachersOf">;
  mayRead: ClassMessagesService["mayRead"];
  namesOf: NamesOf;
}

/** Messages before it that a teacher reads with one that is reported. */
const contextLength = 5;

/** Messages of classes for who reports them, and for who decides about that. */
export function createReportedMessages({ threads, classes, mayRead, namesOf }: Deps) {
  return {
    /** A message that somebody may read, with what stands before it. */
    async find(from: Db | Tx, reader: { id: string; role: Role }, messageId: string) {
      const message = await findShown(from, messageId);
      const thread = message && (await threads.find(from, reader.id, message.threadId));
      if (thread === undefined || !(await mayRead(from, reader, thread))) return undefined;
      const { id, authorId: accountId, content, createdAt, threadId, seq } = message!;
      const before = await listBefore(from, { threadId, seq, limit: contextLength });
      const names = await namesOf(
        from,
        before.map(({ authorId }) => authorId),
      );
      const context: Context = before.map((each) => ({
        userId: each.authorId,
        userName: names.get(each.authorId) ?? "",
        content: each.content,
      }));
      return { id, accountId, content, createdAt, context };
    },

    /** Takes a message down for good. Answers who has to read again; undefined where there is none. */
    async hide(
      tx: Tx,
      messageId: string,
      now: Date,
    ): Promise<{ classId: string; accountIds: string[] } | undefined> {
      const threadId = await hideMessage(tx, messageId, now);
      const thread =
        threadId === undefined ? undefined : await threads.find(tx, threadId, threadId);
      if (thread === undefined) return undefined;
      const { classId, studentId, teacherId } = thread;
      const teachers = await classes.teachersOf(tx, classId);
      const ids = [studentId, teacherId ?? studentId, ...teachers.map(({ id }) => id)];
      return { classId, accountIds: [...new Set(ids)] };
    },
  };
}
