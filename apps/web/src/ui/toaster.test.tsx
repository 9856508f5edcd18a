// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "./toaster";
import { removeToast, toast, type ToastContent } from "./use-toast";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => removeToast());
  cleanup();
  vi.useRealTimers();
});

function show(content: ToastContent) {
  render(<Toaster />);
  act(() => void toast(content));
}
const shown = (title: string) => screen.queryByText(title, { selector: "li *" });

test("one stays open for 5,000 ms", () => {
  show({ title: "Lesson Complete!" });
  act(() => {
    vi.advanceTimersByTime(4_999);
  });
  expect(shown("Lesson Complete!")).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(shown("Lesson Complete!")).toBeNull();
});

test("a second one takes the place of the first", () => {
  show({ title: "First" });
  act(() => void toast({ title: "Second" }));
  expect(shown("First")).toBeNull();
  expect(shown("Second")).not.toBeNull();
});

test.each(["default", "destructive"] as const)("one knows the variant %s", (variant) => {
  show({ title: "Input Required", variant });
  expect(shown("Input Required")?.closest("li")?.dataset["variant"]).toBe(variant);
});

test("Esc closes it", () => {
  show({ title: "Saved" });
  const item = shown("Saved")?.closest("li");
  if (!item) throw new Error("Nothing is shown.");
  item.focus();
  fireEvent.keyDown(item, { key: "Escape" });
  expect(shown("Saved")).toBeNull();
});

test("its Close button closes it", () => {
  show({ title: "Saved" });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(shown("Saved")).toBeNull();
});
