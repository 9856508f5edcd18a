import type { ClassMessage, ClassThread } from "@saywell/contract";
import { classMessageLimits } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { isOpenToAll } from "./access";
import type { NamesOf, WorkOf } from "./class-messages-needs";
import { listLatest, type MessageRow } from "./messages.store";
import type { ThreadRow } from "./threads.store";

interface Looker {
  id: string;
  /** The names as they read them. */
  namesOf: NamesOf;
}

const nobody = "Somebody who is here no more";

export function viewMessage(
  row: MessageRow,
  viewerId: string,
  names: ReadonlyMap<string, string>,
): ClassMessage {
  return {
    id: row.id,
    seq: row.seq,
    content: row.content,
    authorName: names.get(row.authorId) ?? nobody,
    isMine: row.authorId === viewerId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Threads of one class with the latest of what was written, whichever was written in last first. */
export const createViewThreads =
  (workOf: WorkOf) =>
  async (
    from: Db | Tx,
    { id, namesOf }: Looker,
    threads: readonly ThreadRow[],
    limit: number = classMessageLimits.shown,
  ): Promise<(ClassThread & { row: ThreadRow; names: ReadonlyMap<string, string> })[]> => {
    const classId = threads[0]?.classId;
    if (classId === undefined) return [];
    const messages = await listLatest(
      from,
      threads.map((thread) => thread.id),
      limit,
    );
    const people = threads.flatMap(({ studentId, teacherId }) => [studentId, teacherId ?? []]);
    const authors = messages.map(({ authorId }) => authorId);
    const names = await namesOf(from, [...new Set([...people.flat(), ...authors])]);
    const titles = new Map(
      (await workOf(from, classId)).map(({ id: workId, title }) => [workId, title]),
    );
    const saidIn = new Map(threads.map((thread) => [thread.id, [] as MessageRow[]]));
    for (const message of messages) saidIn.get(message.threadId)?.push(message);
    const views = threads.map((row) => {
      const isShared = isOpenToAll(row);
      const { assignmentId, teacherId } = row;
      const said = saidIn.get(row.id) ?? [];
      return {
        row,
        names,
        id: row.id,
        work:
          assignmentId === null
            ? null
            : { id: assignmentId, title: titles.get(assignmentId) ?? "Work that was taken back" },
        isOpenToAll: isShared,
        teacher:
          teacherId === null || isShared
            ? null
            : { id: teacherId, name: names.get(teacherId) ?? nobody },
        unread: row.unread,
        messages: said.map((message) => viewMessage(message, id, names)),
      };
    });
    return views
      .filter(({ messages: shown }) => shown.length > 0)
      .toSorted((one, other) => other.messages.at(-1)!.seq - one.messages.at(-1)!.seq);
  };

export type ViewThreads = ReturnType<typeof createViewThreads>;
