import type { ClassGroup } from "@saywell/contract";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useAssignmentCall } from "../api/use-assignment-call";
import { sayStudents } from "../model/for-whom";
import { GroupDialog } from "./group-dialog";
import type { PickedFrom } from "./student-picker";

interface ClassGroupsProps {
  classId: string;
  groups: readonly ClassGroup[];
  /** Undefined until they are read: nothing is changed before. */
  students: readonly PickedFrom[] | undefined;
  isArchived: boolean;
}

/** The groups of a class: made, renamed, filled and deleted. */
export function ClassGroups({ classId, groups, students, isArchived }: ClassGroupsProps) {
  const [changing, setChanging] = useState<ClassGroup | "new" | null>(null);
  const [going, setGoing] = useState<ClassGroup | null>(null);
  const remove = useAssignmentCall("DELETE /api/classes/{classId}/groups/{groupId}");
  return (
    <>
      {groups.length === 0 ? (
        <p className="text-muted-foreground">
          This class has no groups. Work can be given to a group as to one student.
        </p>
      ) : (
        <ul
          aria-label="Groups"
          className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
        >
          {groups.map((each) => (
            <li key={each.id} className="flex min-h-14 items-center gap-2 py-2 pr-2 pl-4">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{each.name}</span>
                <span className="block text-sm break-words text-muted-foreground">
                  {sayMembers(each, students ?? [])}
                </span>
              </span>
              {isArchived ? null : (
                <>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Change group ${each.name}`}
                    disabled={students === undefined}
                    onClick={() => setChanging(each)}
                  >
                    <Pencil aria-hidden />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Delete group ${each.name}`}
                    onClick={() => setGoing(each)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isArchived ? null : (
        <Button
          variant="outline"
          className="w-fit"
          disabled={students === undefined}
          onClick={() => setChanging("new")}
        >
          <Plus aria-hidden /> New group
        </Button>
      )}
      {changing === null || students === undefined ? null : (
        <GroupDialog
          classId={classId}
          group={changing === "new" ? null : changing}
          students={students}
          onClose={() => setChanging(null)}
        />
      )}
      {going === null ? null : (
        <Confirm
          title={`Delete group ${going.name}?`}
          description="Its students stay in the class and keep the work that they have."
          submitLabel="Delete"
          onSubmit={async () => {
            await remove({ params: { classId, groupId: going.id } });
            toast({ title: "Group deleted" });
          }}
          onClose={() => setGoing(null)}
        />
      )}
    </>
  );
}

const mostNamed = 5;

/** Who is in it, by name while they are few. */
function sayMembers({ studentIds }: ClassGroup, students: readonly PickedFrom[]): string {
  const names = students.filter(({ id }) => studentIds.includes(id)).map(({ name }) => name);
  return names.length === 0 || names.length > mostNamed || names.length < studentIds.length
    ? studentIds.length === 0
      ? "Nobody yet"
      : sayStudents(studentIds.length)
    : names.join(", ");
}
