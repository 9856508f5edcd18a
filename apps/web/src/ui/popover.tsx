import { Popover as PopoverPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** Not modal, so that the page may still be scrolled and no style elements are written. */
export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;
export const PopoverAnchor = PopoverPrimitive.Anchor;

export interface PopoverContentProps extends ComponentProps<typeof PopoverPrimitive.Content> {
  /** Where it is put in the page, so that it belongs to a landmark; else at the page's end. */
  container?: HTMLElement | null;
}

/** A small card beside what opened it. It takes the focus, and gives it back with Esc. */
export function PopoverContent({ className, container, ...props }: PopoverContentProps) {
  return (
    <PopoverPrimitive.Portal container={container ?? null}>
      <PopoverPrimitive.Content
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          "z-50 w-80 max-w-[calc(100vw-1.5rem)] rounded-xl border border-rule bg-surface p-4 text-foreground shadow-float data-[state=open]:animate-appear",
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
