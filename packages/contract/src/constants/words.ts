/** A word that is looked up or saved. */
export const wordMaxLength = 60;
/** How many words a learner may have saved before more are taken from the dictionary. */
export const savedWordsMost = 5000;
