import { expect, test } from "vitest";
import { portraitOf } from "./portraits";

const drawings = Object.keys(import.meta.glob("../../public/portraits/*.svg", { query: "?raw" }));

test("a portrait is named where it is drawn, and nowhere else", () => {
  for (const file of drawings) {
    const name = file.split("/").at(-1)!;
    expect(portraitOf(name.replace(".svg", "")), name).toBe(`/portraits/${name}`);
  }
  expect(portraitOf("nobody-drew-them")).toBeNull();
});
