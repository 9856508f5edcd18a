import type { ClassDetails, ClassGroup, SessionUser } from "@saywell/contract";
import { assignmentLimits } from "@saywell/contract/constants";
import { ClipboardList, Copy, PenLine, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useAssignments, useGroups } from "../../../features/assignments/api/assignment-reads";
import { AssignDialog } from "../../../features/assignments/components/assign-dialog";
import { AssignmentCalendar } from "../../../features/assignments/components/assignment-calendar";
import { AssignmentList, pageOf } from "../../../features/assignments/components/assignment-list";
import { CopyWorkDialog } from "../../../features/assignments/components/copy-work-dialog";
import { useStudents, useTaughtClasses } from "../../../features/classes/api/class-reads";
import { useLessons } from "../../../features/lessons/api/lesson-queries";
import { useQuizSets, useReadQuizSet } from "../../../features/class-games/api/quiz-set-queries";
import { categories } from "../../../features/rooms/model/room-categories";
import { Link, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { SegmentedControl } from "../../../ui/segmented-control";
import { ReadState } from "../../read-state";
import { ClassFrame } from "./class-frame";
import { readAgain } from "./read-again";
import { useOpenedBy } from "./use-opened-by";

export default function AssignmentsPage() {
  const { classId } = usePathParams("/classes/:classId/assignments");
  return (
    <ClassFrame classId={classId} title="Assignments" part="/classes/:classId/assignments">
      {(schoolClass, teacher) => <Work schoolClass={schoolClass} teacher={teacher} />}
    </ClassFrame>
  );
}

interface WorkProps {
  schoolClass: ClassDetails;
  teacher: SessionUser;
}

function Work({ schoolClass, teacher }: WorkProps) {
  const read = useAssignments(schoolClass.id);
  const groups = useGroups(schoolClass.id).data?.groups ?? [];
  const [view, setView] = useView();
  const [isAssigning, setIsAssigning] = useOpenedBy("assign");
  const classes = useTaughtClasses(true).data?.classes ?? [];
  const others = classes.filter(({ id }) => id !== schoolClass.id);
  const [isCopying, setIsCopying] = useState(false);
  const [openedAt] = useState(() => Date.now());
  // What was assigned on this page opened after it did.
  const now = new Date(Math.max(openedAt, read.dataUpdatedAt));
  const { timeZone } = teacher;
  const assign = schoolClass.isArchived ? null : (
    <div className="flex flex-wrap gap-2">
      {others.length === 0 ? null : (
        <Button variant="outline" onClick={() => setIsCopying(true)}>
          <Copy aria-hidden /> Copy from another class
        </Button>
      )}
      <Button onClick={() => setIsAssigning(true)}>
        <Plus aria-hidden /> Assign work
      </Button>
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="How it is shown"
          value={view}
          onChange={setView}
          options={[
            ["list", "List"],
            ["calendar", "Calendar"],
          ]}
          className="w-60"
        />
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <Link to={linkTo("/marking", {}, { query: { class: schoolClass.id } })}>
              <PenLine aria-hidden /> Marking
            </Link>
          </Button>
          {assign}
        </div>
      </div>
      <ReadState
        read={read}
        failure="The assignments could not be read."
        onRetry={readAgain}
        skeleton={<RowsSkeleton />}
      >
        {({ assignments }) =>
          view === "calendar" ? (
            <AssignmentCalendar
              assignments={assignments}
              hrefOf={pageOf}
              noteOf={({ isDraft }) => (isDraft ? "draft" : "")}
              now={now}
              timeZone={timeZone}
            />
          ) : assignments.length === 0 ? (
            <EmptyState icon={<ClipboardList />} title="Nothing is assigned yet">
              Assign a lesson, a quiz, writing or speaking, and see here who has done it.
            </EmptyState>
          ) : (
            <AssignmentList {...{ assignments, groups, now, timeZone }} />
          )
        }
      </ReadState>
      {isCopying && assign !== null ? (
        <CopyWorkDialog
          classId={schoolClass.id}
          classes={others}
          before={read.data?.assignments.length ?? 0}
          timeZone={timeZone}
          onClose={() => setIsCopying(false)}
        />
      ) : null}
      {isAssigning && assign !== null ? (
        <Assign {...{ schoolClass, teacher, groups }} onClose={() => setIsAssigning(false)} />
      ) : null}
    </>
  );
}

interface AssignProps extends WorkProps {
  groups: readonly ClassGroup[];
  onClose: () => void;
}

function Assign({ schoolClass, teacher, groups, onClose }: AssignProps) {
  const [search] = useSearchParams();
  const lessons = useLessons(teacher.id);
  const students = useStudents(teacher.id, schoolClass.id);
  const sets = useQuizSets();
  const readSet = useReadQuizSet();
  return (
    <AssignDialog
      classId={schoolClass.id}
      level={schoolClass.level}
      chosenAtFirst={chosenIn(search)}
      lessons={lessons.data ?? (lessons.isError ? null : undefined)}
      students={(students.data ?? []).map(({ userId, userName }) => ({
        id: userId,
        name: userName,
      }))}
      groups={groups}
      timeZone={teacher.timeZone}
      categories={categories}
      sets={sets.data?.sets}
      readSet={readSet}
      onClose={onClose}
    />
  );
}

/** The lessons that an address has chosen already, as `?lessons=a,b`. */
const chosenIn = (search: URLSearchParams): string[] =>
  (search.get("lessons") ?? "")
    .split(",")
    .filter((id) => id !== "")
    .slice(0, assignmentLimits.atOnce);

type View = "list" | "calendar";

/** How the work is shown, kept in the address. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get("view") === "calendar" ? "calendar" : "list",
    (view) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (view === "list") after.delete("view");
          else after.set("view", view);
          return after;
        },
        { replace: true },
      ),
  ];
}
