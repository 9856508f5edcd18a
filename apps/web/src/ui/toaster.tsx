import { TriangleAlert } from "lucide-react";
import {
  Toast,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from "./toast";
import { dismissToast, toastDuration, useToasts } from "./use-toast";

/** Shows what `toast` was given. One stands in the app. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <ToastProvider duration={toastDuration} swipeDirection="right" label="Notification">
      {toasts.map(({ id, title, description, action, variant, isOpen, duration, stays }) => (
        <Toast
          key={id}
          open={isOpen}
          variant={variant ?? "default"}
          duration={stays ? Infinity : (duration ?? toastDuration)}
          onOpenChange={(willBeOpen) => {
            if (!willBeOpen) dismissToast(id);
          }}
        >
          {variant === "destructive" ? (
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
          ) : null}
          <div className="grid flex-1 gap-1">
            {title === undefined ? null : <ToastTitle>{title}</ToastTitle>}
            {description === undefined ? null : <ToastDescription>{description}</ToastDescription>}
            {action === undefined ? null : <div className="mt-2">{action}</div>}
          </div>
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  );
}
