import { quote, wordsOf } from "../text";

/** Places that lose their article where people are there for what it is for, and other nouns that do without. */
const withoutArticle =
  /^(?:(?:primary|secondary|high|elementary|middle|nursery) )?(?:school|university|college|church|hospital|prison|work|home|bed|breakfast|lunch|dinner|supper)$/;

/**
 * What is known where two phrases differ in nothing but “the” or “a”: a rule for the noun, or an empty text where
 * only the grammar of articles is. Null where they differ otherwise.
 */
export function articleOnly(one: string, other: string): string | null {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const bare = (words: readonly string[]): string =>
    words.filter((word) => !/^(?:the|an?)$/.test(word)).join(" ");
  if (bare(first) !== bare(second) || first.join(" ") === second.join(" ")) return null;
  if (first.length < 2 || second.length < 2) return null;
  const noun = [bare(first).split(" ").slice(-2).join(" "), bare(first).split(" ").at(-1)!].find(
    (each) => withoutArticle.test(each),
  );
  return noun === undefined
    ? ""
    : /^(?:breakfast|lunch|dinner|supper)$/.test(noun)
      ? `Say ${quote(bare(first))}: names of meals mostly have no article. With “the” you mean one meal that both of you know.`
      : `Say ${quote(bare(first))}: there is no “the” with ${quote(noun)} when you mean what people do there. With “the” you mean the building: “The ${noun} is in King Street.”`;
}
