/** How an item begins that asks which of two words fits. */
export const whichFits = "Which word fits? ";
