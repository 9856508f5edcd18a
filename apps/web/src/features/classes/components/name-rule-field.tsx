import { type NameRule, nameRules } from "@saywell/contract/constants";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

interface NameRuleFieldProps {
  rule: NameRule;
  onChange: (rule: NameRule) => void;
}

const wordsOf: Readonly<Record<NameRule, string>> = {
  NONE: "No names",
  FIRST: "First names",
  WHOLE: "Whole names of adults",
};

/** What students of a class read of each other. */
export const NameRuleField = ({ rule, onChange }: NameRuleFieldProps) => (
  <Field
    label="Names on the leaderboard"
    hint="Who is under 18 is never shown with the whole name, and nobody under 13 with a name."
    className="max-w-96"
  >
    {(control) => (
      <Select
        {...control}
        value={rule}
        onChange={({ target }) => onChange(nameRules.find((each) => each === target.value) ?? rule)}
      >
        {nameRules.map((each) => (
          <option key={each} value={each}>
            {wordsOf[each]}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
