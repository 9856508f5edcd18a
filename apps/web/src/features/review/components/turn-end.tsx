import type { ReactNode } from "react";
import { sayInterval } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { takeFocus } from "./take-focus";

export interface TurnEndProps {
  /** Seconds until the card comes back. */
  comesBackIn: number;
  isBusy: boolean;
  /** What says the answer. */
  listen: ReactNode;
  onNext: () => void;
}

/** The end of a card that has graded itself: the way on, and when the card comes back. */
export const TurnEnd = ({ comesBackIn, isBusy, listen, onNext }: TurnEndProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <Button
      size="lg"
      className="max-sm:w-full"
      ref={takeFocus}
      aria-disabled={isBusy}
      onClick={onNext}
    >
      Next
    </Button>
    <span className="text-muted-foreground">Comes back in {sayInterval(comesBackIn)}.</span>
    {listen}
  </div>
);
