// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from "vitest";
import { render } from "./render-landing-page";

const scrollBy = vi.fn();

beforeAll(async () => {
  window.matchMedia = vi
    .fn()
    .mockReturnValue({ matches: false, addEventListener: () => undefined });
  Element.prototype.scrollBy = scrollBy;
  document.body.innerHTML = render();
  await import("./enhance-landing-page");
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("the header's toggle flips the theme and stores it", () => {
  press("header [data-theme-toggle]");
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("the carousel's buttons appear and move the row by one card", () => {
  expect(document.querySelector<HTMLElement>("[data-carousel-buttons]")?.hidden).toBe(false);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 280 } as DOMRect);
  press('[data-carousel-step="1"]');
  press('[data-carousel-step="-1"]');
  expect(scrollBy.mock.calls.map(([options]) => (options as ScrollToOptions).left)).toEqual([
    280, -280,
  ]);
});
