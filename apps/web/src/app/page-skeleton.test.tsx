import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageSkeleton } from "./page-skeleton";

test("while a page's code is on its way a screen reader hears one word, and no shapes", () => {
  const html = renderToStaticMarkup(<PageSkeleton />);
  expect(html).toMatch(/^<div aria-busy="true">/);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("Loading");
  const shapes = html.match(/<div[^>]*animate-shimmer[^>]*>/g) ?? [];
  expect(shapes.length).toBeGreaterThan(0);
  expect(shapes.every((shape) => shape.includes('aria-hidden="true"'))).toBe(true);
});
