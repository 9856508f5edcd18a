import type { Page } from "@playwright/test";

/** What a thumb needs, in CSS pixels. */
const thumb = 44;

/**
 * Everything to press that a thumb may miss, as "tag: words". A link or a word in a line of text is
 * as high as its line. A field counts with its label, and what is widened by `before:` or `after:`
 * with that.
 */
export const findSmallTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]",
    );
    const sizeOf = (element: Element, around?: "::before" | "::after") => {
      if (around === undefined) {
        const { width, height } = element.getBoundingClientRect();
        return { width, height };
      }
      const { content, position, width, height } = getComputedStyle(element, around);
      const isThere = content !== "none" && position === "absolute";
      return isThere
        ? { width: parseFloat(width) || 0, height: parseFloat(height) || 0 }
        : { width: 0, height: 0 };
    };
    const standsInText = (element: HTMLElement) => {
      if (!getComputedStyle(element).display.startsWith("inline")) return false;
      let block = element.parentElement!;
      while (getComputedStyle(block).display.startsWith("inline")) block = block.parentElement!;
      return block.textContent.trim().length > element.textContent.trim().length + 10;
    };
    return [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => !standsInText(element))
      .filter((element) => {
        const label = element.closest("label") ?? (element as HTMLInputElement).labels?.[0];
        const sizes = [
          sizeOf(element),
          sizeOf(element, "::before"),
          sizeOf(element, "::after"),
          ...(label ? [sizeOf(label)] : []),
        ];
        return (
          Math.max(...sizes.map(({ width }) => width)) < least - 0.5 ||
          Math.max(...sizes.map(({ height }) => height)) < least - 0.5
        );
      })
      .map((element) => {
        const words = element.textContent?.trim() || element.getAttribute("aria-label") || "";
        return `${element.tagName}: ${words.slice(0, 40)}`;
      });
  }, thumb);
