import type { SchoolClass, SessionUser } from "@saywell/contract";
import { useState } from "react";
import { useClass } from "../../../features/admin/api/admin-reads";
import { useAdminCall } from "../../../features/admin/api/use-admin-call";
import { ClassDialog } from "../../../features/admin/components/class-dialog";
import { ClassMembers } from "../../../features/admin/components/class-members";
import { ConfirmDialog } from "../../../features/admin/components/confirm-dialog";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { AdminPage } from "./admin-page";
import { BackTo } from "./back-to";
import { ThingState } from "./thing-state";

export default function ClassPage() {
  return (
    <AdminPage title="Class" back={<BackTo path="/admin/classes">Classes</BackTo>}>
      {(admin) => <OneClass admin={admin} />}
    </AdminPage>
  );
}

function OneClass({ admin }: { admin: SessionUser }) {
  const { classId } = usePathParams("/admin/classes/:classId");
  const read = useClass(classId);
  return (
    <>
      <ThingState
        read={read}
        failure="This class could not be read."
        missing="There is no such class"
      >
        {(schoolClass) => (
          <>
            <Head key={schoolClass.id} schoolClass={schoolClass} />
            <ClassMembers schoolClass={schoolClass} timeZone={admin.timeZone} />
          </>
        )}
      </ThingState>
    </>
  );
}

function Head({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id, name, teacher, students } = schoolClass;
  const [asked, setAsked] = useState<"change" | "delete" | null>(null);
  const remove = useAdminCall("DELETE /api/admin/classes/{id}");
  const goTo = useGoTo();
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 basis-64 grow">
        <h2 className="font-heading text-2xl font-semibold break-words">{name}</h2>
        <p>
          Taught by{" "}
          <Link
            to={linkTo("/admin/people/:personId", { personId: teacher.id })}
            className="text-primary underline underline-offset-4"
          >
            {teacher.name}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setAsked("change")}>
          Change name or teacher
        </Button>
        <Button variant="outline" className="text-destructive" onClick={() => setAsked("delete")}>
          Delete
        </Button>
      </div>
      {asked === "change" ? <ClassDialog before={schoolClass} onClose={close} /> : null}
      {asked === "delete" ? (
        <ConfirmDialog
          title={`Delete ${name}?`}
          description={`The class goes, and with it the rooms that are for it alone and what was said in them. ${
            students === 0
              ? "It has no students."
              : `Its ${students === 1 ? "student keeps the account" : `${students} students keep their accounts`}.`
          } This cannot be undone.`}
          typedName={name}
          submitLabel="Delete the class"
          isDestructive
          failure="The class could not be deleted. Please try again."
          onSubmit={async () => {
            await remove({ params: { id } });
            toast({ title: "Class deleted" });
            goTo("/admin/classes");
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
