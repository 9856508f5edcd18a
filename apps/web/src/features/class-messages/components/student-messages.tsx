import type { ClassThread } from "@saywell/contract";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { KeptHelp } from "../../../product-ui/kept-help";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { useMessageNews, useStudentThreads } from "../api/message-reads";
import { useWriteToStudent } from "../api/use-message-calls";
import { readersAmong } from "../model/thread-words";
import { MessageForm } from "./message-form";
import type { ReportedMessage } from "./thread-log";
import { Threads } from "./threads";

interface StudentMessagesProps {
  classId: string;
  studentId: string;
  /** The teacher. */
  userId: string;
  timeZone: string;
  onReport: (message: ReportedMessage) => void;
}

/** What a student and the teachers of a class write to each other, for a teacher. */
export function StudentMessages(props: StudentMessagesProps) {
  const { classId, studentId, userId, timeZone, onReport } = props;
  useMessageNews();
  const read = useStudentThreads(classId, studentId);
  const write = useWriteToStudent(classId, studentId);
  const [opened, setOpened] = useState<string | null | undefined>();
  const found = read.data;
  if (found === undefined) {
    return read.isError ? (
      <ErrorState
        message={sentenceOf(read.error, "The messages could not be read.")}
        isRetrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <Skeleton className="h-24 rounded-xl" />
    );
  }
  const { threads, teacherCount, isOpenToAll, closed } = found;
  const first = opened === undefined ? firstUnread(threads) : null;
  // It stays open once it is read.
  if (first !== null) setOpened(first);
  const openId = opened ?? null;
  const general = threads.find(({ work }) => work === null);
  return (
    <>
      <p className="text-sm text-muted-foreground">
        {isOpenToAll
          ? `${readersAmong(teacherCount)} can read these messages.`
          : "What you write here is between you and this student. Other teachers do not read it."}
      </p>
      <KeptHelp userId={userId} />
      {threads.length === 0 ? null : (
        <Threads
          {...{ threads, openId, closed, userId, timeZone, onReport, teacherCount }}
          onOpen={setOpened}
          onAnswer={({ work }, content) => write({ content, assignmentId: work?.id ?? null })}
        />
      )}
      {closed !== null ? (
        <p>{closed} The class's settings say who may write.</p>
      ) : general === undefined ? (
        <MessageForm
          label="Write to this student"
          userId={userId}
          onSend={(content) => write({ content, assignmentId: null })}
        />
      ) : null}
    </>
  );
}

/** What nobody has read yet is open from the start. */
export const firstUnread = (threads: readonly ClassThread[]): string | null =>
  threads.find(({ unread }) => unread > 0)?.id ?? null;
