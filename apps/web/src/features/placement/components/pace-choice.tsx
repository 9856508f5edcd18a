import { type LevelTestPace, levelTestPaces } from "@saywell/contract/constants";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { paceTexts } from "../model/paces";

export interface PaceChoiceProps {
  pace: LevelTestPace;
  onChange: (pace: LevelTestPace) => void;
  className?: string;
}

/** More time for those who need it. */
export function PaceChoice({ pace, onChange, className }: PaceChoiceProps) {
  return (
    <RadioGroup
      aria-label="Time for the test"
      value={pace}
      onValueChange={(chosen) => onChange(levelTestPaces.find((each) => each === chosen) ?? "1")}
      {...(className && { className })}
    >
      {levelTestPaces.map((each) => (
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
