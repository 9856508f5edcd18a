import words from "../../generated/starter-words";

/** The words of the starter board, sorted; few enough for a browser. All may be played on any board. */
export const starterWords: readonly string[] = words.split(" ");
