import type { ClassGroup } from "@saywell/contract";
import { groupLimits } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useAssignmentCall } from "../api/use-assignment-call";
import { PickList } from "./pick-list";
import type { PickedFrom } from "./student-picker";
import { WorkDialog } from "./work-dialog";

interface GroupDialogProps {
  classId: string;
  /** Null: a new one. */
  group: ClassGroup | null;
  students: readonly PickedFrom[];
  onClose: () => void;
}

/** What a group is called, and who is in it. */
export function GroupDialog({ classId, group, students, onClose }: GroupDialogProps) {
  const [name, setName] = useState(group?.name ?? "");
  const [studentIds, setStudentIds] = useState<string[]>(group?.studentIds ?? []);
  const [wrong, setWrong] = useState("");
  const make = useAssignmentCall("POST /api/classes/{classId}/groups");
  const change = useAssignmentCall("PUT /api/classes/{classId}/groups/{groupId}");
  return (
    <WorkDialog
      title={group === null ? "New group" : `Change group ${group.name}`}
      description="Who comes into a group later has its work too. What somebody handed in stays theirs."
      submitLabel={group === null ? "Make the group" : "Save changes"}
      mayDraft={false}
      check={() => {
        setWrong(name.trim() === "" ? "Write a name." : "");
        return name.trim() !== "";
      }}
      onSubmit={async () => {
        // Who has left the class meanwhile is in none of its groups.
        const known = studentIds.filter((id) => students.some((each) => each.id === id));
        const body = { name: name.trim(), studentIds: known };
        if (group === null) await make({ params: { classId }, body });
        else await change({ params: { classId, groupId: group.id }, body });
        toast({ title: group === null ? "Group made" : "Changes saved", description: body.name });
      }}
      onClose={onClose}
    >
      <Field label="Name" error={wrong}>
        {(control) => (
          <Input
            {...control}
            maxLength={groupLimits.nameMaxLength}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setWrong("");
            }}
          />
        )}
      </Field>
      <PickList label="Students" options={students} chosen={studentIds} onChoose={setStudentIds}>
        Nobody is in this class yet.
      </PickList>
    </WorkDialog>
  );
}
