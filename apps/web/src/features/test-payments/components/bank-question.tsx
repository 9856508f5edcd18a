import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";

interface BankQuestionProps {
  /** What is paid, as money. */
  total: string;
  isAnswering: boolean;
  /** What went wrong with an answer, other than that the card was declined. */
  failure: string | null;
  onAnswer: (agrees: boolean) => void;
}

/** Stands in for the bank's own page, on which somebody confirms that they are the one who pays. */
export function BankQuestion({ total, isAnswering, failure, onAnswer }: BankQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="gap-4 p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        Your bank asks you to confirm
      </h2>
      <p>Do you want to pay {total}?</p>
      {failure === null ? null : (
        <p role="alert" className="font-semibold text-destructive">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isAnswering || undefined} onClick={() => onAnswer(true)}>
          Confirm
        </Button>
        <Button
          variant="outline"
          aria-disabled={isAnswering || undefined}
          onClick={() => onAnswer(false)}
        >
          Refuse
        </Button>
      </div>
    </Card>
  );
}
