import type { ClassDetails } from "@saywell/contract";
import { type CefrLevel, classNameMaxLength } from "@saywell/contract/constants";
import { useRef, useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";
import { FormDialog } from "./form-dialog";
import { LevelField } from "./level-field";

interface NewClassDialogProps {
  onMade: (made: ClassDetails) => void;
  onClose: () => void;
}

/** Asks for the name and the level of a class. */
export function NewClassDialog({ onMade, onClose }: NewClassDialogProps) {
  const [name, setName] = useState("");
  const [level, setLevel] = useState<CefrLevel | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const make = useClassCall("POST /api/classes");
  return (
    <FormDialog
      title="New class"
      description="On its page stands a code, by which your students join."
      submitLabel="Make class"
      failure="The class could not be made. Please try again."
      check={() => {
        setIsMissing(name.trim() === "");
        if (name.trim() === "") field.current?.focus();
        return name.trim() !== "";
      }}
      onSubmit={async () => {
        const made = await make({ body: { name: name.trim(), level } });
        toast({ title: "Class made", description: made.name });
        onMade(made);
      }}
      onClose={onClose}
    >
      <Field label="Name" error={isMissing ? "Give the class a name." : ""}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={classNameMaxLength}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
      <LevelField level={level} onChange={setLevel} />
    </FormDialog>
  );
}
