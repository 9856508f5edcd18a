import type { Key } from "./key-letters";
import { spelt } from "./letters-told";

/** Words that a riddle calls its answer by; any other subject is a word that is spoken of by its name. */
const subjects = new Set(
  "it this that which what who word words answer answers one ones verb noun adjective preposition article form key solution gap blank mine secret and but also both then or she he they starting beginning begins starts something someone so is think guess now first last option choice you your here there always only just".split(
    " ",
  ),
);
/** Words of which there are many: "words that start with a vowel sound". */
const many =
  /\b(?:words|nouns|verbs|names|adjectives|plurals|things|sentences|questions|letters) (?:that |which )?(?:can |often |also |usually |always )?$/;

/** Whether what stands before a description names another word than the answer, or many words. */
function isOfOthers(lead: string, keys: readonly Key[]): boolean {
  if (many.test(lead)) return true;
  const words = lead.match(/[a-z']+/g) ?? [];
  const near = words.findLast(
    (word) => !/^(?:that|which|also|often|does|do|the|a|an|word|its|can)$/.test(word),
  );
  if (near === undefined) return false;
  const isNamed = /"[^"]+"[^"]{0,12}$/.test(lead);
  if (isNamed) return !keys.some(({ words: own }) => own.includes(near));
  return (
    near.length > 2 &&
    !subjects.has(near.replace(/'s$/, "")) &&
    !keys.some(({ words: own }) => own.includes(near))
  );
}

const letter = `(?:(?:the|an?) )?(?:capital |small |big )?(?:letter |sound )?["(]?([a-z]{1,2})["')]?(?=\\s*(?:[.,;:!?…)-]|$|(?:and|or|but|then|has|is|for)\\b))`;
const startsWith = new RegExp(
  `\\b(?:(?:starts?|begins?|beginning|starting|started) (?:with|in|on|by|from|as) |initial(?: letter)?(?: is| =|:) ?)${letter}`,
  "g",
);
const endsWith = new RegExp(
  `\\b(?:ends?|ending|finish(?:es|ing)?|ended) (?:with|in|on|by|as|at) ${letter}`,
  "g",
);
const nthLetter =
  /\b(first|second|third|last|final|1st|2nd|3rd|next|middle|only) (?:letter|sound|character|vowel|consonant)s?\b(?: of (?:it|the (?:word|answer)|this|your answer))?(?: is| =|:| are| -| comes)? ?(?:the )?(?:letter )?["(]?([a-z])\b(?!')/g;
const isNthLetter =
  /["(]?\b([a-z])\b[")]? (?:(?:(?:is|=|comes?|goes|stands) )?(?:the |at the |in the |on the )(first|second|third|last|final|beginning|start|front|back|end)\b|(?:(?:is|comes|goes) )?(first|last)(?=[.,;!?]|$| and\b))/g;
const someLetters =
  /\b(?:letters?|vowels?|consonants?|characters?|spell(?:ed|t|ing|s)?)\b[^.?!,]{0,16}?["( :]([b-hj-z]|[ai](?! (?!(?:and|or|then|is)\b)[a-z]))\b(?!')(?:(?:,? (?:and|then|or) |, ?| |-|\+)["(]?([b-hj-z]|[ai](?! (?!(?:and|or|then|is)\b)[a-z]))\b(?!'))?/g;

const hasLetter =
  /\b(?:has|contains) (?:an?|the|two|one) (?:letter )?["']?([b-hj-z])["']?(?=[.,;!?]|$| in it\b| and\b)/g;
/** "It begins like “wonderful” and ends like “cat”." */
const sideLike =
  /\b(starts?|begins?|ends?) (?:just |exactly )?(?:like|as(?: in)?|(?:with )?the same (?:letter |sound )?as) (?:in )?(?:the word "?|")([a-z]{2,})/g;

/** Letters that a sentence gives to a word that it does not name, with their places. */
function describesLetters(sentence: string, keys: readonly Key[]): Key | undefined {
  const starts: string[] = [];
  const ends: string[] = [];
  const others: string[] = [];
  for (const [pattern, into] of [
    [startsWith, starts],
    [endsWith, ends],
  ] as const)
    for (const { index, 1: found } of sentence.matchAll(pattern))
      if (!isOfOthers(sentence.slice(0, index), keys)) into.push(found!);
  for (const { 1: place, 2: found } of sentence.matchAll(nthLetter))
    (/first|1st/.test(place!) ? starts : /last|final/.test(place!) ? ends : others).push(found!);
  for (const { index, 1: found, 2: there, 3: place = there } of sentence.matchAll(isNthLetter))
    if (!/\bin (?:the )?(?:word )?"/.test(sentence.slice(index)))
      (/first|beginning|start|front/.test(place!)
        ? starts
        : /last|final|end|back/.test(place!)
          ? ends
          : others
      ).push(found!);
  for (const { index, 1: found } of sentence.matchAll(hasLetter))
    if (!isOfOthers(sentence.slice(0, index), keys)) others.push(found!);
  for (const { index, 1: side, 2: like } of sentence.matchAll(sideLike))
    if (!isOfOthers(sentence.slice(0, index), keys))
      if (side!.startsWith("e")) ends.push(like!.at(-1)!);
      else starts.push(like![0]!);
  if (
    !spelt(sentence).some((run) => run.length > 3) &&
    !/\b(?:in|of|with|from|spell|before) (?:the (?:word |name )?)?(?:"[^"]{3,}"|(?!the\b|this\b|your?\b|that\b|answer\b|word\b|english\b)[a-z]{4,})/.test(
      sentence,
    ) &&
    !many.test(sentence.replace(/(?<=\bwords)\b.*$/, " "))
  )
    for (const { 1: one, 2: two } of sentence.matchAll(someLetters))
      others.push(one!, ...(two === undefined ? [] : [two]));
  if (starts.length + ends.length + others.length === 0) return undefined;
  return keys.find(
    ({ letters, reverse }) =>
      letters.length > 1 &&
      letters.length < 20 &&
      starts.every((each) => letters.startsWith(each)) &&
      ends.every((each) => letters.endsWith(each)) &&
      (others.length === 0 ||
        (others.length > 1
          ? others.every((each) => letters.includes(each)) && letters.length <= others.length + 3
          : [letters, reverse].some((each) => each.includes(others[0]!)) && letters.length < 5)),
  );
}

const sounds =
  /\b(?:rhym\w+ (?:with|to)|sounds? (?:almost |nearly |just |a bit |a lot )?(?:like|as|the same as|similar to)|pronounced (?:like|as))\b ?(?:the (?:word |letter |end of |beginning of )?|an? )?"?([a-z]+)/;
const counts = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const counted = `(\\d{1,2}|${counts.join("|")})`;
const lengths = [
  new RegExp(
    `\\b(?:has|have|with|of|in|is|it's|needs?|only|just|exactly|uses?|contains?|are) (?:only |just |exactly |about |got )?${counted}[ -](?:small |short |different )?(?:letters?|characters?)\\b`,
  ),
  new RegExp(
    `\\b${counted}[ -]letters?(?:[ -]word|[ -]long|[ -]answer|[ -]verb|[ -]form| only| in it|:|[.!]|$)`,
  ),
  new RegExp(`\\bletters?: ${counted}\\b`),
  new RegExp(`^(?:only |just |exactly )?${counted} letters?(?=[,.:;!]| and\\b|$)`),
  new RegExp(`\\b(?:with|of) (?:only |just )?${counted} letters\\b`),
];
/** As long as the board itself tells it of a word to write: "it is one word with 4 letters". */
const hintOfLength = /\bone word with \d+ letters\b/;

function describesLength(sentence: string, keys: readonly Key[]): Key | undefined {
  if (hintOfLength.test(sentence)) return undefined;
  for (const pattern of lengths) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const count = counts.indexOf(found[1]!) + 1 || Number(found[1]);
    if (/"[^"]+" (?:also |only )?$/.test(sentence.slice(0, found.index))) continue;
    const lead = sentence.slice(0, found.index + found[0].indexOf(found[1]!));
    if (
      /\b(?:writ\w+|wrote|send|sent|post\w*|get|got|received?)\b.*$|\b(?:alphabet|english|your name|name|\w+s) (?:has|have|with)\b/.test(
        lead,
      ) &&
      !/\b(?:this|answer)\b/.test(lead)
    )
      continue;
    const key = keys.find(({ letters }) => letters.length === count);
    if (key !== undefined) return key;
  }
  return undefined;
}

const takenAway =
  /\b(?:without|minus|remove|tak(?:e|ing) away|drop|cut(?: off)?|delete|loses?|less|leave (?:out|off)|no) (?:the |its |an? )?(?:first |last )?(?:(?:letter |sound )?["']?([b-hj-z]|[ai](?! [a-z]))["']?(?=[\s.,;!?]|$)|letter\b)/;
const hiddenIn =
  /\b(?:(?:hidden|hiding|hides|(?:find|see|hear|read) (?:it|that|this)) (?:in(?:side)? |within )?(?:of )?(?:the |a )?(?:word |name )?|(?:inside|within|look in|look into|lives in|part of) (?:the |a )?(?:word |name |(?=")))"?([a-z]+)/;

/** "ham without the h", "hidden in “ham”": a word of which a key is left. */
function leavesKey(sentence: string, keys: readonly Key[]): Key | undefined {
  const hidden = hiddenIn.exec(sentence)?.[1] ?? "";
  const taken = takenAway.exec(sentence);
  if (hidden === "" && taken === null) return undefined;
  const words = sentence.match(/[a-z]{3,}/g) ?? [];
  return keys.find(({ letters }) => {
    if (letters.length > 1 && hidden !== letters && hidden.includes(letters)) return true;
    const isLeft = (word: string): boolean =>
      word.length === letters.length + 1 &&
      Array.from(word).some(
        (each, at) =>
          (taken?.[1] ?? each) === each && word.slice(0, at) + word.slice(at + 1) === letters,
      );
    return taken !== null && words.some(isLeft);
  });
}

const changes =
  /\b(?:change|put|instead|replace|swap|with|where|turn|add|write|plus|but|make|give)\b/;

/** "Change the first letter of “tent” to w": a word that one letter of the sentence makes a key. */
function changesToKey(sentence: string, keys: readonly Key[]): Key | undefined {
  if (!changes.test(sentence)) return undefined;
  const single = new Set(
    [
      ...sentence.matchAll(
        /(?<![\p{L}'])(?:([b-hj-z])|["']([ai])["'])(?![\p{L}'])|\b([ai])(?=[.!?,]|$)/gu,
      ),
    ].map(([, one, two, three]) => one ?? two ?? three!),
  );
  if (single.size === 0) return undefined;
  const words = sentence.match(/[a-z]{2,}/g) ?? [];
  return keys.find(({ letters }) =>
    words.some((word) => {
      if (word.length === letters.length) {
        const differing = Array.from(letters).filter((each, at) => each !== word[at]);
        return differing.length === 1 && single.has(differing[0]!);
      }
      if (word.length !== letters.length - 1) return false;
      return [...single].some((each) => each + word === letters || word + each === letters);
    }),
  );
}

/** "“cause” with “be” in front of it": two words that make a key. */
function joinsTo(sentence: string, keys: readonly Key[]): Key | undefined {
  if (!joins.test(sentence)) return undefined;
  // Quoted, since many words are made of two: “can” and “not” stand side by side in what is only said.
  const words = new Set(
    [...sentence.matchAll(/["']([a-z]{2,})[,.]?["']/g)].map(([, word]) => word!),
  );
  return keys.find(({ letters, words: own }) => {
    if (letters.length < 4 || own[0] !== letters || words.has(letters)) return false;
    return Array.from(words).some(
      (word) => letters.startsWith(word) && words.has(letters.slice(word.length)),
    );
  });
}
const joins =
  /\b(?:in front|before|after|behind|together|plus|joined?|join|put|with|and|then|add|glue|stick)\b/;

/** Of "yes" and "no" each is known by the other. */
function oppositeOf(sentence: string, keys: readonly Key[]): Key | undefined {
  const found = /\b(?:opposite|contrary|reverse) of "?(yes|no)\b|\bnot "?(yes)\b/.exec(sentence);
  const other = (found?.[1] ?? found?.[2]) === "yes" ? "no" : "yes";
  return found === null ? undefined : keys.find(({ letters }) => letters === other);
}

function rhymes(sentence: string, keys: readonly Key[]): Key | undefined {
  const found = sounds.exec(sentence);
  if (found === null || isOfOthers(sentence.slice(0, found.index), keys)) return undefined;
  if (found[0].startsWith("rhym") || found[0].startsWith("pronounced")) return keys[0];
  const like = found[1]!;
  return keys.find(
    ({ letters }) => letters.length > 1 && (like.endsWith(letters.slice(-2)) || like === letters),
  );
}

/** Of a question that the learner puts, no letters, sounds or places are told at all. */
export const isAnyRiddle = (sentence: string): boolean =>
  /\b(?:rhymes?|first letter|last letter|starts? with|begins? with|ends? (?:with|in)|backwards?|spelt|spelled|anagram|opposite of (?:yes|no)|(?:one|two|three|four|five|\d) letters)\b/.test(
    sentence,
  ) &&
  !hintOfLength.test(sentence) &&
  !/\bhow (?:do you spell|is it spel)/.test(sentence);

/** The key that a sentence describes by its letters, its length, its sound or another word; undefined where none fits. */
export const keyDescribed = (sentence: string, keys: readonly Key[]): Key | undefined =>
  describesLetters(sentence, keys) ??
  describesLength(sentence, keys) ??
  leavesKey(sentence, keys) ??
  changesToKey(sentence, keys) ??
  joinsTo(sentence, keys) ??
  oppositeOf(sentence, keys) ??
  rhymes(sentence, keys);
