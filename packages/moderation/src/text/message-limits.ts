/** Characters (code points) of a message after trimming. */
export const messageMaxLength = 500;
/** Line breaks in a message; what comes after them goes on in the same line. */
export const maxLineBreaks = 10;
