import type { ClassNote } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { formatMoment } from "../../../lib/dates";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { useStudentNotes } from "../api/teaching-queries";
import { useNoteCalls } from "../api/use-student-calls";
import { NoteForm } from "./note-form";
import { Section } from "./section";

interface StudentNotesProps {
  classId: string;
  studentId: string;
  teacherId: string;
  timeZone: string;
}

/** What the teachers of a class wrote down about a student. */
export function StudentNotes({ classId, studentId, teacherId, timeZone }: StudentNotesProps) {
  const read = useStudentNotes(classId, studentId);
  const calls = useNoteCalls(classId, studentId);
  const [changed, setChanged] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<ClassNote | null>(null);
  const notes = read.data?.notes;
  return (
    <Section title="Notes" lead="Only teachers of this class see notes">
      {notes !== undefined && notes.length >= classLimits.notes ? (
        <p>There are {classLimits.notes} notes, and no room for more. Delete one first.</p>
      ) : (
        <NoteForm label="New note" submitLabel="Add note" onSubmit={calls.add} />
      )}
      {notes !== undefined ? (
        <ul className="divide-y divide-rule">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-2 py-3 last:pb-0">
              {changed === note.id ? (
                <NoteForm
                  label="Note"
                  submitLabel="Save note"
                  before={note.content}
                  onCancel={() => setChanged(null)}
                  onSubmit={async (content) => {
                    await calls.change(note.id, content);
                    setChanged(null);
                  }}
                />
              ) : (
                <>
                  <p className="break-words whitespace-pre-wrap">{note.content}</p>
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <p className="text-sm text-muted-foreground">
                      {note.author?.name ?? "A teacher who is here no more"},{" "}
                      {formatMoment(note.createdAt, timeZone)}
                      {note.updatedAt === null ? "" : " (changed)"}
                    </p>
                    <div className="flex gap-2">
                      {note.author?.id === teacherId ? (
                        <Button variant="outline" size="sm" onClick={() => setChanged(note.id)}>
                          Change
                        </Button>
                      ) : null}
                      <Button variant="outline" size="sm" onClick={() => setDeleted(note)}>
                        Delete
                      </Button>
                    </div>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : read.isError ? (
        <ErrorState
          message={sentenceOf(read.error, "The notes could not be read.")}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <Skeleton className="h-16 rounded-xl" />
      )}
      {deleted === null ? null : (
        <Confirm
          title="Delete this note?"
          description="It goes for all teachers of the class. This cannot be undone."
          submitLabel="Delete"
          failure="The note could not be deleted. Please try again."
          onSubmit={() => calls.remove(deleted.id)}
          onClose={() => setDeleted(null)}
        />
      )}
    </Section>
  );
}
