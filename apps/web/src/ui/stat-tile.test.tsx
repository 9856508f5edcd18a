import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatTile } from "./stat-tile";

test("a figure stands under its name, with the word for what it counts", () => {
  const html = renderToStaticMarkup(<StatTile label="Streak" value="3" unit="days" />);
  expect(html).toMatch(/<dt[^>]*>Streak<\/dt><dd[^>]*>.*3.*days.*<\/dd>/);
});

test("its picture is silent, and it may do without picture and word", () => {
  const html = renderToStaticMarkup(<StatTile label="Coins" value="7" icon={<b>picture</b>} />);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*><b>picture<\/b><\/span>/);
  expect(renderToStaticMarkup(<StatTile label="Coins" value="7" />)).not.toContain("aria-hidden");
});
