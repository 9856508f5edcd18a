import type { ReplyOf } from "../../../lib/api-client";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { KeptHelp } from "../../../product-ui/kept-help";
import { ErrorState } from "../../../ui/error-state";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { Skeleton } from "../../../ui/skeleton";
import { useMessageNews, useMyThreads } from "../api/message-reads";
import { useWriteToTeacher } from "../api/use-message-calls";
import { readersAmong } from "../model/thread-words";
import { MessageForm } from "./message-form";
import { firstUnread } from "./student-messages";
import type { ReportedMessage } from "./thread-log";
import { Threads } from "./threads";

interface MyMessagesProps {
  classId: string;
  /** The learner. */
  userId: string;
  timeZone: string;
  /** The piece of work that they came to write about. */
  about: { id: string; title: string } | null;
  onReport: (message: ReportedMessage) => void;
}

/** What a learner and the teachers of a class write to each other. */
export function MyMessages(props: MyMessagesProps) {
  const { classId, userId, timeZone, about, onReport } = props;
  useMessageNews();
  const read = useMyThreads(classId);
  const write = useWriteToTeacher(classId);
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
  const { threads, isOpenToAll, closed } = found;
  const asked = about && threads.find(({ work }) => work?.id === about.id);
  const first = opened === undefined ? (asked?.id ?? firstUnread(threads)) : null;
  // It stays open once it is read.
  if (first !== null) setOpened(first);
  const openId = opened ?? null;
  return (
    <>
      <KeptHelp userId={userId} />
      {threads.length === 0 ? null : (
        <Threads
          {...{ threads, openId, closed, userId, timeZone, onReport }}
          teacherCount={found.teachers.length}
          onOpen={setOpened}
          onAnswer={async ({ work, teacher }, content) => {
            const wish = { assignmentId: work?.id ?? null, teacherId: teacher?.id ?? null };
            return (await write({ content, ...wish })).warning;
          }}
        />
      )}
      {closed === null ? (
        <NewMessage
          key={about?.id}
          {...{ found, about, userId }}
          onSend={async (wish) => {
            const teacherId = isOpenToAll ? null : wish.teacherId;
            const { threadId, warning } = await write({ ...wish, teacherId });
            setOpened(threadId);
            return warning;
          }}
        />
      ) : (
        <p>{closed}</p>
      )}
    </>
  );
}

interface NewMessageProps {
  found: ReplyOf<"GET /api/my-classes/{classId}/messages">;
  about: { id: string; title: string } | null;
  userId: string;
  onSend: (wish: {
    content: string;
    assignmentId: string | null;
    teacherId: string | null;
  }) => Promise<string | null>;
}

/** The first message about something; what was begun is answered where it stands. */
function NewMessage({ found, about, userId, onSend }: NewMessageProps) {
  const { threads, teachers, isOpenToAll } = found;
  const [chosen, setChosen] = useState(teachers[0]?.id ?? "");
  const isBegun = threads.some(
    ({ work, teacher }) =>
      (work?.id ?? null) === (about?.id ?? null) && (isOpenToAll || teacher?.id === chosen),
  );
  const mayChoose = !isOpenToAll && teachers.length > 1;
  if (isBegun && !mayChoose) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {mayChoose ? (
        <Field label="To which teacher">
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {teachers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {isBegun ? (
        <p className="text-muted-foreground">Write on below, in what you have begun.</p>
      ) : (
        <MessageForm
          label={
            about === null
              ? "Write to your teacher"
              : `Write to your teacher about “${about.title}”`
          }
          hint={
            isOpenToAll
              ? `${readersAmong(teachers.length)} can read this.`
              : "Only you and this teacher read it."
          }
          userId={userId}
          onSend={(content) =>
            onSend({ content, assignmentId: about?.id ?? null, teacherId: chosen })
          }
        />
      )}
    </div>
  );
}
