import type { AgeBand } from "@saywell/contract";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { ageBands } from "../model/setting-values";

export interface AgeFieldProps {
  hint: string;
  value: AgeBand;
  onChange: (ageBand: AgeBand) => void;
}

export function AgeField({ hint, value, onChange }: AgeFieldProps) {
  return (
    <Field label="Your age" hint={hint}>
      {(control) => (
        <Select
          {...control}
          name="ageBand"
          value={value}
          onChange={({ target }) => onChange(target.value as AgeBand)}
        >
          {ageBands.map(([band, label]) => (
            <option key={band} value={band}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
