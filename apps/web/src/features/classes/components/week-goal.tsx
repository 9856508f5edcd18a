import type { JoinedClass } from "@saywell/contract";
import { Progress } from "../../../ui/progress";

type Week = Pick<JoinedClass, "weeklyLessons" | "lessonsThisWeek">;

/** The lessons that a student finished this week, against what the class set out to do. */
export function WeekGoal({ weeklyLessons, lessonsThisWeek }: Week) {
  if (weeklyLessons === null) {
    return (
      <p>
        <strong className="tabular">{lessonsOf(lessonsThisWeek)}</strong> finished this week.
      </p>
    );
  }
  const isReached = lessonsThisWeek >= weeklyLessons;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p>
        {isReached ? (
          <>
            <strong className="tabular">{lessonsOf(lessonsThisWeek)}</strong> this week. The goal of{" "}
            {weeklyLessons} is reached.
          </>
        ) : (
          <>
            <strong className="tabular">
              {lessonsThisWeek} of {lessonsOf(weeklyLessons)}
            </strong>{" "}
            this week
          </>
        )}
      </p>
      <Progress
        value={lessonsThisWeek}
        max={weeklyLessons}
        label="Lessons this week"
        className="max-w-sm"
      />
    </div>
  );
}

const lessonsOf = (lessons: number): string => (lessons === 1 ? "1 lesson" : `${lessons} lessons`);
