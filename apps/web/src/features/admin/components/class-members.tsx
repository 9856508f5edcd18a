import type { ClassMember, SchoolClass } from "@saywell/contract";
import { adminSearchMaxLength } from "@saywell/contract/constants";
import { Users } from "lucide-react";
import { useState } from "react";
import { formatDay } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { formatNumber } from "../../../lib/numbers";
import { usePages } from "../../../lib/use-pages";
import { useRested } from "../../../lib/use-rested";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { PagedList } from "../../../ui/paged-list";
import { Tag } from "../../../ui/tag";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ageWords } from "../model/person-words";
import { ConfirmDialog } from "./confirm-dialog";
import { type Picked, PersonPicker } from "./person-picker";
import { Row, Rows } from "./rows";

interface ClassMembersProps {
  schoolClass: SchoolClass;
  timeZone: string;
}

/** The students of a class; more can be put in, and any be taken out. */
export function ClassMembers({ schoolClass, timeZone }: ClassMembersProps) {
  const { id, name, students } = schoolClass;
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const read = usePages("GET /api/admin/classes/{id}/members", rested === "" ? {} : { q: rested }, {
    params: { id },
  });
  const [leaving, setLeaving] = useState<ClassMember | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const remove = useAdminCall("DELETE /api/admin/classes/{id}/members/{accountId}");
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-heading text-xl font-semibold">Students ({formatNumber(students)})</h3>
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          Add a student
        </Button>
      </div>
      {students === 0 ? null : (
        <Field label="Name or address">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={adminSearchMaxLength}
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
      )}
      <PagedList read={read} failure="The students could not be read.">
        {(pages) => {
          const members = pages.flatMap((page) => page.members);
          if (members.length === 0) {
            return rested === "" ? (
              <EmptyState icon={<Users />} title="Nobody is in this class yet">
                Add students one by one, invite them, or import them from a file.
              </EmptyState>
            ) : (
              <EmptyState icon={<Users />} title="Nobody was found">
                Look for something shorter.
              </EmptyState>
            );
          }
          return (
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
          );
        }}
      </PagedList>
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
