// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { servedBody } from "../testing/served-page";
import { renderPages } from "./render-public-pages";

const scrollBy = vi.fn();

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  Element.prototype.scrollBy = scrollBy;
  document.body.innerHTML = servedBody("/");
  await import("./enhance-landing-page");
});

beforeEach(() => {
  scrollBy.mockClear();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 280 } as DOMRect);
});

const track = () => document.querySelector<HTMLElement>("[data-carousel-track]")!;
const button = (step: string) =>
  document.querySelector<HTMLElement>(`[data-carousel-step="${step}"]`)!;
const lefts = () => scrollBy.mock.calls.map(([options]) => (options as ScrollToOptions).left);

/** A row of 900 px in a window of 300. */
function layOut({ scrollLeft }: { scrollLeft: number }) {
  Object.defineProperties(track(), {
    scrollWidth: { value: 900, configurable: true },
    clientWidth: { value: 300, configurable: true },
  });
  track().scrollLeft = scrollLeft;
  track().dispatchEvent(new Event("scroll"));
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("the header's toggle flips the theme and stores it", () => {
  press("header [data-theme-toggle]");
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("the carousel's buttons appear and move the row by one card", () => {
  expect(document.querySelector<HTMLElement>("[data-carousel-buttons]")?.hidden).toBe(false);
  const [back, on] = [button("-1"), button("1")];
  layOut({ scrollLeft: 100 });
  on.click();
  back.click();
  expect(lefts()).toEqual([280, -280]);
});

test("the arrow keys move the row by one card, other keys and combinations do not", () => {
  const press = (key: string, more = {}) =>
    track().dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }));
  expect([press("ArrowRight"), press("ArrowLeft")]).toEqual([false, false]);
  expect([press("Tab"), press("ArrowLeft", { altKey: true })]).toEqual([true, true]);
  expect(lefts()).toEqual([280, -280]);
});

test.each([
  ["at the beginning", 0, ["true", "false"]],
  ["in the middle", 100, ["false", "false"]],
  ["at the end", 600, ["false", "true"]],
])("%s the button that leads nowhere says so and does nothing", (_, scrollLeft, disabled) => {
  layOut({ scrollLeft });
  const buttons = [button("-1"), button("1")];
  expect(buttons.map((each) => each.getAttribute("aria-disabled"))).toEqual(disabled);
  for (const each of buttons) each.click();
  expect(lefts()).toHaveLength(disabled.filter((each) => each === "false").length);
});

test("the public pages without a carousel get the theme toggle and no error", () => {
  for (const { path, body } of renderPages()) {
    expect(body.match(/data-theme-toggle/g), path).toHaveLength(1);
    expect(body.includes("data-carousel="), path).toBe(path === "/");
  }
});
