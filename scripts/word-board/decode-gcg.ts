/**
 * The text of a .gcg file. By the book it is in ISO 8859-1 unless `#character-encoding` says otherwise;
 * but many programs write UTF-8 and do not say so, and hardly any other text is also valid UTF-8.
 */
export function decodeGcg(bytes: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2000));
  const named = /^(?:ï»¿)?\s*#character-encoding[ \t]+(\S+)/im.exec(head)?.[1];
  if (named === undefined) {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder("latin1").decode(bytes);
    }
  }
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    throw new Error(`Its character encoding "${named}" is not known.`);
  }
}
