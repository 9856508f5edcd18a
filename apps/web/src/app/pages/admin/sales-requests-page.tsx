import type { SalesRequest, SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useAdminCall } from "../../../features/admin/api/use-admin-call";
import { Row, Rows } from "../../../features/admin/components/rows";
import { formatMoment } from "../../../lib/dates";
import { readQuery } from "../../../lib/query-client";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { Tag } from "../../../ui/tag";
import { ReadState } from "../../read-state";
import { AdminPage } from "./admin-page";

export default function SalesRequestsPage() {
  return (
    <AdminPage
      title="Plan requests"
      lead="Who asked for an Enterprise plan on the pricing page. Each is mailed too, where the school has set an address."
    >
      {(admin) => <Requests admin={admin} />}
    </AdminPage>
  );
}

function Requests({ admin }: { admin: SessionUser }) {
  const read = useQuery(readQuery("GET /api/admin/sales-requests", {}));
  return (
    <ReadState
      read={read}
      failure="The requests could not be read."
      onRetry={async () => void (await read.refetch())}
      skeleton={<RowsSkeleton />}
    >
      {(requests) =>
        requests.length === 0 ? (
          <EmptyState icon={<Mail />} title="Nobody has asked yet">
            Whoever fills in the form for Enterprise stands here.
          </EmptyState>
        ) : (
          <Rows>
            {requests.map((request) => (
              <Row key={request.id}>
                <Request request={request} timeZone={admin.timeZone} />
              </Row>
            ))}
          </Rows>
        )
      }
    </ReadState>
  );
}

function Request({ request, timeZone }: { request: SalesRequest; timeZone: string }) {
  const { id, name, email, organisation, people, message, createdAt, answeredAt } = request;
  const answered = useAdminCall("POST /api/admin/sales-requests/{id}/answered");
  const [isRunning, setIsRunning] = useState(false);
  const mark = async () => {
    setIsRunning(true);
    try {
      await answered({ params: { id } });
    } catch (error) {
      sayFailed("That did not work. Please try again.")(error);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {organisation} <Tag tone="outline">{people} people</Tag>
        </p>
        <p className="break-words">
          {name},{" "}
          <a className="text-primary underline" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </p>
        {message === "" ? null : <p className="break-words whitespace-pre-line">{message}</p>}
        <p className="text-sm text-muted-foreground">{formatMoment(createdAt, timeZone)}</p>
      </div>
      {answeredAt === null ? (
        <Button variant="outline" size="sm" disabled={isRunning} onClick={() => void mark()}>
          Mark as answered
        </Button>
      ) : (
        <p className="text-sm text-muted-foreground">
          Answered {formatMoment(answeredAt, timeZone)}
        </p>
      )}
    </>
  );
}
