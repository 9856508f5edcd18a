import type { ClassDetails, SessionUser } from "@saywell/contract";
import { LessonPicker } from "../../../features/assignments/components/lesson-picker";
import { useClassPlan } from "../../../features/class-plans/api/plan-reads";
import { PlanEditor } from "../../../features/class-plans/components/plan-editor";
import { useTaughtClasses } from "../../../features/classes/api/class-reads";
import { useLessons } from "../../../features/lessons/api/lesson-queries";
import { usePathParams } from "../../../lib/link";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { TooltipProvider } from "../../../ui/tooltip";
import { ReadState } from "../../read-state";
import { ClassFrame } from "./class-frame";
import { readAgain } from "./read-again";

/** What a class plans to do week by week, for who teaches it. */
export default function PlanPage() {
  const { classId } = usePathParams("/classes/:classId/plan");
  return (
    <ClassFrame classId={classId} title="Plan" part="/classes/:classId/plan">
      {(schoolClass, teacher) => <Plan schoolClass={schoolClass} teacher={teacher} />}
    </ClassFrame>
  );
}

function Plan({ schoolClass, teacher }: { schoolClass: ClassDetails; teacher: SessionUser }) {
  const { id, level } = schoolClass;
  const read = useClassPlan(id);
  const lessons = useLessons(teacher.id);
  const classes = useTaughtClasses(false);
  const skeleton = <RowsSkeleton rows={3} />;
  return (
    <ReadState
      read={read}
      failure="The plan could not be read."
      onRetry={readAgain}
      skeleton={skeleton}
    >
      {(plan) => (
        <ReadState
          read={lessons}
          failure="The lessons could not be read."
          onRetry={readAgain}
          skeleton={skeleton}
        >
          {(all) => (
            <TooltipProvider>
              <PlanEditor
                classId={id}
                plan={plan}
                lessons={all}
                otherClasses={(classes.data?.classes ?? []).filter((each) => each.id !== id)}
                renderPicker={(picked) => (
                  <LessonPicker lessons={all} levelAtFirst={level} {...picked} />
                )}
                mayChange={!schoolClass.isArchived}
                timeZone={teacher.timeZone}
              />
            </TooltipProvider>
          )}
        </ReadState>
      )}
    </ReadState>
  );
}
