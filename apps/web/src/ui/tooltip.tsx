import { Tooltip as TooltipPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";

/** How long the pointer rests before a tip opens, and how soon after one the next opens at once. */
const tooltipDelay = 700;
const tooltipSkipDelay = 300;

/** Stands once around a page that has tips; other pages do without its code. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

export const Tooltip = TooltipPrimitive.Root;
export const TooltipTrigger = TooltipPrimitive.Trigger;

export function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          "z-50 max-w-72 animate-appear rounded-lg bg-foreground px-3 py-1.5 text-sm text-background",
          className,
        )}
        {...props}
      />
    </TooltipPrimitive.Portal>
  );
}
