import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { type Pace, paces, paceTexts } from "../model/paces";

export interface PaceChoiceProps {
  pace: Pace;
  onChange: (pace: Pace) => void;
  className?: string;
}

/** More time for those who need it. */
export function PaceChoice({ pace, onChange, className }: PaceChoiceProps) {
  return (
    <RadioGroup
      aria-label="Time for the test"
      value={pace}
      onValueChange={(chosen) => onChange(paces.find((each) => each === chosen) ?? "1")}
      {...(className && { className })}
    >
      {paces.map((each) => (
        <RadioOption key={each} value={each}>
          {paceTexts[each].name}
          {paceTexts[each].hint === null ? null : (
            <span className="block text-sm text-muted-foreground">{paceTexts[each].hint}</span>
          )}
        </RadioOption>
      ))}
    </RadioGroup>
  );
}

export const paceReason =
  "Take more time if it helps you: because of dyslexia, a disability, a screen reader or tired eyes. You need no proof, and your score is measured in the same way.";
