import type { ClassInvitation } from "@saywell/contract";
import { Link2, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../../../lib/dates";
import { sayFailed } from "../../../lib/say-failed";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useRosterCall } from "../api/use-roster-call";
import { invitationLink } from "../model/roster-words";

interface ClassInvitationListProps {
  classId: string;
  invitations: readonly ClassInvitation[];
  sendsMail: boolean;
  timeZone: string;
}

/** Who is invited and has not answered, with what a teacher can do about it. */
export function ClassInvitationList(props: ClassInvitationListProps) {
  const { classId, invitations, sendsMail, timeZone } = props;
  const [asked, setAsked] = useState<ClassInvitation | null>(null);
  const takeBack = useRosterCall("DELETE /api/classes/{classId}/invitations/{invitationId}");
  return (
    <>
      <ul
        aria-label="Open invitations"
        className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
      >
        {invitations.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-64">
              {each.name === null ? null : <p className="font-semibold break-words">{each.name}</p>}
              <p className="break-all">{each.email}</p>
              <p className="text-sm text-muted-foreground">
                {sendsMail && each.sentAt !== null
                  ? `Sent ${formatMoment(each.sentAt, timeZone)}`
                  : `Made ${formatMoment(each.createdAt, timeZone)}`}
              </p>
              {each.mailProblem === null ? null : (
                <p className="text-sm font-semibold break-words text-destructive">
                  {`The mail could not be delivered. ${each.mailProblem}`}
                </p>
              )}
            </div>
            <Actions
              classId={classId}
              invitation={each}
              sendsMail={sendsMail}
              onTakeBack={() => setAsked(each)}
            />
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <Confirm
          title="Take this invitation back?"
          description={`The link that ${asked.email} has leads nowhere from then on.`}
          submitLabel="Take back"
          failure="The invitation could not be taken back. Please try again."
          onSubmit={async () => {
            await takeBack({ params: { classId, invitationId: asked.id } });
            toast({ title: "Invitation taken back" });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ActionsProps {
  classId: string;
  invitation: ClassInvitation;
  sendsMail: boolean;
  onTakeBack: () => void;
}

function Actions({ classId, invitation, sendsMail, onTakeBack }: ActionsProps) {
  const { id, email, token } = invitation;
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const send = useRosterCall("POST /api/classes/{classId}/invitations/{invitationId}/send");
  async function sendAgain() {
    setIsBusy(true);
    await send({ params: { classId, invitationId: id } }).then(
      () => toast({ title: "Sent again", description: email }),
      sayFailed("The mail could not be sent."),
    );
    setIsBusy(false);
  }
  const link = invitationLink(window.location.origin, token);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => toast({ title: "Link copied", description: `For ${email}` }),
      () => setShown(link),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" size="sm" onClick={copy}>
        <Link2 aria-hidden /> Copy link <span className="sr-only">for {email}</span>
      </Button>
      {sendsMail ? (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void sendAgain()}>
          <Send aria-hidden /> Send again <span className="sr-only">to {email}</span>
        </Button>
      ) : null}
      <Button variant="ghost" size="sm" onClick={onTakeBack}>
        <Undo2 aria-hidden /> Take back <span className="sr-only">the one of {email}</span>
      </Button>
      {shown === null ? null : (
        <Input
          readOnly
          aria-label="Your browser did not allow it. Copy the link yourself"
          value={shown}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
