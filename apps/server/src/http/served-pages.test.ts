import { brotliDecompressSync } from "node:zlib";
import { type PageFacts, placeOf, unknownFacts, unknownOrigin } from "@saywell/contract";
import { expect, test } from "vitest";
import { createServedPages } from "./served-pages";

const pageOf = (text: string) => ({
  type: "text/html",
  body: Buffer.from(text),
  etag: "of-the-build",
  compressed: [{ encoding: "br" as const, bytes: Buffer.from("of the build") }],
});
const of = (name: string): PageFacts => ({ texts: { "school/name": name }, holds: {} });
const home = "https://school.example";

test("a page has one ETag as long as its facts hold, and another one with others", () => {
  const served = createServedPages();
  const page = pageOf(`<p>${placeOf("school/name")} at ${unknownOrigin}</p>`);
  const [oak, again, elm] = ["Oak", "Oak", "Elm"].map((name) => served(page, home, of(name)));
  expect(oak!.body.toString()).toBe(`<p>Oak at ${home}</p>`);
  expect(again).toBe(oak);
  expect(elm!.etag).not.toBe(oak!.etag);
  expect(brotliDecompressSync(elm!.compressed[0]!.bytes).toString()).toBe(elm!.body.toString());
});

test("a page that says nothing of the school is not made anew with its facts", () => {
  const served = createServedPages();
  const canonical = pageOf(unknownOrigin);
  expect(served(canonical, home, of("Oak"))).toBe(served(canonical, home, of("Elm")));
  const plain = pageOf("<p>Shell</p>");
  expect(served(plain, home, unknownFacts)).toBe(plain);
});
