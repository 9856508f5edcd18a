import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, useRef } from "react";
import { Button } from "./button";
import { cn } from "./class-names";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

/**
 * A sheet from the bottom edge on a phone, a card in the middle elsewhere. The focus goes back to
 * where it was before, also for a dialog that no trigger of its own has opened; where what opened it
 * cannot take it any more, to what is nearest.
 */
export function DialogContent({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const opener = useRef<readonly Element[]>([]);
  return (
    <DialogPrimitive.Portal>
      {/* Not Radix's overlay: to hold the page still it writes style elements, which our security
          headers refuse. The base style sheet does it by this attribute. */}
      <div data-dialog-scrim="" className="fixed inset-0 z-50 animate-appear bg-scrim" />
      <DialogPrimitive.Content
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] w-full overflow-y-auto rounded-t-2xl border border-rule bg-surface base:p-6 shadow-float",
          "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl",
          "data-[state=closed]:animate-leave data-[state=open]:animate-rise",
          className,
        )}
        onOpenAutoFocus={(event) => {
          opener.current = withAncestors(document.activeElement);
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          giveFocusBack(opener.current);
        }}
        {...props}
      >
        {children}
        <DialogPrimitive.Close asChild>
          <Button variant="ghost" size="icon" className="absolute top-3 right-3" aria-label="Close">
            <X aria-hidden />
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** An element, its parent, and so on. An element that is taken from the page forgets them. */
function withAncestors(element: Element | null): Element[] {
  const all: Element[] = [];
  for (let each = element; each !== null; each = each.parentElement) all.push(each);
  return all;
}

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/**
 * To the first that takes it: a dialog's deed may disable what opened it, or take it away. Where
 * nothing opened it, as with what a page shows by itself, to the page's own content.
 */
function giveFocusBack([opener, ...ancestors]: readonly Element[]): void {
  const { body } = document;
  if (opener instanceof HTMLElement && opener !== body) opener.focus();
  if (document.activeElement === opener && opener !== body) return;
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected || ancestor.contains(body)) continue;
    const near = ancestor.querySelector<HTMLElement>(focusable);
    if (near) return near.focus();
  }
  document.querySelector("main")?.focus();
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("mb-5 flex flex-col gap-1.5 pr-12", className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn("font-heading text-xl font-semibold", className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description className={cn("text-muted-foreground", className)} {...props} />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("base:mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}
