import { expect, test } from "vitest";
import { licenceFaults, productionPackages } from "./licences.mjs";

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["(AFL-2.1 OR BSD-3-Clause)", true],
  ["MIT AND ISC", true],
  ["MIT AND GPL-3.0-only", false],
  ["AGPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE.txt", false],
  ["UNLICENSED", false],
  [undefined, false],
])("a package under %s passes: %s", (licence, passes) => {
  expect(licenceFaults([{ name: "thing", licence }])).toHaveLength(passes ? 0 : 1);
});

test("a licence that somebody read in a package's file counts while the package names none", () => {
  expect(licenceFaults([{ name: "png-js" }])).toEqual([]);
  expect(licenceFaults([{ name: "png-js", licence: "GPL-3.0-only" }])).toEqual([
    "png-js is under GPL-3.0-only, which is not on the list.",
  ]);
});

test("what an installation runs is looked at, and what only builds and tests it is not", async () => {
  const names = (await productionPackages()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "kysely", "react"]));
  expect(names).not.toContain("vitest");
});
