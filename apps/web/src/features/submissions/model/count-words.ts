/** How many words a text has, as the server counts them. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== "").length;
