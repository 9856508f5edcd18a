import { Button } from "../../../ui/button";
import { useSendVerification } from "../api/use-send-verification";
import { FormFailure } from "./form-failure";

/** Sends the mail again, and says that it did, or when it can. */
export function SendVerification({
  userId,
  label = "Send the mail again",
}: {
  userId: string;
  label?: string;
}) {
  const sending = useSendVerification(userId);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        disabled={sending.isPending || sending.isSuccess}
        onClick={() => sending.mutate()}
      >
        {sending.isPending ? "One moment…" : label}
      </Button>
      <output className="font-semibold empty:hidden">
        {sending.isSuccess ? "The mail is on its way. The link in it works for 3 days." : null}
      </output>
      <FormFailure error={sending.error} otherwise="The mail was not sent. Please try again." />
    </div>
  );
}
