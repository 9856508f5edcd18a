import type { Assignment, ClassGroup } from "@saywell/contract";
import { useState } from "react";
import { toast } from "../../../ui/use-toast";
import { useAssignmentCall } from "../api/use-assignment-call";
import { draftOf, timesOf, type Wrong } from "../model/work-draft";
import type { PickedFrom } from "./student-picker";
import { WorkDialog } from "./work-dialog";
import { WorkFields } from "./work-fields";

interface ChangeDialogProps {
  assignment: Assignment;
  students: readonly PickedFrom[];
  groups: readonly ClassGroup[];
  timeZone: string;
  onClose: () => void;
}

/** Changes when work opens and is due, what is said about it, and for whom it is. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { assignment, students, groups, timeZone, onClose } = props;
  /** It may be read anew while this is open. */
  const [before] = useState(assignment);
  const [draft, setDraft] = useState(() => draftOf(before, timeZone));
  const [wrong, setWrong] = useState<Wrong>({});
  const change = useAssignmentCall("PUT /api/assignments/{assignmentId}");
  const asked = timesOf(draft, before, timeZone);
  return (
    <WorkDialog
      title={`Change ${before.title}`}
      description={
        before.isDraft
          ? "It is a draft: only teachers of the class see it."
          : "Students see the change at once."
      }
      submitLabel={before.isDraft ? "Assign" : "Save changes"}
      mayDraft={before.isDraft}
      check={() => {
        setWrong("wrong" in asked ? asked.wrong : {});
        return !("wrong" in asked);
      }}
      onSubmit={async (isDraft) => {
        if ("wrong" in asked) return;
        await change({
          params: { assignmentId: before.id },
          body: { ...asked.times, isDraft },
        });
        toast({ title: before.isDraft && !isDraft ? "Assigned" : "Changes saved" });
      }}
      onClose={onClose}
    >
      <WorkFields
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          setWrong({});
        }}
        wrong={wrong}
        students={students}
        groups={groups}
        timeZone={timeZone}
      />
    </WorkDialog>
  );
}
