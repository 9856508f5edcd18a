import type { LessonSummary } from "@saywell/contract";
import type { CefrLevel } from "@saywell/contract/constants";
import { useState } from "react";
import { toast } from "../../../ui/use-toast";
import { Skeleton } from "../../../ui/skeleton";
import { useAssignmentCall } from "../api/use-assignment-call";
import { emptyDraft, timesOf, type Wrong } from "../model/work-draft";
import { LessonPicker } from "./lesson-picker";
import type { PickedFrom } from "./student-picker";
import { WorkDialog } from "./work-dialog";
import { WorkFields } from "./work-fields";

interface AssignDialogProps {
  classId: string;
  level: CefrLevel | null;
  /** Lessons that are chosen from the start. */
  chosenAtFirst?: readonly string[];
  /** Undefined while they are on their way; null where they could not be read. */
  lessons: readonly LessonSummary[] | undefined | null;
  students: readonly PickedFrom[];
  timeZone: string;
  onClose: () => void;
}

/** Lessons for a class or some of it. */
export function AssignDialog(props: AssignDialogProps) {
  const { classId, level, lessons, students, timeZone, chosenAtFirst = [], onClose } = props;
  const [chosen, setChosen] = useState<string[]>([...chosenAtFirst]);
  const [draft, setDraft] = useState(emptyDraft);
  const [wrong, setWrong] = useState<Wrong & { lessons?: string }>({});
  const assign = useAssignmentCall("POST /api/classes/{classId}/assignments");
  const asked = timesOf(draft, null, timeZone);
  return (
    <WorkDialog
      title="Assign Lesson"
      description="Students hand in by doing: who finishes the lesson has done it."
      submitLabel="Assign"
      mayDraft
      check={() => {
        const found = {
          ...(chosen.length === 0 && { lessons: "Choose at least one lesson." }),
          ...("wrong" in asked && asked.wrong),
        };
        setWrong(found);
        return Object.keys(found).length === 0;
      }}
      onSubmit={async (isDraft) => {
        if ("wrong" in asked) return;
        const body = { kind: "LESSON", lessonIds: chosen, ...asked.times, isDraft } as const;
        const { assignments } = await assign({ params: { classId }, body });
        const many = assignments.length === 1 ? "1 lesson" : `${assignments.length} lessons`;
        toast({ title: isDraft ? "Saved as a draft" : "Assigned", description: many });
      }}
      onClose={onClose}
    >
      {lessons === undefined ? (
        <Skeleton className="h-96 rounded-xl" />
      ) : lessons === null ? (
        <p role="alert" className="font-semibold text-destructive">
          The lessons could not be read. Close this and try again.
        </p>
      ) : (
        <LessonPicker
          lessons={lessons}
          levelAtFirst={level}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setWrong({});
          }}
          error={wrong.lessons ?? ""}
        />
      )}
      <WorkFields
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          setWrong({});
        }}
        wrong={wrong}
        students={students}
        timeZone={timeZone}
      />
    </WorkDialog>
  );
}
