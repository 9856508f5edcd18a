import data from "../../data/starrable.json";

/** Words that people write with a star or two in them; what the rules know of them decides. */
export const starrable: readonly string[] = data.words;
