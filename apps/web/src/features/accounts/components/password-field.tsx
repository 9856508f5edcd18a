import { passwordRule } from "@saywell/contract/constants";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import type { AuthMode } from "../model/account-rules";

export interface PasswordFieldProps {
  mode: AuthMode;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function PasswordField({ mode, value, onChange, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label="Password"
      hint={mode === "sign-up" ? `At least ${passwordRule.min} characters.` : undefined}
      error={error}
    >
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
            minLength={mode === "sign-up" ? passwordRule.min : undefined}
            maxLength={passwordRule.max}
            required
            className="pr-12"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            variant="ghost"
            size="icon"
            className="absolute top-0 right-0"
            aria-pressed={isShown}
            aria-label="Show password"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </span>
      )}
    </Field>
  );
}
