import { type MessageRule, messageRules } from "@saywell/contract/constants";
import { useId } from "react";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";

interface MessageRuleFieldProps {
  rule: MessageRule;
  onChange: (rule: MessageRule) => void;
}

const wordsOf: Readonly<Record<MessageRule, readonly [name: string, hint: string]>> = {
  OFF: ["Nobody", "There are no messages, and the room of the class is closed."],
  TEACHERS: ["Students and teachers", "They write to each other. Students do not ask each other."],
  EVERYBODY: [
    "Everybody",
    "Students may also ask one another to be friends. A teacher approves it for who is under 18.",
  ],
};

/** Who may write to whom in a class. */
export function MessageRuleField({ rule, onChange }: MessageRuleFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={id} className="font-semibold">
        Messages
      </p>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={rule}
        onValueChange={(value) => onChange(messageRules.find((each) => each === value) ?? rule)}
      >
        {messageRules.map((each) => (
          <RadioOption key={each} value={each}>
            <span className="block font-semibold">{wordsOf[each][0]}</span>
            <span className="block text-sm text-muted-foreground">{wordsOf[each][1]}</span>
          </RadioOption>
        ))}
      </RadioGroup>
      <p id={`${id}-hint`} className="text-sm text-muted-foreground">
        Friends whom a teacher approved stay friends. Adults can always ask other adults.
      </p>
    </div>
  );
}
