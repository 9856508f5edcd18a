import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

const tagVariants = cva(
  "inline-flex items-center gap-1.5 rounded-md px-2 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-[1.1em] [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        plain: "base:bg-muted base:text-foreground",
        primary: "bg-primary-wash text-primary",
        outline: "border border-rule bg-surface text-muted-foreground",
        reward: "bg-accent-wash text-accent-ink figures",
        right: "bg-success-wash text-success",
        wrong: "bg-destructive-wash text-destructive",
        warning: "bg-warning-wash text-warning",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export interface TagProps extends ComponentProps<"span">, VariantProps<typeof tagVariants> {}

/** A short label on something: a level, a kind, an amount. */
export function Tag({ className, tone, ...props }: TagProps) {
  return <span className={cn(tagVariants({ tone }), className)} {...props} />;
}
