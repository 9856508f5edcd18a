/** A pattern that finds a text anywhere, whatever signs of a pattern it holds. */
export const likeAnywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
