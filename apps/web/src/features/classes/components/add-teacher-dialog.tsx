import type { ClassDetails } from "@saywell/contract";
import { userSearch } from "@saywell/contract/constants";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useTeacherSearch } from "../api/class-reads";
import { useClassCall } from "../api/use-class-call";
import { FormDialog } from "./form-dialog";

interface AddTeacherDialogProps {
  schoolClass: ClassDetails;
  onClose: () => void;
}

const mostShown = 6;

/** Finds another teacher of the school by name, who then teaches a class too. */
export function AddTeacherDialog({ schoolClass, onClose }: AddTeacherDialogProps) {
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<{ id: string; name: string } | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const add = useClassCall("POST /api/classes/{classId}/teachers");
  const search = useTeacherSearch(typed);
  const there = new Set(schoolClass.teachers.map(({ id }) => id));
  const found = (search.data ?? []).filter(({ id }) => !there.has(id)).slice(0, mostShown);
  return (
    <FormDialog
      title="Add a co-teacher"
      description="They see the students of this class and what they do, and can change the class as you do."
      submitLabel="Add teacher"
      failure="The teacher could not be added. Please try again."
      check={() => {
        setIsMissing(picked === null);
        return picked !== null;
      }}
      onSubmit={async () => {
        if (picked === null) return;
        await add({ params: { classId: schoolClass.id }, body: { teacherId: picked.id } });
        toast({ title: "Teacher added", description: picked.name });
      }}
      onClose={onClose}
    >
      {picked === null ? (
        <div className="grid grid-cols-1 gap-2">
          <Field
            label="Name of the teacher"
            hint={`Type at least ${userSearch.minLength} letters.`}
            error={isMissing ? "Choose a teacher from the list." : ""}
          >
            {(control) => (
              <Input
                {...control}
                type="search"
                autoComplete="off"
                maxLength={userSearch.maxLength}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setIsMissing(false);
                }}
              />
            )}
          </Field>
          <ul aria-label="Teachers found" className="grid grid-cols-1 gap-1">
            {found.map(({ id, name }) => (
              <li key={id}>
                <Button
                  variant="ghost"
                  className="w-full justify-start px-3 whitespace-normal"
                  onClick={() => setPicked({ id, name })}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="text-sm text-muted-foreground">
            {search.isError
              ? "The search did not work. Please try again."
              : search.isSuccess && found.length === 0
                ? "No other teacher was found."
                : ""}
          </p>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-semibold break-words">{picked.name}</p>
          <Button variant="outline" size="sm" onClick={() => setPicked(null)}>
            Choose somebody else
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
