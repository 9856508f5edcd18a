import type { PlanType } from "@saywell/contract/constants";
import { plans } from "@saywell/content";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

interface MembersPlanFieldProps {
  plan: PlanType | null;
  onChange: (plan: PlanType | null) => void;
}

/** What the school has agreed on for everybody in its classes. The free plan is no agreement. */
export function MembersPlanField({ plan, onChange }: MembersPlanFieldProps) {
  return (
    <Field
      label="Plan of everybody in a class"
      hint="Students of a class have this plan, or their own where it opens more. They pay nothing for it. Where plans are off, everything is open anyway."
    >
      {(control) => (
        <Select
          {...control}
          value={plan ?? ""}
          onChange={({ target }) => onChange((target.value || null) as PlanType | null)}
        >
          <option value="">Their own plan</option>
          {plans
            .filter(({ id }) => id !== "FREEMIUM" || plan === id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
