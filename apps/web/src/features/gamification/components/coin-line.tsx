import type { CoinEntry } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { formatNumber } from "../../../lib/numbers";
import { cn } from "../../../ui/class-names";

/** One entry of the ledger: what for, when, how many, and what there was then. */
export const CoinLine = ({
  entry: { reason, coins, balance, createdAt },
  timeZone,
}: {
  entry: CoinEntry;
  timeZone: string;
}) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-semibold break-words">{reason}</p>
      <p className="text-sm text-muted-foreground">{formatMoment(createdAt, timeZone)}</p>
    </div>
    <p className="text-right">
      <span className={cn("figures font-semibold", coins > 0 && "text-accent-ink")}>
        {coins > 0 ? `+${formatNumber(coins)}` : `−${formatNumber(-coins)}`}
      </span>
      <span className="figures block text-sm text-muted-foreground">
        {formatNumber(balance)} after it
      </span>
    </p>
  </li>
);
