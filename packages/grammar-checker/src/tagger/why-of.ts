const articles = new Set("a an the".split(" "));
const prepositions = new Set(
  "to of in on at for with from by about as into during than like between among through over after before since until without against within under".split(
    " ",
  ),
);
const be = new Set("is are was were be been am being 's 're".split(" "));
const helping = new Set(
  "have has had having do does did will would can could should must may might not n't".split(" "),
);
const pronouns = new Set(
  "it they he she i we you him her them me us there their his its my our your who which that whose".split(
    " ",
  ),
);
const quantities = new Set(
  "some any many much few little less fewer other another others every all each both more most this these those".split(
    " ",
  ),
);

/** What is said of a tag of the network, in plain words: it only knows what, not why. */
export function whyOf(tag: string): string {
  if (tag === "D") return "Can you say it without this?";
  if (tag === "SWAP") return "Look at the order of these words.";
  if (tag === "N_SG") return "One, or not counted? Then the noun has no plural ending.";
  if (tag === "N_PL") return "More than one? Then the noun needs its plural.";
  if (tag === "A_LY") return "This says how something is done, so it ends in -ly.";
  if (tag === "A_ADJ") return "This says what something is like, so it has no -ly.";
  if (tag.startsWith("V_")) return "Look at the form of the verb.";
  const word = tag.slice(2).toLowerCase();
  const isMissing = tag.startsWith("I_");
  if (articles.has(word)) return isMissing ? "Is an article missing here?" : "Look at the article.";
  if (prepositions.has(word))
    return isMissing
      ? "Is a small word such as “to” or “of” missing here?"
      : "Look at the preposition.";
  if (be.has(word)) return isMissing ? "Is a form of “be” missing here?" : "Look at the verb “be”.";
  if (helping.has(word))
    return isMissing ? "Is a helping verb missing here?" : "Look at this verb.";
  if (pronouns.has(word))
    return isMissing ? "Who or what? A word is missing here." : "Look at this pronoun.";
  if (quantities.has(word)) return "Look at the word before the noun.";
  return "Is this the right word here?";
}
