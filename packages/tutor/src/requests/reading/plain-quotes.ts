/**
 * A message in which what stands between single quotation marks stands between double ones. Every
 * character keeps its place; an apostrophe inside a word is no quotation mark.
 */
export const withPlainQuotes = (message: string): string =>
  message.replaceAll(
    /(?<![\p{L}\p{N}])['‘`´](?=[\p{L}\p{N}-])((?:[^'‘’`´"“”\n]|(?<=\p{L})['’](?=\p{L})){1,120})['’`´](?![\p{L}\p{N}])/gu,
    '"$1"',
  );
