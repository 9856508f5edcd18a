import type { SessionUser } from "@saywell/contract";
import { consentStates, consentsPage } from "@saywell/contract/constants";
import { FileCheck } from "lucide-react";
import { useState } from "react";
import { useConsents } from "../../../features/admin/api/admin-reads";
import {
  consentChoices,
  ConsentTag,
  saidBy,
} from "../../../features/admin/components/consent-words";
import { Choice } from "../../../features/admin/components/people-filters";
import { Row, Rows, RowsSkeleton } from "../../../features/admin/components/rows";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { formatNumber } from "../../../lib/numbers";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ReadState } from "../../read-state";
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
  const [page, setPage] = useState(1);
  const read = useConsents({ ...(state !== "" && { state }), page });
  return (
    <>
      <div className="max-w-64">
        <Choice
          label="Show"
          all="All consents"
          value={state}
          options={consentChoices}
          onChange={(next) => {
            setPage(1);
            setState(next);
          }}
        />
      </div>
      <ReadState
        read={read}
        failure="The consents could not be read."
        onRetry={async ({ refetch }) => void (await refetch())}
        skeleton={<RowsSkeleton />}
      >
        {({ total, consents }) =>
          consents.length === 0 ? (
            <EmptyState icon={<FileCheck />} title="No consents">
              When the parent of a child under 13 is asked, it stands here.
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-4" aria-busy={read.isPlaceholderData}>
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
                        {consent.isReplaced ? ". Replaced since" : ""}
                      </p>
                    </div>
                    <ConsentTag state={consent.state} />
                  </Row>
                ))}
              </Rows>
              {total > consentsPage ? (
                <Paging
                  page={page}
                  pages={Math.ceil(total / consentsPage)}
                  isBusy={read.isFetching}
                  onPage={setPage}
                />
              ) : null}
            </div>
          )
        }
      </ReadState>
    </>
  );
}

interface PagingProps {
  page: number;
  pages: number;
  isBusy: boolean;
  onPage: (page: number) => void;
}

const Paging = ({ page, pages, isBusy, onPage }: PagingProps) => (
  <nav aria-label="Pages of consents" className="flex flex-wrap items-center justify-center gap-4">
    <Button variant="outline" disabled={page === 1 || isBusy} onClick={() => onPage(page - 1)}>
      Newer
    </Button>
    <p aria-live="polite">
      Page {formatNumber(page)} of {formatNumber(pages)}
    </p>
    <Button variant="outline" disabled={page >= pages || isBusy} onClick={() => onPage(page + 1)}>
      Older
    </Button>
  </nav>
);
