import type { Invitation } from "@saywell/contract";
import { useState } from "react";
import { formatMoment } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Tag } from "../../../ui/tag";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { invitationWords } from "../model/invitation-words";
import { roleWords } from "../model/person-words";
import { ConfirmDialog } from "./confirm-dialog";
import { Row, Rows } from "./rows";

interface InvitationListProps {
  invitations: readonly Invitation[];
  timeZone: string;
}

/** Who was invited as what, by whom; those that wait can be taken back. */
export function InvitationList({ invitations, timeZone }: InvitationListProps) {
  const [asked, setAsked] = useState<Invitation | null>(null);
  const revoke = useAdminCall("POST /api/admin/invitations/{id}/revoke");
  return (
    <>
      <Rows>
        {invitations.map((invitation) => (
          <Row key={invitation.id}>
            <div className="min-w-0 basis-64 grow">
              <p className="font-semibold break-all">{invitation.email}</p>
              <p className="text-sm break-words text-muted-foreground">
                {invitation.name === null ? "" : `${invitation.name}, `}
                {invitation.isFromServer
                  ? "made on the server"
                  : `invited by ${invitation.invitedBy?.name ?? "somebody whose account is gone"}`}{" "}
                on {formatMoment(invitation.createdAt, timeZone)}
                {invitation.classes.length === 0
                  ? ""
                  : `, for ${invitation.classes.map(({ name }) => name).join(", ")}`}
              </p>
              {invitation.mailProblem !== null && invitation.state === "WAITING" ? (
                <p className="text-sm font-semibold break-words text-destructive">
                  The mail could not be delivered: {invitation.mailProblem}
                </p>
              ) : null}
            </div>
            <span className="flex flex-wrap items-center gap-2">
              <Tag>{roleWords[invitation.role]}</Tag>
              <Tag tone={invitation.state === "WAITING" ? "primary" : "outline"}>
                {invitationWords[invitation.state]}
              </Tag>
              {invitation.state === "WAITING" ? (
                <Button variant="outline" size="sm" onClick={() => setAsked(invitation)}>
                  Take back <span className="sr-only">the invitation of {invitation.email}</span>
                </Button>
              ) : null}
            </span>
          </Row>
        ))}
      </Rows>
      {asked === null ? null : (
        <ConfirmDialog
          title="Take this invitation back?"
          description={`The link in the mail to ${asked.email} stops working at once.`}
          submitLabel="Take back"
          isDestructive
          failure="The invitation could not be taken back. Please try again."
          onSubmit={async () => {
            await revoke({ params: { id: asked.id } });
            toast({ title: "Invitation taken back" });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
