const whoIs =
  "(?:(?:am|is|are|was|were|come|comes|came|['’](?:m|re|s)|im|i|he|she|we|they|you) from|(?:live|lives|lived|living|born) in)";
/** What somebody says of where they are from or live. */
const saysWhere = new RegExp(
  `(?:^\\W*from|\\b${whoIs}|\\b(?:north|south|east|west|capital|city) of) $`,
  "i",
);
/** Whether a word stands where somebody says where they are from or live: it is the name of a place, known or not. */
export const isPlaceOf = (text: string, start: number): boolean =>
  saysWhere.test(text.slice(Math.max(0, start - 40), start));
