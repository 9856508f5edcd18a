import type { Assignment, ClassGroup } from "@saywell/contract";
import { Pencil, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import { sayFailed } from "../../../lib/say-failed";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useAssignmentCall } from "../api/use-assignment-call";
import { ChangeDialog } from "./change-dialog";
import type { PickedFrom } from "./student-picker";

interface AssignmentActionsProps {
  assignment: Assignment;
  students: readonly PickedFrom[];
  groups: readonly ClassGroup[];
  timeZone: string;
  onGone: () => void;
}

/** What a teacher does with an assignment: hand it out, change it, take it back. */
export function AssignmentActions(props: AssignmentActionsProps) {
  const { assignment, students, groups, timeZone, onGone } = props;
  const { id: assignmentId, title, isDraft } = assignment;
  const [open, setOpen] = useState<"change" | "take-back" | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = useAssignmentCall("PUT /api/assignments/{assignmentId}");
  const remove = useAssignmentCall("DELETE /api/assignments/{assignmentId}");

  async function handOut() {
    setIsBusy(true);
    const { instructions, opensAt, dueAt, lateRule, studentIds, groupIds } = assignment;
    const body = {
      instructions,
      // What was to open at once opens now, not when the draft was written.
      ...(Date.parse(opensAt) > Date.now() && { opensAt }),
      dueAt,
      lateRule,
      studentIds,
      groupIds,
      isDraft: false,
    };
    await change({ params: { assignmentId }, body }).then(
      () => toast({ title: "Assigned", description: title }),
      sayFailed("This could not be assigned."),
    );
    setIsBusy(false);
  }

  return (
    <div className="flex flex-wrap gap-3">
      {isDraft ? (
        <Button disabled={isBusy} onClick={() => void handOut()}>
          <Send aria-hidden /> Assign now
        </Button>
      ) : null}
      <Button variant="outline" onClick={() => setOpen("change")}>
        <Pencil aria-hidden /> Change
      </Button>
      <Button variant="ghost" onClick={() => setOpen("take-back")}>
        <Undo2 aria-hidden /> {isDraft ? "Delete draft" : "Take back"}
      </Button>
      {open === "change" ? (
        <ChangeDialog
          assignment={assignment}
          students={students}
          groups={groups}
          timeZone={timeZone}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "take-back" ? (
        <Confirm
          title={isDraft ? `Delete the draft of ${title}?` : `Take ${title} back?`}
          description={
            isDraft
              ? "No student has seen it."
              : "It goes from every student's list and from your figures. What they learnt for it stays theirs."
          }
          submitLabel={isDraft ? "Delete draft" : "Take back"}
          onSubmit={async () => {
            await remove({ params: { assignmentId } });
            toast({ title: isDraft ? "Draft deleted" : "Taken back" });
            onGone();
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
