import type { SessionUser } from "@saywell/contract";
import { adminSearchMaxLength, invitationStates } from "@saywell/contract/constants";
import { Mail, UserPlus } from "lucide-react";
import { useState } from "react";
import { useSystem } from "../../../features/admin/api/admin-reads";
import { usePages } from "../../../lib/use-pages";
import { InvitationList } from "../../../features/admin/components/invitation-list";
import { InviteDialog } from "../../../features/admin/components/invite-dialog";
import { NotSentNote } from "../../../features/admin/components/not-sent-note";
import { PagedList } from "../../../ui/paged-list";
import { Choice } from "../../../features/admin/components/people-filters";
import { choicesOf } from "../../../features/admin/model/person-words";
import { invitationWords } from "../../../features/admin/model/invitation-words";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { useRested } from "../../../lib/use-rested";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { AdminPage } from "./admin-page";
import { useChoice } from "./use-choice";

export default function InvitationsPage() {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <AdminPage
      title="Invitations"
      lead="People become teachers and admins by an invitation. Learners can be invited too."
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden /> Invite somebody
          </Button>
          <Button asChild variant="outline">
            <Link to="/admin/import">Import from CSV</Link>
          </Button>
        </div>
      }
    >
      {(admin) => (
        <>
          <Invitations admin={admin} />
          {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
        </>
      )}
    </AdminPage>
  );
}

function Invitations({ admin }: { admin: SessionUser }) {
  const [state, setState] = useChoice("state", invitationStates);
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const system = useSystem();
  const read = usePages("GET /api/admin/invitations", {
    ...(state !== "" && { state }),
    ...(rested !== "" && { q: rested }),
  });
  return (
    <>
      {system.data?.hasMailServer === false ? <NotSentNote /> : null}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_15rem]">
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
        <Choice
          label="Show"
          all="All invitations"
          value={state}
          options={choicesOf(invitationWords)}
          onChange={setState}
        />
      </div>
      <PagedList read={read} failure="The invitations could not be read.">
        {(pages) => {
          const invitations = pages.flatMap((page) => page.invitations);
          return invitations.length === 0 ? (
            <EmptyState icon={<Mail />} title="No invitations">
              Whom you invite stands here until they accept, or for as long as the link is good.
            </EmptyState>
          ) : (
            <InvitationList invitations={invitations} timeZone={admin.timeZone} />
          );
        }}
      </PagedList>
    </>
  );
}
