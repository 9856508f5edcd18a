import { Lock } from "lucide-react";
import { cn } from "../../ui/class-names";
import { badgeArtwork } from "./badge-artwork";

export interface BadgeCardProps {
  title: string;
  description: string;
  isUnlocked: boolean;
}

/** A badge that the learner has; or, dimmed and with a lock for its picture, how to get one. */
export function BadgeCard({ title, description, isUnlocked }: BadgeCardProps) {
  return (
    <div className="flex min-h-22 items-center gap-4">
      <span
        className={cn(
          "grid size-18 shrink-0 place-items-center rounded-full",
          !isUnlocked && "border border-dashed border-control",
        )}
      >
        {isUnlocked ? (
          <img src={badgeArtwork(title)} alt="" width={72} height={72} className="size-18" />
        ) : (
          <Lock aria-hidden className="size-6 text-muted-foreground" />
        )}
      </span>
      <div className="min-w-0">
        <h3 className={cn("font-semibold", !isUnlocked && "text-muted-foreground")}>
          {title}
          {isUnlocked ? null : <span className="sr-only"> (locked)</span>}
        </h3>
        <p className="text-sm text-muted-foreground">{description}</p>
      </div>
    </div>
  );
}
