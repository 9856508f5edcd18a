import { type LevelTestTimeAllowance, levelTestTimeAllowances } from "@saywell/contract/constants";
import { ChevronDown } from "lucide-react";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { cn } from "../../../ui/class-names";
import { timeAllowanceTexts } from "../model/time-allowance";

export interface MoreTimeProps {
  timeAllowance: LevelTestTimeAllowance;
  onChange: (timeAllowance: LevelTestTimeAllowance) => void;
  className?: string;
}

/** More time for those who need it: one line before the ways into a test, which opens. */
export function MoreTime({ timeAllowance, onChange, className }: MoreTimeProps) {
  return (
    <details className={cn("group rounded-lg border border-rule", className)}>
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-4 py-2">
        <span>
          <span className="mr-3 font-semibold text-primary">Do you need more time?</span>
          {timeAllowance === "1" ? null : (
            <span className="inline-block text-muted-foreground group-open:hidden">
              {timeAllowanceTexts[timeAllowance].name}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-primary transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-4">
        <p className="max-w-[38rem]">
          Take more time if it helps you: because of dyslexia, a disability, a screen reader or
          tired eyes. You need no proof, and your score is measured in the same way.
        </p>
        <RadioGroup
          aria-label="Time for the test"
          value={timeAllowance}
          onValueChange={(chosen) =>
            onChange(levelTestTimeAllowances.find((each) => each === chosen) ?? "1")
          }
        >
          {levelTestTimeAllowances.map((each) => (
            <RadioOption key={each} value={each}>
              {timeAllowanceTexts[each].name}
              {timeAllowanceTexts[each].hint === null ? null : (
                <span className="block text-sm text-muted-foreground">
                  {timeAllowanceTexts[each].hint}
                </span>
              )}
            </RadioOption>
          ))}
        </RadioGroup>
        <p className="max-w-[38rem] text-muted-foreground">
          Practice has no clock at all. It asks the same kinds of questions, but it ends without a
          level.
        </p>
      </div>
    </details>
  );
}
