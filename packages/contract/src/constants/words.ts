/** A word that is looked up or saved. */
export const wordMaxLength = 60;
