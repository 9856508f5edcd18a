/** What a text file begins with in UTF-16, in either order of its bytes. */
const wide = [
  { first: 0xff, second: 0xfe, encoding: "utf-16le" },
  { first: 0xfe, second: 0xff, encoding: "utf-16be" },
] as const;

/**
 * The text of a file in UTF-8, or in UTF-16 that says so at its beginning, as spreadsheets write “Unicode
 * text”. In another encoding its special letters become U+FFFD.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = wide.find(({ first, second }) => bytes[0] === first && bytes[1] === second);
  return new TextDecoder(found?.encoding ?? "utf-8").decode(bytes);
}
