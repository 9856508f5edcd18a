import { passwordRule } from "@saywell/contract/constants";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";

export interface PasswordFieldProps {
  label?: string;
  name?: string;
  /** One to be chosen: its rules are told, and password managers offer to make it. */
  isNew: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label = "Password", name = "password", isNew, value, onChange, error } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={
        isNew
          ? `At least ${passwordRule.min} characters. Not your name, your email or a word that many people use.`
          : undefined
      }
      error={error}
    >
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            minLength={isNew ? passwordRule.min : undefined}
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
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </span>
      )}
    </Field>
  );
}
