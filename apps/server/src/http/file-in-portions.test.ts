import { expect, test } from "vitest";
import { FileInPortions } from "./file-in-portions";

async function* portions() {
  yield { text: "a", shows: ["ana"] };
  yield { text: "b", shows: ["ben"] };
}
const file = new FileInPortions("log.csv", "text/csv", portions());

test("no portion goes before it is kept whom it tells of, and none whose look cannot be kept", async () => {
  const kept: string[] = [];
  const texts = file
    .heard(async (shown) => {
      if (kept.length > 0) throw new Error("The database is away.");
      kept.push(...shown);
    })
    .texts();
  expect(await texts.next()).toEqual({ done: false, value: "a" });
  expect(kept).toEqual(["ana"]);
  await expect(texts.next()).rejects.toThrow("The database is away.");
  expect(kept).toEqual(["ana"]);
});
