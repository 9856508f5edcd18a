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

/** Shutting somebody out, letting them in again, and forgetting who they are. */
export function PersonExclusion({ person, onGone }: PersonExclusionProps) {
  const { id, name, isSuspended } = person;
  const [asked, setAsked] = useState<"suspend" | "restore" | "anonymise" | null>(null);
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
      {asked === "suspend" ? (
        <ConfirmDialog
          {...common}
          title={`Suspend ${name}?`}
          description={`${name} is logged out everywhere at once and cannot log in. You can restore them at any time.`}
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

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 grow basis-64">{text}</p>
    {children}
  </div>
);
