import { MailX } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/numbers";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ConfirmDialog } from "./confirm-dialog";

/** What becomes of mails that were written while no mail server was set, now that one is. */
export function UnsentMails() {
  const [asked, setAsked] = useState<"send" | "delete" | null>(null);
  const send = useAdminCall("POST /api/admin/unsent-mails/send");
  const remove = useAdminCall("DELETE /api/admin/unsent-mails");
  const close = () => setAsked(null);
  const failure = "This could not be done. Please try again.";
  return (
    <div className="grid gap-3 rounded-xl border border-rule bg-warning-wash px-5 py-4">
      <p className="flex items-start gap-3">
        <MailX aria-hidden className="mt-1 size-5 shrink-0 text-warning" />
        <span>
          <strong>Some mails were never sent.</strong> They were written while no mail server was
          set. Now one is.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked("send")}>Send them all now</Button>
        <Button variant="outline" onClick={() => setAsked("delete")}>
          Delete them
        </Button>
      </div>
      {asked === "send" ? (
        <ConfirmDialog
          title="Send all mails that were never sent?"
          description="Each goes to its reader now. Links in old ones may not work any more: those for a new password hold for 30 minutes, invitations for 7 days."
          submitLabel="Send them all"
          failure={failure}
          onSubmit={async () => {
            const { mails } = await send({});
            toast({ title: `On their way: ${formatNumber(mails)}` });
          }}
          onClose={close}
        />
      ) : null}
      {asked === "delete" ? (
        <ConfirmDialog
          title="Delete all mails that were never sent?"
          description="Nobody gets them, and they are gone from the outbox. The audit log keeps how many there were. This cannot be undone."
          submitLabel="Delete them all"
          isDestructive
          failure={failure}
          onSubmit={async () => {
            const { mails } = await remove({});
            toast({ title: `Deleted: ${formatNumber(mails)}` });
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
