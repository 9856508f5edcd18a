import { emailMaxLength } from "@saywell/contract/constants";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";

export interface EmailFieldProps {
  label?: string;
  name?: string;
  hint?: string;
  autoComplete: "email" | "username" | "off";
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function EmailField({
  label = "Email",
  name = "email",
  hint,
  autoComplete,
  value,
  onChange,
  error,
}: EmailFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="email"
          autoComplete={autoComplete}
          maxLength={emailMaxLength}
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
