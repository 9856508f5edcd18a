import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, removeToast, toast, toasts } from "./use-toast";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

test("at most one is kept: the newest", () => {
  toast({ title: "First" });
  toast({ title: "Second" });
  expect(toasts.getState().map((each) => each.title)).toEqual(["Second"]);
});

test("a dismissed one is closed at once and removed after 1,000,000 ms", () => {
  const id = toast({ title: "Saved" });
  dismissToast(id);
  expect(toasts.getState()).toMatchObject([{ id, isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toasts.getState()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.getState()).toEqual([]);
});

test("dismissing twice does not put the removal off", () => {
  const id = toast({ title: "Saved" });
  dismissToast(id);
  vi.advanceTimersByTime(600_000);
  dismissToast(id);
  vi.advanceTimersByTime(400_000);
  expect(toasts.getState()).toEqual([]);
});

test("one that a newer one replaced leaves no timer behind", () => {
  dismissToast(toast({ title: "First" }));
  toast({ title: "Second" });
  expect(vi.getTimerCount()).toBe(0);
});

test("one that stays is not replaced by those that pass, only by the next that stays", () => {
  const titles = () => toasts.getState().map((each) => each.title);
  toast({ title: "Alert", stays: true });
  toast({ title: "Saved" });
  toast({ title: "Saved again" });
  expect(titles()).toEqual(["Alert", "Saved again"]);
  toast({ title: "Second alert", stays: true });
  expect(titles()).toEqual(["Second alert", "Saved again"]);
});
