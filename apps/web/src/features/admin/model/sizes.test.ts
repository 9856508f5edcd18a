import { expect, test } from "vitest";
import { saySize } from "./sizes";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1500, "1.5 kB"],
  [12_300_000, "12 MB"],
  [2_000_000_000, "2 GB"],
])("%d bytes are said as %s", (bytes, said) => {
  expect(saySize(bytes)).toBe(said);
});
