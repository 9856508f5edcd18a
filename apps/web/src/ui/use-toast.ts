import type { ReactNode } from "react";
import { useStore } from "../lib/use-store";
import { createStore } from "../lib/store";

const toastVariants = ["default", "destructive"] as const;
export type ToastVariant = (typeof toastVariants)[number];

/**
 * At most this many are shown at a time: a new one takes the place of the old. Those that stay until
 * they are closed are counted by themselves, so that a passing word does not take their place.
 */
const toastLimit = 1;
/** How long one stays open, in milliseconds. */
export const toastDuration = 5_000;
/** How long a dismissed one is kept, closed, before it is removed, in milliseconds. */
const toastRemoveDelay = 1_000_000;

export interface ToastContent {
  title?: string;
  description?: ReactNode;
  /** A `ToastAction`. */
  action?: ReactNode;
  variant?: ToastVariant;
  duration?: number;
  /** Until somebody closes it. */
  stays?: boolean;
}

interface ToastItem extends ToastContent {
  id: string;
  isOpen: boolean;
}

/** What is shown, the newest first. */
export const toasts = createStore<readonly ToastItem[]>([]);
let lastId = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastItem[]): void {
  const kept = [true, false].flatMap((stays) =>
    next.filter((each) => (each.stays ?? false) === stays).slice(0, toastLimit),
  );
  for (const { id } of toasts.getState()) {
    if (!kept.some((each) => each.id === id)) cancelRemoval(id);
  }
  toasts.replaceState(kept);
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

/** Shows a message and returns its id. */
export function toast(content: ToastContent): string {
  lastId += 1;
  const id = String(lastId);
  publish([{ ...content, id, isOpen: true }, ...toasts.getState()]);
  return id;
}

/** Closes one message, or all of them; each is removed after `toastRemoveDelay`. */
export function dismissToast(id?: string): void {
  const isMeant = (each: ToastItem) => id === undefined || each.id === id;
  for (const each of toasts.getState().filter(isMeant)) {
    if (removals.has(each.id)) continue;
    removals.set(
      each.id,
      setTimeout(() => removeToast(each.id), toastRemoveDelay),
    );
  }
  publish(toasts.getState().map((each) => (isMeant(each) ? { ...each, isOpen: false } : each)));
}

/** Forgets one message, or all of them, at once. */
export function removeToast(id?: string): void {
  publish(id === undefined ? [] : toasts.getState().filter((each) => each.id !== id));
}

export const useToasts = (): readonly ToastItem[] => useStore(toasts);
