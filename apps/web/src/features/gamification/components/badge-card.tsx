import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../../ui/class-names";
import { badgeArtwork } from "../model/badge-artwork";

export interface BadgeCardProps {
  title: string;
  description: string;
  /** The address of its picture; by its title without one. */
  icon?: string;
  isUnlocked: boolean;
  /** Its rank under the headings of the page. */
  as?: "h2" | "h3";
  /** More about it, under the description. */
  children?: ReactNode;
}

/** A badge that the learner has; or, dimmed and with a lock for its picture, how to get one. */
export function BadgeCard({
  title,
  description,
  icon = badgeArtwork(title),
  isUnlocked,
  as: Heading = "h3",
  children,
}: BadgeCardProps) {
  return (
    <div
      data-state={isUnlocked ? "unlocked" : "locked"}
      className="flex min-h-22 items-center gap-4"
    >
      <span
        className={cn(
          "grid size-18 shrink-0 place-items-center rounded-full",
          !isUnlocked && "border border-dashed border-control opacity-75",
        )}
      >
        {isUnlocked ? (
          <img src={icon} alt="" width={72} height={72} className="size-18" />
        ) : (
          <Lock aria-hidden className="size-6 text-muted-foreground" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <Heading className={cn("font-semibold", !isUnlocked && "text-muted-foreground")}>
          {title}
          {isUnlocked ? null : <span className="sr-only"> (locked)</span>}
        </Heading>
        <p className="text-sm text-muted-foreground">{description}</p>
        {children}
      </div>
    </div>
  );
}
