import { DropdownMenu as MenuPrimitive } from "radix-ui";
import { type ComponentProps, useState } from "react";
import { cn } from "./class-names";

export const DropdownMenuTrigger = MenuPrimitive.Trigger;

/** Not modal: the page behind a menu may still be scrolled, and no style elements are written. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

/**
 * Stands where its button stands, so that it belongs to the same landmark; in a dialog, which cuts
 * off what stands out, it opens to the side with more room.
 */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  align = "end",
  ...props
}: ComponentProps<typeof MenuPrimitive.Content>) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const dialog = menu?.closest("[role=dialog]");
  return (
    <MenuPrimitive.Content
      ref={setMenu}
      collisionBoundary={dialog ? [dialog] : []}
      sideOffset={sideOffset}
      align={align}
      collisionPadding={8}
      className={cn(
        "z-50 min-w-56 rounded-xl border border-rule bg-surface p-1.5 text-foreground shadow-float data-[state=open]:animate-appear",
        className,
      )}
      {...props}
    />
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof MenuPrimitive.Item> {
  variant?: "default" | "destructive";
}

export function DropdownMenuItem({
  className,
  variant = "default",
  ...props
}: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[highlighted]:bg-muted [&_svg]:size-5 [&_svg]:shrink-0",
        variant === "destructive" && "text-destructive",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Label>) {
  return (
    <MenuPrimitive.Label
      className={cn("px-3 py-2 text-sm font-semibold text-muted-foreground", className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return (
    <MenuPrimitive.Separator className={cn("-mx-1.5 my-1.5 h-px bg-rule", className)} {...props} />
  );
}
