import type { Invoice } from "@saywell/contract";
import { ApiError } from "../../../lib/api-client";
import { formatDay } from "../../../lib/dates";
import { moneyOf } from "../../../product-ui/plan-words";
import { Card, CardTitle } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { useInvoices } from "../api/subscription-query";

interface InvoiceListProps {
  userId: string;
  timeZone: string;
}

/** What a learner paid, latest first. Who has paid nothing sees nothing of it. */
export function InvoiceList({ userId, timeZone }: InvoiceListProps) {
  const { data, error, isFetching, refetch } = useInvoices(userId);
  const hasFailed = error !== null && !(error instanceof ApiError && error.status === 404);
  if (!hasFailed && (data === undefined || data.length === 0)) return null;
  return (
    <Card className="gap-3 p-5">
      <CardTitle>Invoices</CardTitle>
      {data === undefined ? (
        <ErrorState
          message="Your invoices could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="divide-y divide-rule">
          {data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function InvoiceRow({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const { number, createdAt, amount, refunded, currency, status, url } = invoice;
  const name = number ?? "Invoice";
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
      <span className="min-w-0">
        {url === null ? (
          <span className="font-semibold break-words">{name}</span>
        ) : (
          <a
            href={url}
            className="font-semibold break-words text-primary underline underline-offset-4"
          >
            {name}
          </a>
        )}
        <span className="block text-sm text-muted-foreground">
          {formatDay(createdAt, timeZone)}
        </span>
      </span>
      <span className="figures text-right">
        {moneyOf(amount, currency)}
        <span className="block text-sm text-muted-foreground">
          {status}
          {refunded > 0 ? `, ${moneyOf(refunded, currency)} given back` : null}
        </span>
      </span>
    </li>
  );
}
