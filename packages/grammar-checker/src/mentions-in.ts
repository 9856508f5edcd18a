const quoted =
  /“[^”]*”|"[^"]*"|(?<![\p{L}\p{N}])‘[^’]*’(?!\p{L})|(?<![\p{L}\p{N}])'[^']*'(?!\p{L})/gu;
/** Around the quotes stands what is said of words. */
const ofWords =
  /\b(?:words?|sentences?|phrases?|expressions?|forms?|verbs?|nouns?|adjectives?|spell(?:ing|ed|s)?|spelt|mistakes?|correct|incorrect|wrong|right|means?|meaning|difference|grammar|grammatical|translate|pronounced?|instead of)\b|\b(?:can|could|should|do|does|may|must) (?:i|we|you|one|people|they) (?:say|write|use)\b|\b(?:we|you|people|they|one) (?:can't|cannot|don't|never|can not|do not) (?:say|write|use)\b|["”'’],? (?:or|not|and not|but not) ["“'‘]/iu;
/** "Can I say “I am agree”?" wants to know what is wrong with it. */
const asksWhetherRight =
  /^(?:can|could|may|should) (?:i|we|you) (?:say|write|use)\b.*\?\s*$|\b(?:is|are) (?:it|this|that|the sentence|my sentence)? ?["“”'‘’ ]*(?:(?:correct|right|ok|okay|good)\b)[^"“”]*["“].*\?\s*$|["”'’] (?:is )?(?:correct|right|ok|okay)\?\s*$/iu;
const namedWord = /\b(?:the|this|word) word\s+(\p{L}+)|\bspell(?:ed|t)?\s+(\p{L}+)/giu;

/** "Between a and an": both are words here. */
const articles = /\b(?:an?|the) (?:and|or) (?:an?|the)\b(?! \p{L}{3})/giu;

/**
 * Tells of a stretch of a sentence whether it is only spoken of: “the word ‘recieve’”, “is it ‘he go’
 * or ‘he goes’?” Whoever writes so makes no mistake with it.
 */
export function mentionsIn(
  sentence: string,
): (stretch: { readonly start: number; readonly end: number }) => boolean {
  const quotes = [...sentence.matchAll(quoted)].map(stretchOf);
  const around = outside(sentence);
  const isChecked = quotes.length === 1 && asksWhetherRight.test(around);
  const isOfWords = quotes.length > 0 && ofWords.test(around) && !isChecked;
  const named = [...sentence.matchAll(namedWord)].map(({ index, 0: all, 1: one, 2: two }) => {
    const end = index + all.length;
    return { start: end - (one ?? two ?? "").length, end };
  });
  const pairs = [...sentence.matchAll(articles)].map(stretchOf);
  const mentioned = [...(isOfWords ? quotes : []), ...named, ...pairs];
  return ({ start, end }) => mentioned.some((each) => each.start <= start && end <= each.end);
}

const stretchOf = ({ index, 0: text }: RegExpExecArray) => ({
  start: index,
  end: index + text.length,
});

/** The sentence without what its quotes hold. */
const outside = (sentence: string): string =>
  sentence.replace(quoted, (each) => `${each.at(0)}${each.at(-1)}`);
