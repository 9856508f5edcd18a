import { expect, it } from "vitest";
import { pathOfResult, readResultLink } from "./result-link";

const read = (query: string) => readResultLink(new URLSearchParams(query));

it.each([
  ["", { score: 75, level: "B1", isDefault: true }],
  ["score=82&level=B2", { score: 82, level: "B2", isDefault: false }],
  ["score=0&level=A1", { score: 0, level: "A1", isDefault: false }],
  ["score=100", { score: 100, level: null, isDefault: false }],
  ["level=C2", { score: null, level: "C2", isDefault: false }],
  ["score=101&level=Z9", { score: 75, level: "B1", isDefault: true }],
  ["score=-4", { score: 75, level: "B1", isDefault: true }],
  ["score=1e9", { score: 75, level: "B1", isDefault: true }],
  ["score=<b>5</b>&level=b1", { score: 75, level: "B1", isDefault: true }],
])("of the address's query %j the page takes %j", (query, expected) => {
  expect(read(query)).toEqual({ ...expected, resultId: null });
});

it("the address of a result is read as it was written", () => {
  const path = pathOfResult({ resultId: "a b&c", score: 44.4, level: "B1" });
  expect(path).toMatch(/^\/level-test\/results\?/);
  expect(read(path.split("?")[1] ?? "")).toEqual({
    score: 44,
    level: "B1",
    resultId: "a b&c",
    isDefault: false,
  });
});
