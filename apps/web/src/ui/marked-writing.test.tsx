import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedWriting } from "./marked-writing";

test("without its looks a correction still says what was wrong and what is better", () => {
  const html = renderToStaticMarkup(
    <MarkedWriting pieces={["She ", { wrong: "don’t", better: "doesn’t" }, " like tea."]} />,
  );
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("She (wrong: don’t, better: doesn’t) like tea.");
  expect(html).toMatch(/<del[^>]*>don’t<\/del>/);
  expect(html).toMatch(/<ins[^>]*>.*doesn’t.*<\/ins>/);
});
