import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** The shape of something on its way. Silent: put `aria-busy` and a label on what holds it. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={cn("base:max-w-full animate-shimmer base:rounded-md bg-muted", className)}
      {...props}
    />
  );
}
