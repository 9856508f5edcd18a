import { useState } from "react";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";

/** Gives a mail to the mail server again. */
export function SendAgainButton({ mailId, to }: { mailId: string; to: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const sendAgain = useAdminCall("POST /api/admin/mails/{id}/send-again");
  async function send() {
    setIsBusy(true);
    try {
      const { state } = await sendAgain({ params: { id: mailId } });
      toast(
        state === "NOT_SENT"
          ? { variant: "destructive", title: "Not sent: no mail server is set" }
          : { title: "The mail will be sent" },
      );
    } catch (error) {
      sayFailed("The mail could not be sent again. Please try again.")(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void send()}>
      Send again <span className="sr-only">to {to}</span>
    </Button>
  );
}
