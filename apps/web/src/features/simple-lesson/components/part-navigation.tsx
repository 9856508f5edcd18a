import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import {
  isFirstShown,
  isLastShown,
  areAllPartsDone,
  type PartProgress,
} from "../model/lesson-progress";

export interface PartNavigationProps {
  parts: PartProgress;
  isSaving: boolean;
  onShow: (index: number) => void;
  onFinish: () => void;
}

/** Previous and Next, and at 100 percent Complete Lesson. Both ends of the lesson lead to the dashboard. */
export function PartNavigation(props: PartNavigationProps) {
  const { parts, isSaving, onShow, onFinish } = props;
  const isAtEnd = isLastShown(parts);
  return (
    // In reach of the thumb while there is no room beside the lesson.
    <div className="grid gap-2 max-xl:-mx-4 max-xl:border-t max-xl:border-rule max-xl:bg-background max-xl:px-4 max-xl:py-3 max-xl:sm:-mx-3 max-xl:sm:px-3">
      {isAtEnd && !areAllPartsDone(parts) ? (
        <p className="text-sm text-muted-foreground">
          This is the last part. Next saves your progress and takes you to your dashboard.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 [&>*]:flex-1 sm:[&>*]:flex-none">
        {isFirstShown(parts) ? (
          <Button asChild variant="outline">
            <Link to="/student-dashboard">
              <ArrowLeft aria-hidden /> Previous
            </Link>
          </Button>
        ) : (
          <Button variant="outline" onClick={() => onShow(parts.shown - 1)}>
            <ArrowLeft aria-hidden /> Previous
          </Button>
        )}
        {isAtEnd ? null : (
          <Button
            variant={areAllPartsDone(parts) ? "outline" : "default"}
            onClick={() => onShow(parts.shown + 1)}
          >
            Next <ArrowRight aria-hidden />
          </Button>
        )}
        {isAtEnd && !areAllPartsDone(parts) ? (
          <Button disabled={isSaving} onClick={onFinish}>
            Next <ArrowRight aria-hidden />
          </Button>
        ) : null}
        {areAllPartsDone(parts) ? (
          <Button disabled={isSaving} onClick={onFinish}>
            <Check aria-hidden /> Complete Lesson
          </Button>
        ) : null}
      </div>
    </div>
  );
}
