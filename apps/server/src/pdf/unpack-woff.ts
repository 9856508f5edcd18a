import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;

/**
 * A font as it was before it was packed for the web (WOFF 1.0, W3C 2012). Whoever embeds it unpacks
 * it anew for each document, in JavaScript, which takes far longer than all the rest.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF font.");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  // The next fields help a binary search; nobody reads them any more.
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headerLength + entryLength * index;
    const [from, packed, unpacked] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(from, from + packed);
    const table = packed < unpacked ? inflateSync(stored) : stored;
    const to = 12 + 16 * index;
    woff.copy(directory, to, entry, entry + 4);
    woff.copy(directory, to + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(unpacked, to + 12);
    const padding = Buffer.alloc(-unpacked & 3);
    parts.push(table, padding);
    offset += unpacked + padding.length;
  }
  return Buffer.concat(parts);
}
