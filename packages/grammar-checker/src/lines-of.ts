/** A line of a text, and where in the text it begins. */
export interface Line {
  line: string;
  offset: number;
}

/**
 * The lines of a text that have words, whichever of its four signs ends a line. What looks
 * for something in a text looks at one of them at a time: a pattern that may begin at each line and
 * reads over the ends of lines reads a text of empty lines once for each of them.
 */
export const linesOf = (text: string): Line[] =>
  [...text.matchAll(/.+/g)]
    .map(({ 0: line, index: offset }) => ({ line, offset }))
    .filter(({ line }) => /\p{L}/u.test(line));
