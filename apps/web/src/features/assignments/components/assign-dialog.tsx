import type { ClassGroup, LessonSummary, OwnQuestion } from "@saywell/contract";
import type { CefrLevel } from "@saywell/contract/constants";
import { useState } from "react";
import { toast } from "../../../ui/use-toast";
import { Skeleton } from "../../../ui/skeleton";
import { useAssignmentCall } from "../api/use-assignment-call";
import { kindWords } from "../model/kind-words";
import { emptyTask, newWorkOf, type TaskDraft, type TaskWrong } from "../model/task-draft";
import { emptyDraft, timesOf, type Wrong } from "../model/work-draft";
import { KindPicker } from "./kind-picker";
import { LessonPicker } from "./lesson-picker";
import { type Categories, QuizFields, type QuizSets } from "./quiz-fields";
import type { PickedFrom } from "./student-picker";
import { PlacementFields, ReviewFields, SpeakingFields, WritingFields } from "./task-fields";
import { WorkDialog } from "./work-dialog";
import { WorkFields } from "./work-fields";

interface AssignDialogProps {
  classId: string;
  level: CefrLevel | null;
  /** Undefined while they are on their way; null where they could not be read. */
  lessons: readonly LessonSummary[] | undefined | null;
  /** Lessons that are chosen already. */
  chosenAtFirst: readonly string[];
  students: readonly PickedFrom[];
  groups: readonly ClassGroup[];
  timeZone: string;
  categories: Categories;
  sets: QuizSets | undefined;
  /** Reads the questions of a set of the teacher's own. */
  readSet: (setId: string) => Promise<readonly OwnQuestion[]>;
  onClose: () => void;
}

/** Work for a class or some of it, of any kind. */
export function AssignDialog(props: AssignDialogProps) {
  const { classId, level, lessons, students, groups, timeZone, onClose } = props;
  const [task, setTask] = useState<TaskDraft>(() => ({
    ...emptyTask(level),
    lessonIds: [...props.chosenAtFirst],
  }));
  const [own, setOwn] = useState<readonly OwnQuestion[]>();
  const [draft, setDraft] = useState(emptyDraft);
  const [wrong, setWrong] = useState<Wrong & TaskWrong>({});
  const assign = useAssignmentCall("POST /api/classes/{classId}/assignments");
  const asked = timesOf(draft, null, timeZone);

  function change(parts: Partial<TaskDraft>) {
    setTask((before) => ({ ...before, ...parts }));
    setWrong({});
    if (parts.setId === undefined) return;
    setOwn(undefined);
    if (parts.setId !== "") void props.readSet(parts.setId).then(setOwn, () => setOwn(undefined));
  }
  const fields = { draft: task, onChange: change, wrong };
  const work = (isDraft: boolean) =>
    newWorkOf(
      task,
      {
        ...("times" in asked
          ? asked.times
          : { instructions: "", dueAt: null, lateRule: "ACCEPT", studentIds: null, groupIds: [] }),
        isDraft,
      },
      own,
    );

  return (
    <WorkDialog
      title="Assign work"
      description="Your students find it on their dashboard."
      submitLabel="Assign"
      mayDraft
      check={() => {
        const made = work(false);
        const found = {
          ...("wrong" in made && made.wrong),
          ...("wrong" in asked && asked.wrong),
        };
        setWrong(found);
        return Object.keys(found).length === 0;
      }}
      onSubmit={async (isDraft) => {
        const made = work(isDraft);
        if (!("body" in made)) return;
        const { assignments } = await assign({ params: { classId }, body: made.body });
        const [name] = kindWords[task.kind];
        const what =
          task.kind !== "LESSON" || assignments.length === 1
            ? name
            : `${assignments.length} lessons`;
        toast({ title: isDraft ? "Saved as a draft" : "Assigned", description: what });
      }}
      onClose={onClose}
    >
      <KindPicker kind={task.kind} onChoose={(kind) => change({ kind })} />
      {task.kind === "QUIZ" ? (
        <QuizFields {...fields} categories={props.categories} sets={props.sets} />
      ) : task.kind === "WRITING" ? (
        <WritingFields {...fields} />
      ) : task.kind === "SPEAKING" ? (
        <SpeakingFields {...fields} />
      ) : task.kind === "PLACEMENT" ? (
        <PlacementFields {...fields} />
      ) : task.kind === "REVIEW" ? (
        <ReviewFields {...fields} />
      ) : lessons === undefined ? (
        <Skeleton className="h-96 rounded-xl" />
      ) : lessons === null ? (
        <p role="alert" className="font-semibold text-destructive">
          The lessons could not be read. Close this and try again.
        </p>
      ) : (
        <LessonPicker
          lessons={lessons}
          levelAtFirst={level}
          chosen={task.lessonIds}
          onChoose={(lessonIds) => change({ lessonIds })}
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
        groups={groups}
        timeZone={timeZone}
      />
    </WorkDialog>
  );
}
