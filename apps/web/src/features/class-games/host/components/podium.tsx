import type { GameSeat } from "@saywell/contract";
import { cn } from "../../../../ui/class-names";
import { stageText } from "./stage-text";

/** The best in the middle. */
const orders = ["order-2", "order-1", "order-3"] as const;
/** By rank, so that equals stand equally high. */
const heights = [
  "h-[clamp(6rem,13vw,15rem)]",
  "h-[clamp(4.5rem,9vw,11rem)]",
  "h-[clamp(3.5rem,6.5vw,8rem)]",
] as const;

/** The first three of a game, the best in the middle. */
export const Podium = ({ best }: { best: readonly GameSeat[] }) => (
  <ol
    aria-label="The best three"
    className="mx-auto grid w-full max-w-[60rem] grid-cols-3 items-end gap-2 sm:gap-4"
  >
    {orders.map((order, at) => {
      const seat = best[at];
      return seat === undefined ? null : (
        <li key={seat.userId} className={cn("grid min-w-0 gap-2 text-center", order)}>
          <span className={cn("truncate font-semibold", stageText.option)} title={seat.userName}>
            {seat.userName}
          </span>
          <span
            className={cn(
              "grid content-center rounded-t-xl border-2 border-b-0",
              heights[Math.min(seat.rank, heights.length) - 1],
              seat.rank === 1 ? "border-primary bg-primary-wash" : "border-rule bg-surface",
            )}
          >
            <span className={cn("figures", stageText.title)}>{seat.rank}</span>
            <span className={cn("figures text-muted-foreground", stageText.note)}>
              {seat.score}
              <span className="sr-only"> points</span>
            </span>
          </span>
        </li>
      );
    })}
  </ol>
);
