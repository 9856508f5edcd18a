import type { SessionUser } from "@saywell/contract";
import { useMail, useSystem } from "../../../features/admin/api/admin-reads";
import { MailBody } from "../../../features/admin/components/mail-body";
import { MailStateTag } from "../../../features/admin/components/mail-state-tag";
import { Fact, Facts } from "../../../features/admin/components/rows";
import { SendAgainButton } from "../../../features/admin/components/send-again-button";
import {
  canBeSentAgain,
  hiddenLinkWords,
  mailKindWords,
} from "../../../features/admin/model/mail-words";
import { formatMoment } from "../../../lib/dates";
import { usePathParams } from "../../../lib/link";
import { Card } from "../../../ui/card";
import { AdminPage } from "./admin-page";
import { BackTo } from "./back-to";
import { ThingState } from "./thing-state";

export default function OneMailPage() {
  return (
    <AdminPage title="One mail" back={<BackTo path="/admin/mail">Mail</BackTo>}>
      {(admin) => <OneMail admin={admin} />}
    </AdminPage>
  );
}

function OneMail({ admin: { timeZone } }: { admin: SessionUser }) {
  const { mailId } = usePathParams("/admin/mail/:mailId");
  const read = useMail(mailId);
  const system = useSystem();
  return (
    <>
      <ThingState
        read={read}
        failure="This mail could not be read."
        missing="There is no such mail"
      >
        {(mail) => (
          <>
            <Card className="gap-4 p-5 sm:p-6">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="min-w-0 text-xl font-semibold break-words">{mail.subject}</h2>
                <span className="flex flex-wrap items-center gap-2">
                  <MailStateTag state={mail.state} />
                  {system.data?.hasMailServer && canBeSentAgain(mail) ? (
                    <SendAgainButton mailId={mail.id} to={mail.to} />
                  ) : null}
                </span>
              </div>
              <Facts>
                <Fact label="To">
                  <span className="break-all">{mail.to}</span>
                </Fact>
                <Fact label="What for">{mailKindWords[mail.kind]}</Fact>
                <Fact label="Written">{formatMoment(mail.createdAt, timeZone)}</Fact>
                <Fact label="Sent">
                  {mail.sentAt === null ? "Not yet" : formatMoment(mail.sentAt, timeZone)}
                </Fact>
                {mail.lastError === null ? null : (
                  <Fact label="What went wrong">{mail.lastError}</Fact>
                )}
                {mail.nextTryAt === null ? null : (
                  <Fact label="Next try">{formatMoment(mail.nextTryAt, timeZone)}</Fact>
                )}
              </Facts>
            </Card>
            {mail.hiddenLink === null ? null : (
              <p role="note" className="text-muted-foreground">
                {hiddenLinkWords[mail.hiddenLink]}
              </p>
            )}
            {mail.body === null ? (
              <p className="text-muted-foreground">
                The words of this mail are gone: it held a link for its reader alone, and was sent.
              </p>
            ) : (
              <MailBody body={mail.body} />
            )}
          </>
        )}
      </ThingState>
    </>
  );
}
