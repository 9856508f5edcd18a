/**
 * Words that every beginners' book teaches and films say too seldom to rank: meanings in the learner's
 * dictionary may use them. Each of them has a meaning of its own there. Chosen by us.
 */
const known = `
  adult brush carrot cloth cupboard farmer furniture goal grass illness knee lemon liquid mix
  narrow pencil potato purple repair rubbish sheep shout spoon sunny thick toy trousers vegetable`;

export const definingWords: readonly string[] = known.trim().split(/\s+/);
