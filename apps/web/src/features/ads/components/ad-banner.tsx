import { ExternalLink } from "lucide-react";
import { useId } from "react";
import type { Href } from "../../../lib/links";
import { buttonClasses } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";

export interface AdBannerProps {
  title: string;
  description: string;
  ctaText: string;
  ctaUrl: Href;
  imageUrl: string;
  variant?: "horizontal" | "vertical";
}

/** An ad, and labelled so. Its link opens in a new tab, and does not tell where the visitor comes from. */
export function AdBanner({
  title,
  description,
  ctaText,
  ctaUrl,
  imageUrl,
  variant = "horizontal",
}: AdBannerProps) {
  const id = useId();
  const isHorizontal = variant === "horizontal";
  return (
    <aside
      aria-labelledby={id}
      data-variant={variant}
      className={cn(
        "flex h-full overflow-hidden rounded-xl border border-rule bg-surface",
        isHorizontal ? "flex-row items-center" : "flex-col",
      )}
    >
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        width={320}
        height={180}
        className={cn(
          "aspect-video shrink-0 bg-muted",
          // Beside a chat it leaves the height to the people of the room.
          isHorizontal
            ? "ml-3 w-[38%] rounded-lg"
            : "w-full object-cover [@media(max-height:60rem)]:h-24 [@media(max-height:48rem)]:hidden",
        )}
      />
      <div
        className={cn(
          "flex min-w-0 flex-1 flex-col items-start px-4",
          isHorizontal ? "gap-1.5 py-4" : "gap-1 pt-3 pb-1",
        )}
      >
        <p id={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <Tag tone="outline">Ad</Tag>
          {title}
        </p>
        <p className="text-sm text-muted-foreground">{description}</p>
        <a
          href={ctaUrl}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          className={cn(buttonClasses({ variant: "link" }), "mt-auto min-h-11 whitespace-normal")}
        >
          {ctaText}
          <ExternalLink aria-hidden />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
    </aside>
  );
}
