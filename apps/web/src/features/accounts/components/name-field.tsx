import { nameMaxLength } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";

export interface NameFieldProps {
  name: string;
  onSave: (name: string) => void;
}

/** A name is saved when it is finished: on Enter, or when the field is left. */
export function NameField({ name, onSave }: NameFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  function finish() {
    if (draft === null) return;
    const next = draft.trim();
    setRefused(next === "");
    if (next === "") return;
    setDraft(null);
    if (next !== name) onSave(next);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Field label="Name" error={isRefused ? "Write your name." : undefined}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            dir="auto"
            maxLength={nameMaxLength}
            enterKeyHint="done"
            value={draft ?? name}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={finish}
          />
        )}
      </Field>
    </form>
  );
}
