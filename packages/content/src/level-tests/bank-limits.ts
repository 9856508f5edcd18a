/** What an item may be, whether it comes in a file of the bank or in a school's own. */
export const bankLimits = {
  /** Words that the answer to a writing task may run to. */
  minWords: { min: 10, max: 200 },
  maxWords: { min: 20, max: 350 },
  /** Parts of a writing task, and the words for each of which some show that it was done. */
  points: 4,
  wordsOfPoint: 3,
  /** Lines of what is heard, and the characters in each, and in the name of its speaker. */
  transcriptLines: 12,
  lineLength: 400,
  speakerLength: 30,
  /** Characters of what is said before something is heard. */
  titleLength: 80,
} as const;
