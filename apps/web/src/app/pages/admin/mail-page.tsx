import type { SessionUser } from "@saywell/contract";
import { mailDays, mailStates } from "@saywell/contract/constants";
import { Inbox } from "lucide-react";
import { usePages } from "../../../lib/use-pages";
import { MailStateTag } from "../../../features/admin/components/mail-state-tag";
import { NotSentNote } from "../../../features/admin/components/not-sent-note";
import { PagedList } from "../../../ui/paged-list";
import { Choice } from "../../../features/admin/components/people-filters";
import { Row, Rows } from "../../../features/admin/components/rows";
import { SendAgainButton } from "../../../features/admin/components/send-again-button";
import {
  canBeSentAgain,
  mailKindWords,
  mailStateWords,
} from "../../../features/admin/model/mail-words";
import { choicesOf } from "../../../features/admin/model/person-words";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { EmptyState } from "../../../ui/empty-state";
import { AdminPage } from "./admin-page";
import { useChoice } from "./use-choice";

export default function MailPage() {
  return (
    <AdminPage
      title="Mail"
      lead={`The outbox: every mail of the last ${mailDays} days. Whoever opens one stands in the audit log.`}
    >
      {(admin) => <Outbox admin={admin} />}
    </AdminPage>
  );
}

function Outbox({ admin }: { admin: SessionUser }) {
  const [state, setState] = useChoice("state", mailStates);
  const read = usePages("GET /api/admin/mails", state === "" ? {} : { state });
  return (
    <>
      <div className="max-w-80">
        <Choice
          label="Show"
          all="All mails"
          value={state}
          options={choicesOf(mailStateWords)}
          onChange={setState}
        />
      </div>
      <PagedList read={read} failure="The outbox could not be read.">
        {(pages) => {
          const mails = pages.flatMap((page) => page.mails);
          const hasServer = pages[0]?.mailServer === "set";
          return (
            <>
              {hasServer ? null : <NotSentNote isInOutbox />}
              {mails.length === 0 ? (
                <EmptyState icon={<Inbox />} title="No mails">
                  Invitations, links for new passwords and the like stand here once they are
                  written.
                </EmptyState>
              ) : (
                <Rows>
                  {mails.map((mail) => (
                    <Row key={mail.id}>
                      <div className="min-w-0 basis-64 grow">
                        <Link
                          to={linkTo("/admin/mail/:mailId", { mailId: mail.id })}
                          className="font-semibold break-words text-primary underline-offset-4 hover:underline"
                        >
                          {mail.subject}
                        </Link>
                        <p className="text-sm break-words text-muted-foreground">
                          To <span className="break-all">{mail.to}</span>,{" "}
                          {formatMoment(mail.createdAt, admin.timeZone)}. {mailKindWords[mail.kind]}
                          .
                        </p>
                        {mail.lastError === null || mail.state === "SENT" ? null : (
                          <p className="text-sm break-words">{mail.lastError}</p>
                        )}
                      </div>
                      <span className="flex flex-wrap items-center gap-2">
                        <MailStateTag state={mail.state} />
                        {hasServer && canBeSentAgain(mail) ? (
                          <SendAgainButton mailId={mail.id} to={mail.to} />
                        ) : null}
                      </span>
                    </Row>
                  ))}
                </Rows>
              )}
            </>
          );
        }}
      </PagedList>
    </>
  );
}
