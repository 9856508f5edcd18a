import { expect, test } from "vitest";
import { linkTo } from "./links";

test("a link leads to a page, with what its address names, asks for and points at", () => {
  expect(linkTo("/lessons")).toBe("/lessons");
  expect(linkTo("/room/:id", { id: "r1" })).toBe("/room/r1");
  expect(linkTo("/lessons", {}, { query: { level: "A1" } })).toBe("/lessons?level=A1");
  expect(linkTo("/", {}, { hash: "features" })).toBe("/#features");
  expect(
    linkTo("/level-test/:testType", { testType: "adult" }, { query: { timeAllowance: "1.5" } }),
  ).toBe("/level-test/adult?timeAllowance=1.5");
});

test("what an address names stays inside its place", () => {
  expect(linkTo("/teacher/:teacherId", { teacherId: "a/b?c#d" })).toBe("/teacher/a%2Fb%3Fc%23d");
});

test("a page that there is not, and one without what its address names, do not compile", () => {
  // @ts-expect-error -- there is no such page
  linkTo("/romms");
  // @ts-expect-error -- which room?
  linkTo("/room/:id");
  // @ts-expect-error -- a room has an id, not a name
  linkTo("/room/:id", { name: "r1" });
  expect.assertions(0);
});

test("nobody writes the address of a page by hand, where nothing would check it", () => {
  const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const byHand = Object.entries(sources).filter(([, source]) => /\bhref=\{?["`]\//.test(source));
  expect(byHand.map(([file]) => file)).toEqual([]);
});
