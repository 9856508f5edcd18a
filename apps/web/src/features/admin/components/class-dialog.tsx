import type { SchoolClass } from "@saywell/contract";
import { classNameMaxLength } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ConfirmDialog } from "./confirm-dialog";
import { type Picked, PersonPicker } from "./person-picker";

interface ClassDialogProps {
  /** As it was read; null for a new one. */
  before: SchoolClass | null;
  onClose: () => void;
  onDone?: (made: SchoolClass) => void;
}

/** Asks for the name and the teacher of a class. */
export function ClassDialog({ before, onClose, onDone }: ClassDialogProps) {
  const [name, setName] = useState(before?.name ?? "");
  const [teacher, setTeacher] = useState<Picked | null>(before?.teacher ?? null);
  const [missing, setMissing] = useState<"name" | "teacher" | null>(null);
  /** What is on the screen may be read anew while this is open. */
  const [seen] = useState(before);
  const make = useAdminCall("POST /api/admin/classes");
  const change = useAdminCall("PUT /api/admin/classes/{id}");

  async function store() {
    const wish = { name: name.trim(), teacherId: teacher?.id ?? "" };
    const made =
      seen === null
        ? await make({ body: wish })
        : await change({
            params: { id: seen.id },
            body: { ...wish, was: { name: seen.name, teacherId: seen.teacher.id } },
          });
    toast({ title: seen === null ? "Class made" : "Class changed" });
    onDone?.(made);
  }

  return (
    <ConfirmDialog
      title={seen === null ? "Make a class" : "Change the class"}
      description={
        seen === null
          ? "Its teacher sees what its students do."
          : "A new teacher sees from now on what the students do, and the old one no longer does."
      }
      submitLabel={seen === null ? "Make class" : "Change class"}
      failure="The class could not be stored. Please try again."
      check={() => {
        const first = name.trim() === "" ? "name" : teacher === null ? "teacher" : null;
        setMissing(first);
        return first === null;
      }}
      onSubmit={store}
      onClose={onClose}
    >
      <Field label="Name" error={missing === "name" ? "Give the class a name." : ""}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={classNameMaxLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <PersonPicker
        label="Teacher"
        roles={["TEACHER", "ADMIN"]}
        picked={teacher}
        onPick={setTeacher}
        error={missing === "teacher" ? "Choose who teaches it." : ""}
      />
    </ConfirmDialog>
  );
}
