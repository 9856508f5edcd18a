import { ArrowLeft, ArrowRight, Check, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import {
  isFirstShown,
  isLastShown,
  areAllPartsDone,
  mayComplete,
  partsLeft,
  type PartProgress,
} from "../model/lesson-progress";

export interface PartNavigationProps {
  parts: PartProgress;
  isSaving: boolean;
  onShow: (index: number) => void;
  onFinish: () => void;
  /** Goes back to the question after a wrong choice; null where there is none. */
  onTryAgain: (() => void) | null;
}

/**
 * Previous and Next, and at 100 percent Complete Lesson, in one row. Both ends of the lesson lead to
 * the dashboard. At a wrong choice the way on is to try again.
 */
export function PartNavigation(props: PartNavigationProps) {
  const { parts, isSaving, onShow, onFinish, onTryAgain } = props;
  const isAtEnd = isLastShown(parts);
  const isDone = areAllPartsDone(parts);
  const canComplete = mayComplete(parts);
  return (
    <div className="grid gap-2">
      {isAtEnd && !isDone && onTryAgain === null ? (
        <p className="text-sm text-muted-foreground">
          Still to do: {partsLeft(parts).join(", ")}. Your place is kept.
        </p>
      ) : null}
      <div className="flex gap-2 sm:gap-3 [&>*]:px-2 max-sm:[&>*]:flex-auto sm:[&>*]:px-4">
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
        {onTryAgain !== null ? (
          <TryAgain onPress={onTryAgain} />
        ) : isAtEnd ? null : (
          <Button
            variant={canComplete ? "outline" : "default"}
            onClick={() => onShow(parts.shown + 1)}
          >
            Next <ArrowRight aria-hidden />
          </Button>
        )}
        {isAtEnd && !isDone && onTryAgain === null ? (
          <Button disabled={isSaving} onClick={onFinish}>
            Next <ArrowRight aria-hidden />
          </Button>
        ) : null}
        {canComplete && onTryAgain === null ? (
          <Button disabled={isSaving} onClick={onFinish}>
            <Check aria-hidden /> Complete Lesson
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Takes the focus: whoever chose by keyboard goes on by Enter. */
function TryAgain({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} onClick={onPress}>
      <RotateCcw aria-hidden /> Try again
    </Button>
  );
}
