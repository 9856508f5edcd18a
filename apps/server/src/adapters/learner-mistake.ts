/** A plain mistake of learners, found by how it looks. */
export interface LearnerMistake {
  /** Where the first group matches, there is the mistake. */
  pattern: RegExp;
  /** What stands there instead. Null where there is more than one way to put it right. */
  better: string | null | ((wrong: string) => string);
  why: string;
}

/** Everyday verbs in their base form, for patterns in which rarer ones could be something else. */
export const everydayVerbs =
  `ask be bring buy call come cook dance do draw drink drive eat explain find forget get give go have
  hear help know learn leave like listen live make meet need pay play read run say see sell send
  sing sit sleep speak stay study swim take talk teach tell think travel try understand use visit
  wait walk want wash watch work write`.split(/\s+/);

/** A verb in capitals or small letters, so that what stands instead of it begins alike. */
export const likeIn = (wrong: string, better: string): string =>
  /^\p{Lu}/u.test(wrong) ? better.charAt(0).toUpperCase() + better.slice(1) : better;

const begins =
  '^\\W*|[.!?;:,“"(]\\s*(?:(?:but|so|then) )?|\\b(?:but|so|because|when|if|(?:think|know|hope|say)s?(?: that)?) ';

/**
 * Where a clause begins: who stands next is what it is about. Not behind "and", which may join them to
 * others ("he and she have"), nor behind bare "that" ("everything that I can").
 */
export const clauseStart = `(?:${begins})`;
/** The same for "I", "we" and "they", which begin a clause behind "and" too. */
export const clauseStartOrAnd = `(?:${begins}|\\band )`;

/** Of these one can be sure that they are one: "my brother". */
export const relatives =
  "(?:my|your|his|her|our|their) (?:best |older |younger |big |little )?(?:brother|sister|mother|father|mum|dad|son|daughter|wife|husband|friend|boss|teacher|uncle|aunt|cousin|grandmother|grandfather|boyfriend|girlfriend|neighbour)";
