const tutorsOwn = /^iris$/i;
const letter = /\p{L}/u;

/**
 * What others read of a learner's name, as `account.shown_name` of the database has it: the first
 * word; of an Iris also the first letter of the last word that has one, since Iris alone is the tutor.
 */
export function shownName(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  if (!tutorsOwn.test(first)) return first;
  const [initial] = rest.findLast((word) => letter.test(word))?.match(letter) ?? [];
  return initial === undefined ? first : `${first} ${initial}.`;
}

/** Whether a shown name is that of an Iris who is told from the tutor by the initial. */
export const isIrisWithInitial = (shown: string): boolean => {
  const [first = "", initial] = shown.split(" ");
  return tutorsOwn.test(first) && initial !== undefined;
};
