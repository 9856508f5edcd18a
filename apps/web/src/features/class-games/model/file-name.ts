/** A name for a CSV on the teacher's device, of words of theirs. */
export const fileNameOf = (words: string): string =>
  `${
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "questions"
  }.csv`;
