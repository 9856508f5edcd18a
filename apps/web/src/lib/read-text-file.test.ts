import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file";

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string, order: "le" | "be") =>
  [...`\uFEFF${text}`].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return order === "le" ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });

test.each([
  ["UTF-8", utf8("Zoë;1")],
  ["UTF-8 that says so", [0xef, 0xbb, 0xbf, ...utf8("Zoë;1")]],
  ["UTF-16 as Windows writes it", utf16("Zoë;1", "le")],
  ["UTF-16 the other way round", utf16("Zoë;1", "be")],
])("%s is read as it is", async (_what, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe("Zoë;1");
});

test("another encoding leaves a mark where a letter cannot be read", async () => {
  expect(await readTextFile(new Blob([new Uint8Array([0x5a, 0x6f, 0xeb])]))).toBe("Zo\uFFFD");
});
