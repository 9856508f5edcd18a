import type { ClassDetails, SessionUser } from "@saywell/contract";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";
import { AddTeacherDialog } from "./add-teacher-dialog";

type ClassTeacher = ClassDetails["teachers"][number];

interface ClassTeachersProps {
  schoolClass: ClassDetails;
  me: SessionUser;
  /** The caller teaches the class no more. */
  onLeft: () => void;
}

/** Who teaches a class. Its own teacher adds and removes others; they can go themselves. */
export function ClassTeachers({ schoolClass, me, onLeft }: ClassTeachersProps) {
  const { id: classId, name, teachers, isMine, isArchived } = schoolClass;
  const [going, setGoing] = useState<ClassTeacher | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const remove = useClassCall("DELETE /api/classes/{classId}/teachers/{teacherId}");
  const mayGo = (each: ClassTeacher) => !each.isOwner && (isMine || each.id === me.id);
  return (
    <>
      <ul
        aria-label="Teachers"
        className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
      >
        {teachers.map((each) => (
          <li
            key={each.id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2"
          >
            <span className="min-w-0">
              <span className="block font-semibold break-words">
                {each.id === me.id ? `${each.name} (you)` : each.name}
              </span>
              <span className="block text-sm text-muted-foreground">
                {each.isOwner ? (isMine ? "It is your class" : "It is their class") : "Co-teacher"}
              </span>
            </span>
            {mayGo(each) ? (
              <Button
                variant="ghost"
                size="sm"
                className="-mr-2 ml-auto"
                onClick={() => setGoing(each)}
              >
                {each.id === me.id ? "Leave" : "Remove"}
                <span className="sr-only">
                  {each.id === me.id ? "the class as a teacher" : each.name}
                </span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isMine && !isArchived ? (
        <Button variant="outline" className="w-fit" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden /> Add a co-teacher
        </Button>
      ) : null}
      {isAdding ? (
        <AddTeacherDialog schoolClass={schoolClass} onClose={() => setIsAdding(false)} />
      ) : null}
      {going === null ? null : (
        <Confirm
          title={going.id === me.id ? "Teach this class no more?" : `Remove ${going.name}?`}
          description={
            going.id === me.id
              ? `You no longer see ${name} and its students.`
              : `${going.name} no longer sees ${name} and its students.`
          }
          submitLabel={going.id === me.id ? "Leave the class" : "Remove"}
          onSubmit={async () => {
            const isMe = going.id === me.id;
            await remove({ params: { classId, teacherId: going.id } });
            toast({ title: isMe ? "You teach the class no more" : "Teacher removed" });
            if (isMe) onLeft();
          }}
          onClose={() => setGoing(null)}
        />
      )}
    </>
  );
}
