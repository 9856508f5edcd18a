import { codeMaxLength } from "@saywell/contract/constants";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean;
}

/** For the code that an app on the phone shows. Phones and password managers fill it in. */
export const CodeField = ({ value, onChange, error, takesRecoveryCode = true }: CodeFieldProps) => (
  <Field
    label="Code"
    hint={
      takesRecoveryCode
        ? "The 6 digits in the app on your phone, or one of your recovery codes."
        : "The 6 digits that the app shows now."
    }
    error={error}
  >
    {(control) => (
      <Input
        {...control}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={codeMaxLength}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
