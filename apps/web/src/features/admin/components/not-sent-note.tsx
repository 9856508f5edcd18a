import { MailX } from "lucide-react";
import { Link } from "../../../lib/link";

/** Says that no mail leaves this installation, and where mails are. */
export const NotSentNote = ({ isInOutbox = false }: { isInOutbox?: boolean }) => (
  <p className="flex items-start gap-3 rounded-xl border border-rule bg-warning-wash px-5 py-4">
    <MailX aria-hidden className="mt-1 size-5 shrink-0 text-warning" />
    <span>
      <strong>Not sent: no mail server is set.</strong>{" "}
      {isInOutbox ? (
        "Each mail waits here, where you can read it and pass its link on yourself. Links that open an account of the staff are hidden."
      ) : (
        <>
          Each mail waits in{" "}
          <Link to="/admin/mail" className="text-primary underline underline-offset-4">
            the outbox
          </Link>
          , where you can read it and pass its link on yourself.
        </>
      )}{" "}
      Set SMTP_URL and start Saywell again to send mails.
    </span>
  </p>
);
