import type { PersonDetails } from "@saywell/contract";
import { adminReasonMaxLength } from "@saywell/contract/constants";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ConfirmDialog } from "./confirm-dialog";

interface PersonExclusionProps {
  person: PersonDetails;
  /** Once there is nobody left to show. */
  onGone: () => void;
}

/** Helping who forgot the password or lost the phone, shutting somebody out and letting them in again, and forgetting who they are. */
export function PersonExclusion({ person, onGone }: PersonExclusionProps) {
  const { id, name, email, isSuspended, hasSecondFactor } = person;
  const [asked, setAsked] = useState<
    "password" | "second-factor" | "sessions" | "suspend" | "restore" | "anonymise" | null
  >(null);
  const sendLink = useAdminCall("POST /api/admin/people/{id}/password-link");
  const removeFactor = useAdminCall("POST /api/admin/people/{id}/second-factor/remove");
  const endSessions = useAdminCall("POST /api/admin/people/{id}/end-sessions");
  const suspend = useAdminCall("POST /api/admin/people/{id}/suspend");
  const restore = useAdminCall("POST /api/admin/people/{id}/restore");
  const anonymise = useAdminCall("POST /api/admin/people/{id}/anonymise");
  const close = () => setAsked(null);
  const common = {
    reason: { maxLength: adminReasonMaxLength },
    failure: "This could not be done. Please try again.",
    onClose: close,
  };
  return (
    <Card className="gap-5 p-5 sm:p-6">
      {email === null || isSuspended || person.isWaiting ? null : (
        <Step text="If they have forgotten the password, this mails them a link to a new one, as the log-in page does.">
          <Button variant="outline" onClick={() => setAsked("password")}>
            Send a password link
          </Button>
        </Step>
      )}
      {hasSecondFactor ? (
        <Step text="If the phone and the recovery codes are lost, they cannot log in until an admin takes the second factor away.">
          <Button variant="outline" onClick={() => setAsked("second-factor")}>
            Take away the second factor
          </Button>
        </Step>
      ) : null}
      {person.openSessions === 0 ? null : (
        <Step text="If a phone or a computer is lost or stolen, this ends every session at once.">
          <Button variant="outline" onClick={() => setAsked("sessions")}>
            Log out everywhere
          </Button>
        </Step>
      )}
      <Step
        text={
          isSuspended
            ? "This person is suspended and cannot log in."
            : "Suspended people cannot log in until an admin restores them. Nothing of theirs is deleted."
        }
      >
        <Button
          variant="outline"
          className={isSuspended ? "" : "text-destructive"}
          onClick={() => setAsked(isSuspended ? "restore" : "suspend")}
        >
          {isSuspended ? "Restore" : "Suspend"}
        </Button>
      </Step>
      <Step text="Anonymising takes away for good who somebody is. What they learnt stays as figures.">
        <Button
          variant="outline"
          className="text-destructive"
          onClick={() => setAsked("anonymise")}
        >
          Anonymise
        </Button>
      </Step>
      {asked === "password" ? (
        <ConfirmDialog
          title={`Send ${name} a password link?`}
          description={`It goes to ${email ?? "nobody"}, works once, for 30 minutes, and ends every session of theirs when they choose a new password.`}
          submitLabel="Send the link"
          failure={common.failure}
          onSubmit={async () => {
            await sendLink({ params: { id } });
            toast({ title: "Link made", description: "The mail is in the outbox." });
          }}
          onClose={close}
        />
      ) : null}
      {asked === "second-factor" ? (
        <ConfirmDialog
          {...common}
          title={`Take away the second factor of ${name}?`}
          description={`Be sure that it is ${name} who asks: the password alone opens the account then. ${name} is logged out everywhere at once, and gets a mail about it.`}
          submitLabel="Take it away"
          isDestructive
          onSubmit={async ({ reason }) => {
            await removeFactor({ params: { id }, body: { reason } });
            toast({ title: "The second factor is gone" });
          }}
        />
      ) : null}
      {asked === "sessions" ? (
        <ConfirmDialog
          {...common}
          title={`Log ${name} out everywhere?`}
          description={`${name} is logged out on all devices at once, and can log in again. Where the password may be known too, ask them to choose a new one.`}
          submitLabel="Log out everywhere"
          onSubmit={async ({ reason }) => {
            await endSessions({ params: { id }, body: { reason } });
            toast({ title: "Logged out everywhere" });
          }}
        />
      ) : null}
      {asked === "suspend" ? (
        <ConfirmDialog
          {...common}
          title={`Suspend ${name}?`}
          reason={{ ...common.reason, hint: staffOnly }}
          description={`${name} is logged out everywhere at once and cannot log in, and is told so at the log-in, and by mail where the address is confirmed. You can restore them at any time.`}
          submitLabel="Suspend"
          isDestructive
          onSubmit={async ({ reason }) => {
            await suspend({ params: { id }, body: { reason } });
            toast({ title: "Suspended" });
          }}
        />
      ) : null}
      {asked === "restore" ? (
        <ConfirmDialog
          {...common}
          title={`Restore ${name}?`}
          description={`${name} can log in again.`}
          submitLabel="Restore"
          onSubmit={async ({ reason }) => {
            await restore({ params: { id }, body: { reason } });
            toast({ title: "Restored" });
          }}
        />
      ) : null}
      {asked === "anonymise" ? (
        <ConfirmDialog
          {...common}
          title={`Anonymise ${name}?`}
          description="The name, the address and everything else that says who this is are deleted, and nobody can log in with this account again. This cannot be undone."
          typedName={name}
          submitLabel="Anonymise for good"
          isDestructive
          onSubmit={async (given) => {
            await anonymise({ params: { id }, body: given });
            toast({ title: "Anonymised" });
            onGone();
          }}
        />
      ) : null}
    </Card>
  );
}

const staffOnly =
  "For the staff: it stands on this page and in the audit log. The person does not read it.";

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 grow basis-64">{text}</p>
    {children}
  </div>
);
