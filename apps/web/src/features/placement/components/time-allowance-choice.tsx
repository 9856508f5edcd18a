import { type LevelTestTimeAllowance, levelTestTimeAllowances } from "@saywell/contract/constants";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { timeAllowanceTexts } from "../model/time-allowance";

export interface TimeAllowanceChoiceProps {
  timeAllowance: LevelTestTimeAllowance;
  onChange: (timeAllowance: LevelTestTimeAllowance) => void;
  className?: string;
}

/** More time for those who need it. */
export function TimeAllowanceChoice({
  timeAllowance,
  onChange,
  className,
}: TimeAllowanceChoiceProps) {
  return (
    <RadioGroup
      aria-label="Time for the test"
      value={timeAllowance}
      onValueChange={(chosen) =>
        onChange(levelTestTimeAllowances.find((each) => each === chosen) ?? "1")
      }
      {...(className && { className })}
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
  );
}

export const timeAllowanceReason =
  "Take more time if it helps you: because of dyslexia, a disability, a screen reader or tired eyes. You need no proof, and your score is measured in the same way.";
