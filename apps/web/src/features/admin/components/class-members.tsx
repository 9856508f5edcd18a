import type { SchoolClassDetails } from "@saywell/contract";
import { Users } from "lucide-react";
import { useState } from "react";
import { formatDay } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Tag } from "../../../ui/tag";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ageWords } from "../model/person-words";
import { ConfirmDialog } from "./confirm-dialog";
import { type Picked, PersonPicker } from "./person-picker";
import { Row, Rows } from "./rows";

interface ClassMembersProps {
  schoolClass: SchoolClassDetails;
  timeZone: string;
}

type Member = SchoolClassDetails["members"][number];

/** The students of a class; more can be put in, and any be taken out. */
export function ClassMembers({ schoolClass, timeZone }: ClassMembersProps) {
  const { id, name, members } = schoolClass;
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const remove = useAdminCall("DELETE /api/admin/classes/{id}/members/{accountId}");
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-heading text-xl font-semibold">Students ({members.length})</h3>
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          Add a student
        </Button>
      </div>
      {members.length === 0 ? (
        <EmptyState icon={<Users />} title="Nobody is in this class yet">
          Add students one by one, invite them, or import them from a file.
        </EmptyState>
      ) : (
        <Rows>
          {members.map((member) => (
            <Row key={member.id}>
              <div className="min-w-0 basis-56 grow">
                <Link
                  to={linkTo("/admin/people/:personId", { personId: member.id })}
                  className="font-semibold break-words text-primary underline-offset-4 hover:underline"
                >
                  {member.name}
                </Link>
                <p className="text-sm text-muted-foreground">
                  <span className="break-all">{member.email ?? "No address"}</span>,{" "}
                  <span className="whitespace-nowrap">
                    since {formatDay(member.joinedAt, timeZone)}
                  </span>
                </p>
              </div>
              <span className="flex flex-wrap items-center gap-2">
                {member.isSuspended ? <Tag tone="wrong">Suspended</Tag> : null}
                <Tag>{ageWords[member.ageBand]}</Tag>
                <Button variant="outline" size="sm" onClick={() => setLeaving(member)}>
                  Take out <span className="sr-only">{member.name}</span>
                </Button>
              </span>
            </Row>
          ))}
        </Rows>
      )}
      {isAdding ? <AddStudent classId={id} onClose={() => setIsAdding(false)} /> : null}
      {leaving === null ? null : (
        <ConfirmDialog
          title={`Take ${leaving.name} out of the class?`}
          description={`${name} and its rooms are closed to ${leaving.name} from then on. The account stays, with all that was learnt.`}
          submitLabel="Take out"
          isDestructive
          failure="This could not be done. Please try again."
          onSubmit={async () => {
            await remove({ params: { id, accountId: leaving.id } });
            toast({ title: "Taken out of the class" });
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function AddStudent({ classId, onClose }: { classId: string; onClose: () => void }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const add = useAdminCall("POST /api/admin/classes/{id}/members");
  return (
    <ConfirmDialog
      title="Add a student"
      description="The teacher of this class sees what they do here."
      submitLabel="Add student"
      failure="This could not be done. Please try again."
      check={() => {
        setIsMissing(picked === null);
        return picked !== null;
      }}
      onSubmit={async () => {
        await add({ params: { id: classId }, body: { accountId: picked?.id ?? "" } });
        toast({ title: "Added to the class" });
      }}
      onClose={onClose}
    >
      <PersonPicker
        label="Student"
        roles={["LEARNER"]}
        picked={picked}
        onPick={setPicked}
        error={isMissing ? "Choose somebody." : ""}
      />
    </ConfirmDialog>
  );
}
