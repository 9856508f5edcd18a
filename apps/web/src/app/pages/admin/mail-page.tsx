import type { SessionUser } from "@saywell/contract";
import { adminSearchMaxLength, mailDays, mailKinds, mailStates } from "@saywell/contract/constants";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../../lib/use-pages";
import { MailStateTag } from "../../../features/admin/components/mail-state-tag";
import { NotSentNote } from "../../../features/admin/components/not-sent-note";
import { PagedList } from "../../../ui/paged-list";
import { Choice } from "../../../features/admin/components/people-filters";
import { Row, Rows } from "../../../features/admin/components/rows";
import { UnsentMails } from "../../../features/admin/components/unsent-mails";
import { SendAgainButton } from "../../../features/admin/components/send-again-button";
import {
  canBeSentAgain,
  mailKindWords,
  mailStateWords,
} from "../../../features/admin/model/mail-words";
import { choicesOf } from "../../../features/admin/model/person-words";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { useRested } from "../../../lib/use-rested";
import { linkTo } from "../../../lib/links";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
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
  const [kind, setKind] = useChoice("kind", mailKinds);
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const read = usePages("GET /api/admin/mails", {
    ...(state !== "" && { state }),
    ...(kind !== "" && { kind }),
    ...(rested !== "" && { q: rested }),
  });
  return (
    <>
      <form
        onSubmit={(event) => event.preventDefault()}
        aria-label="Mail"
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <Field label="Address" className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={adminSearchMaxLength}
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
        <Choice
          label="Show"
          all="All mails"
          value={state}
          options={choicesOf(mailStateWords)}
          onChange={setState}
        />
        <Choice
          label="Kind"
          all="All kinds"
          value={kind}
          options={choicesOf(mailKindWords)}
          onChange={setKind}
        />
      </form>
      <PagedList read={read} failure="The outbox could not be read.">
        {(pages) => {
          const mails = pages.flatMap((page) => page.mails);
          const hasServer = pages[0]?.mailServer === "set";
          return (
            <>
              {hasServer ? null : <NotSentNote isInOutbox />}
              {hasServer && mails.some((mail) => mail.state === "NOT_SENT") ? (
                <UnsentMails />
              ) : null}
              {mails.length === 0 ? (
                <EmptyState
                  icon={<Inbox />}
                  title={state + kind + rested === "" ? "No mails" : "Nothing was found"}
                >
                  {state + kind + rested === ""
                    ? "Invitations, links for new passwords and the like stand here once they are written."
                    : "Take something of the search away."}
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
