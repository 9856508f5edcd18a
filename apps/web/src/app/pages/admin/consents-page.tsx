import type { SessionUser } from "@saywell/contract";
import { adminSearchMaxLength, consentStates } from "@saywell/contract/constants";
import { FileCheck } from "lucide-react";
import { useState } from "react";
import {
  consentChoices,
  ConsentDoubts,
  ConsentEnd,
  ConsentTag,
  saidBy,
} from "../../../features/admin/components/consent-words";
import { Choice } from "../../../features/admin/components/people-filters";
import { Row, Rows } from "../../../features/admin/components/rows";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { formatNumber } from "../../../lib/numbers";
import { usePages } from "../../../lib/use-pages";
import { useRested } from "../../../lib/use-rested";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { PagedList } from "../../../ui/paged-list";
import { AdminPage } from "./admin-page";
import { useChoice } from "./use-choice";

export default function ConsentsPage() {
  return (
    <AdminPage
      title="Consents"
      lead="Who has agreed for which child under 13. The school's own word is recorded on the child's page."
    >
      {(admin) => <Consents admin={admin} />}
    </AdminPage>
  );
}

function Consents({ admin }: { admin: SessionUser }) {
  const [state, setState] = useChoice("state", consentStates);
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const read = usePages("GET /api/admin/consents", {
    ...(state === "" ? {} : { state }),
    ...(rested === "" ? {} : { q: rested }),
  });
  return (
    <>
      <div className="grid max-w-2xl grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Child's name or parent's address">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={adminSearchMaxLength}
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
        <Choice
          label="Show"
          all="All consents"
          value={state}
          options={consentChoices}
          onChange={setState}
        />
      </div>
      <PagedList read={read} failure="The consents could not be read.">
        {(pages) => {
          const consents = pages.flatMap((page) => page.consents);
          const total = pages[0]?.total ?? 0;
          if (consents.length === 0) {
            return (
              <EmptyState icon={<FileCheck />} title="No consents">
                {rested === "" && state === ""
                  ? "When the parent of a child under 13 is asked, it stands here."
                  : "None that you look for."}
              </EmptyState>
            );
          }
          return (
            <>
              <p className="text-muted-foreground">
                {formatNumber(total)} {total === 1 ? "consent" : "consents"}.{" "}
                <Link
                  to={linkTo("/admin/people", {}, { query: { unconsented: "1" } })}
                  className="text-primary underline-offset-4 hover:underline"
                >
                  Children for whom nobody has agreed
                </Link>
              </p>
              <Rows>
                {consents.map((consent) => (
                  <Row key={consent.id}>
                    <div className="min-w-0 basis-64 grow">
                      <Link
                        to={linkTo("/admin/people/:personId", { personId: consent.userId })}
                        className="font-semibold break-words text-primary underline-offset-4 hover:underline"
                      >
                        {consent.userName}
                      </Link>
                      <p className="text-sm break-words text-muted-foreground">
                        {saidBy(consent)},{" "}
                        {formatMoment(consent.decidedAt ?? consent.askedAt, admin.timeZone)}
                      </p>
                      <ConsentDoubts {...consent} />
                      <ConsentEnd {...consent} timeZone={admin.timeZone} />
                    </div>
                    <ConsentTag {...consent} />
                  </Row>
                ))}
              </Rows>
            </>
          );
        }}
      </PagedList>
    </>
  );
}
