import type { ReviewCard, ReviewGrade } from "@saywell/contract";
import type { Ref } from "react";
import { Button } from "../../../ui/button";
import { sayInterval } from "../../../lib/dates";

/** In the order of their keys, 1 to 4. */
export const gradeNames = [
  ["again", "Again"],
  ["hard", "Hard"],
  ["good", "Good"],
  ["easy", "Easy"],
] as const satisfies readonly (readonly [ReviewGrade, string])[];

export interface GradeButtonsProps {
  comesBackIn: ReviewCard["comesBackIn"];
  /** What fits the answer that was given: it stands out. */
  suggested: ReviewGrade;
  suggestedButton: Ref<HTMLButtonElement>;
  isBusy: boolean;
  onGrade: (grade: ReviewGrade) => void;
}

/** How well a card was remembered, each answer with when it brings the card back. */
export function GradeButtons(props: GradeButtonsProps) {
  const { comesBackIn, suggested, suggestedButton, isBusy, onGrade } = props;
  return (
    <fieldset ref={bringIntoView} className="min-w-0 scroll-mb-4">
      <legend className="mb-2 font-semibold">How well did you remember?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {gradeNames.map(([grade, name], index) => (
          <Button
            key={grade}
            variant={grade === suggested ? "default" : "outline"}
            className="px-2 whitespace-normal"
            aria-keyshortcuts={String(index + 1)}
            aria-disabled={isBusy}
            onClick={() => onGrade(grade)}
            {...(grade === suggested ? { ref: suggestedButton } : {})}
          >
            <span className="grid">
              <span>
                {name}
                <span className="sr-only">, comes back in</span>
              </span>{" "}
              <span className="text-sm font-normal">{sayInterval(comesBackIn[grade])}</span>
            </span>
          </Button>
        ))}
      </div>
      <p aria-hidden className="mt-2 text-sm text-muted-foreground max-lg:hidden">
        Keys 1 to 4 answer too.
      </p>
    </fieldset>
  );
}

/** All of them, not only the one with the focus. */
const bringIntoView = (buttons: HTMLElement | null) =>
  buttons?.scrollIntoView?.({ block: "nearest" });
