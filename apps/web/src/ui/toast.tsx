import { X } from "lucide-react";
import { Toast as ToastPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./class-names";
import type { ToastVariant } from "./use-toast";

export const ToastProvider = ToastPrimitive.Provider;

export function ToastViewport({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      className={cn(
        "fixed top-0 right-0 z-60 flex w-full flex-col gap-2 p-2 outline-none sm:max-w-sm sm:p-4",
        "max-lg:in-data-[toasts=below]:top-(--toast-top)",
        className,
      )}
      {...props}
    />
  );
}

export interface ToastProps extends ComponentProps<typeof ToastPrimitive.Root> {
  variant?: ToastVariant;
}

export function Toast({ className, variant = "default", ...props }: ToastProps) {
  return (
    <ToastPrimitive.Root
      data-variant={variant}
      className={cn(
        "relative flex items-start gap-3 rounded-xl border border-rule bg-surface p-4 pr-13 text-foreground shadow-float",
        "data-[variant=destructive]:border-destructive data-[variant=destructive]:bg-destructive-wash",
        "data-[state=closed]:animate-leave data-[state=open]:animate-rise",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)",
        className,
      )}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return <ToastPrimitive.Title className={cn("font-semibold", className)} {...props} />;
}

export function ToastDescription({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Description>) {
  return <ToastPrimitive.Description className={cn("text-foreground", className)} {...props} />;
}

export function ToastAction({ children, ...props }: ComponentProps<typeof ToastPrimitive.Action>) {
  return (
    <ToastPrimitive.Action asChild {...props}>
      <Button variant="outline" size="sm">
        {children}
      </Button>
    </ToastPrimitive.Action>
  );
}

export function ToastClose() {
  return (
    <ToastPrimitive.Close asChild>
      <Button variant="ghost" size="icon" className="absolute top-1 right-1" aria-label="Close">
        <X aria-hidden />
      </Button>
    </ToastPrimitive.Close>
  );
}
