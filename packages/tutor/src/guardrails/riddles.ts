import { rightAnswers } from "../spoilers";
import { wordsOf } from "../text";
import type { TutorLesson } from "../types";
import { codesOf, morseIn, plainLetters, shifted, spelt } from "./letters-told";
import type { Question, ToldKey } from "./key-question";

/** An answer as its letters. */
interface Key {
  readonly question: Question;
  /** Its letters without spaces and marks. */
  readonly letters: string;
  readonly reverse: string;
  readonly words: readonly string[];
  readonly codes: ReturnType<typeof codesOf>;
  /** The answer in parts with marks between them: "li + bra + ry"; null where it is too short. */
  readonly parts: RegExp | null;
  /** Its words one after the other: "“taller”, and then “than”"; null for one word. */
  readonly listed: RegExp | null;
}

const keysByQuestion = new WeakMap<Question, readonly Key[]>();

function keysOf(question: Question): readonly Key[] {
  const known = keysByQuestion.get(question);
  if (known !== undefined) return known;
  const keys = rightAnswers(question).flatMap((answer): Key[] => {
    const letters = plainLetters(answer).replaceAll(/[^a-z]/g, "");
    if (letters === "") return [];
    const reverse = [...letters].toReversed().join("");
    const own = plainLetters(answer).match(/[a-z']+/g) ?? [];
    const parts =
      letters.length < 4 || letters.length > 30
        ? null
        : new RegExp(`(?<![a-z])${[...letters].join("[^a-z\\n]{0,3}")}(?![a-z])`, "g");
    const words = wordsOf(answer);
    const listed =
      own.length < 2 || own.length > 6
        ? null
        : new RegExp(
            `\\b${own.join("[^a-z]*(?:and|then|plus|next|followed by)[^a-z]+(?:then )?[^a-z]*")}\\b`,
          );
    return [{ question, letters, reverse, words, codes: codesOf(letters), parts, listed }];
  });
  keysByQuestion.set(question, keys);
  return keys;
}

const hiding = new WeakMap<TutorLesson, ReadonlySet<string>>();

/** The words that a key of a lesson may hide in: turned round, or in code. */
export function wordsThatHide(lesson: TutorLesson): ReadonlySet<string> {
  const known = hiding.get(lesson);
  if (known !== undefined) return known;
  const words = new Set(
    [...lesson.quizQuestions, ...lesson.outline]
      .flatMap(keysOf)
      .flatMap(({ letters, reverse, codes: { exact, lower } }) =>
        letters.length < 2 || letters.length > 30
          ? []
          : [reverse, ...lower, ...exact.map((code) => code.toLowerCase())],
      ),
  );
  hiding.set(lesson, words);
  return words;
}

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

const languages =
  "spanish|french|german|italian|portuguese|russian|polish|turkish|chinese|mandarin|japanese|korean|arabic|hindi|dutch|swedish|norwegian|danish|finnish|greek|czech|ukrainian|hungarian|romanian|hebrew|latin|vietnamese|thai|persian|farsi|urdu|indonesian|catalan|croatian|serbian|bulgarian|slovak|esperanto|your (?:own |first |native |mother )?(?:language|tongue)|mother tongue";
const countries =
  "spain|france|germany|italy|portugal|russia|poland|turkey|china|japan|korea|mexico|brazil|greece|ukraine|austria|sweden|norway|holland|the netherlands|argentina|egypt|india|your country";
/** Somebody is told what a word is in another language. */
const translation = new RegExp(
  `\\b(?:in|into|from) (?:the )?(?:${languages})\\b(?:,? ?(?:it|this|that|the (?:answer|word)|its translation|you|we|they|people))*,?(?: ?(?:is|'s|would be|means|say|says|call\\w*|has|write|uses?)\\b| ?[=:→-])|\\b(?:answer|word|it|this|translation|gap|form|verb)\\b[^.?!]{0,30}? (?:in|into) (?:${languages})\\b(?:,| is| =|:)? |\\b(?:${languages}) (?:for|word (?:for|is)|would be|people say|speakers say|translation(?: is|:)|=|:)|\\btranslat\\w+ (?:to|as|of|into)\\b|\\b(?:its|the|a) (?:${languages}) (?:name|word|translation|form|equivalent|version)\\b(?! (?:for )?")|\\b(?:(?:${languages}) (?:speakers|people|children|learners)|germans|spaniards|italians|russians|poles|turks|the (?:french|spanish|germans|dutch|chinese|japanese)) (?:would )?(?:write|say|call|use|name)\\b|\\b(?:call(?:ed|s)?|says?|known as)\\b[^.?!]{0,25} in (?:${countries})\\b|\\bin (?:${countries}),? (?:they|people|you|it is|it's) (?:say|call\\w*)\\b|"[^"]+" in (?:${languages})[.!]|\\bmeans? "?[\\p{L}]+"? in (?:${languages})\\b|^"?[\\p{L}]+"? in (?:${languages})[.!]|\\b(?:the )?(?:${languages}) (?:say|calls?) (?:it )?"?[\\p{L}]+`,
  "u",
);

const turns =
  /\b(?:backwards?|revers\w+|mirror\w*|(?:the )?other way(?: a?round)?|right to left|turn(?:ed)? (?:it )?a?round|flip\w*|from the end|inside out|upside down|palindrome)\b/;
const mixes =
  /\b(?:anagram|scrambl\w+|jumbl\w+|mix(?:ed)?(?: it| them)?(?: up)?|rearrange\w*|unscramble|shuffl\w+|in the wrong order|order the letters)\b/;
const codes =
  /\b(?:cod(?:e|es|ed)|cipher|caesar|rot ?-?\d+|decode|decrypt|encrypt\w*|shift\w*|each letter|next letter|letter (?:before|after))\b/;
const initials = /\b(?:first letters|initials)\b/;

/** English words that other words make when they are read from their end or moved on in the alphabet. */
const isEnglishToo =
  /^(?:on|no|era|ton|not|saw|was|tar|rat|now|won|ten|net|god|dog|pot|top|pots|stop|live|evil|evol|tip|pit|nip|pin|but|tub|or|er|na|ma|pa|ha|ah|he|eh|tab|bat|pan|nap|mad|dam|lap|pal|gum|mug|part|trap|star|rats|draw|ward|time|emit|keep|peek|loop|pool|step|pets|am|are|is|an|at|to|up|it|in|if)$/;

/** Letters, sounds, codes and words turned round that tell a key. */
function disguises(
  text: string,
  plain: string,
  sentences: readonly string[],
  keys: readonly Key[],
): Key | undefined {
  const runs = [...spelt(plain), ...morseIn(text)];
  const tokens = plain.match(/[\p{L}\p{N}@$!_*|-]+/gu) ?? [];
  const words = new Set(plain.match(/[a-z]+/g) ?? []);
  const numbers = (
    plain.replaceAll(/0x|\\x|%|\bu\+00/g, " ").match(/[0-9a-f]*\d[0-9a-f]*|\b[a-f]{2}\b/g) ?? []
  ).join(" ");
  const firsts = (list: readonly string[]) =>
    list.map((each) => /[a-z]/.exec(each)?.[0] ?? "").join("");
  const lines = [firsts(text.toLowerCase().split("\n")), firsts(sentences)];
  const allInitials = initials.test(plain)
    ? firsts((plain.match(/[a-z']+/g) ?? []).filter((word) => !/^(?:and|then|or)$/.test(word)))
    : "";
  const isOfAlphabet = /\b(?:alphabet|letters?|positions?|a ?= ?1)\b/.test(plain);
  return keys.find(({ letters, reverse, words: own, parts, listed, codes: key }) => {
    const { exact, lower, numbers: numbered } = key;
    if (letters.length < 2 || letters.length > 30) return false;
    const isShort = letters.length === 2;
    const isSpelt = (run: string): boolean =>
      [letters, reverse].some((each) =>
        isShort ? run === each || (run.length === 3 && run.includes(each)) : run.includes(each),
      );
    if (runs.some(isSpelt)) return true;
    if (parts !== null && [...plain.matchAll(parts)].some(([part]) => isInParts(part, own)))
      return true;
    if (listed?.test(plain) === true) return true;
    if (isOfAlphabet && ` ${numbers} `.includes(` ${placesOf(letters)} `)) return true;
    if (words.has(reverse) && letters !== reverse && !words.has("palindrome"))
      if (turns.test(plain) || (letters.length > 2 && !isEnglishToo.test(reverse))) return true;
    if (
      exact.some((code) =>
        new RegExp(`(?<![A-Za-z0-9+/])${code.replaceAll(/[+/]/g, "\\$&")}(?![A-Za-z0-9+/])`).test(
          text,
        ),
      )
    )
      return true;
    if (
      lower.some(
        (code) =>
          words.has(code) && !isEnglishToo.test(code) && (code.length > 3 || words.size < 4),
      )
    )
      return true;
    if (
      codes.test(plain) &&
      Array.from({ length: 25 }, (_, by) => shifted(letters, by + 1)).some((each) =>
        words.has(each),
      )
    )
      return true;
    if (
      numbered.some(
        (each) =>
          ` ${numbers} `.includes(` ${each} `) ||
          (each.includes(" ") && each.length > 10 && numbers.includes(each.replaceAll(" ", ""))),
      )
    )
      return true;
    if (
      mixes.test(plain) &&
      [...words].some((word) => word !== letters && isAnagram(word, letters))
    )
      return true;
    if (letters.length > 2 && lines.some((each) => each === letters)) return true;
    if (
      allInitials !== "" &&
      (isShort ? allInitials.includes(letters) : allInitials.includes(letters))
    )
      return true;
    return tokens.some((token) => isMasked(token, letters));
  });
}

/** Whether marks stand where the answer itself has none. */
const isInParts = (part: string, words: readonly string[]): boolean =>
  /[^a-z\s'’",]/.test(part.replaceAll(/\W+$/g, "")) && wordsOf(part).join(" ") !== words.join(" ");

/** The places of letters in the alphabet. */
const placesOf = (letters: string): string =>
  Array.from(letters, (each) => String(each.charCodeAt(0) - 96)).join(" ");

const isAnagram = (word: string, key: string): boolean =>
  word.length === key.length && [...word].toSorted().join("") === [...key].toSorted().join("");

const leet: Readonly<Record<string, string>> = {
  "4": "a",
  "@": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** "a_", "m*nu", "4m", "aaarrre": a key with some of its letters left out, drawn as digits or stretched. */
function isMasked(token: string, key: string): boolean {
  if (/[a-z]/.test(token) && /[_*|]/.test(token) && token.length === key.length)
    return [...token].every((each, at) => /[_*|-]/.test(each) || each === key[at]);
  if (/[a-z]/.test(token) && /[\d@$!]/.test(token) && token.length === key.length)
    return Array.from(token, (each) => leet[each] ?? each).join("") === key;
  const isStretched = /(.)\1\1/.test(token) || token.length >= key.length + 2;
  const shortened = (text: string): string => text.replaceAll(/(.)\1+/g, "$1");
  return isStretched && shortened(token) === shortened(key);
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

const denying =
  /\b(?:not|isn't|aren't|never|neither|nor|no|wrong|without|except|cross out|forget|rule out|eliminate|leave out|but|besides|other than|instead of|drop|remove|exclude|remains?|is left|strike|scratch|bin|throw away)\b/;
const fillers = new Set(
  "neither nor not isn't aren't never no or and the a it is it's so word words form forms option options choice choices be to use both wrong out except cross forget rule eliminate leave don't do that this right correct answer answers verb of course i say say's take also either are can cannot can't goes fit fits fit work works here together just drop remove exclude one ones any anything everything all but besides other than instead".split(
    " ",
  ),
);

const joining = new Set("and or nor not neither the word also is are".split(" "));

/** Whether all of some phrases stand side by side, in any order. */
function listsAll(words: readonly string[], phrases: readonly string[]): boolean {
  const parts = phrases.map((phrase) => phrase.split(" "));
  return words.some((_, from) => {
    const left = new Set(parts);
    let at = from;
    while (left.size > 0 && at < words.length) {
      const found = [...left]
        .filter((part) => part.every((word, index) => words[at + index] === word))
        .toSorted((one, other) => other.length - one.length)[0];
      if (found === undefined && (at === from || !joining.has(words[at]!))) return false;
      if (found !== undefined) left.delete(found);
      at += found?.length ?? 1;
    }
    return left.size === 0;
  });
}

/** "Go? No. Goes? No." */
const isAnsweredNo = (choice: string, sentences: readonly string[]): boolean =>
  sentences.some((each, at) => {
    const said = wordsOf(each).join(" ");
    const next = said === choice ? (sentences[at + 1] ?? "") : each;
    if (said !== choice && !said.startsWith(`${choice} `)) return false;
    const rest = said === choice ? next : each.replaceAll('"', "").slice(choice.length);
    return /^\W*(?:no|nope|wrong|not|false|never|isn't|out)\b/.test(rest);
  });

/** Whether a reply takes all choices away but the right one. */
function eliminates(sentences: readonly string[], { choices, correct }: Question): boolean {
  const isYesOrNo = /^(?:yes|no)$/i.test(correct);
  const wrong = (isYesOrNo && choices.length === 0 ? ["yes", "no"] : choices)
    .filter((choice) => choice.toLowerCase() !== correct.toLowerCase())
    .map((choice) => wordsOf(choice).join(" "));
  if (wrong.length === 0) return false;
  const clauses = sentences
    .flatMap((each) => each.split(/[,;:]? but (?:it is|the|maybe|perhaps|what)\b/))
    .filter((each) => denying.test(each));
  const isDenied = (choice: string): boolean =>
    (!isYesOrNo && isAnsweredNo(choice, sentences)) ||
    clauses.some((clause) => {
      // "No, no!" denies no "no".
      if (choice === "no" && !/\b(?:not|isn't|neither|wrong)\b/.test(clause)) return false;
      const words = wordsOf(clause);
      const line = ` ${words.join(" ")} `;
      if (choice === "" || !line.includes(` ${choice} `)) return false;
      const said = new Set(wrong.flatMap((each) => each.split(" ")));
      // Nothing but wrong choices: a sentence about something else may hold small words too.
      return words.every((word) => fillers.has(word) || said.has(word));
    });
  // "Cross out go and goes": side by side.
  const areListed = clauses.some((clause) => wrong.length > 1 && listsAll(wordsOf(clause), wrong));
  return areListed || wrong.every(isDenied);
}

/** "It is not A and not C.": letters of choices. */
function eliminatesLetters(sentences: readonly string[], { choices }: Question): boolean {
  if (choices.length < 3) return false;
  const denied = new Set<string>();
  for (const sentence of sentences)
    if (denying.test(sentence))
      for (const { 1: found } of sentence.matchAll(
        /(?:^|[ "(])([a-f])(?=[").,!]|$| (?:or|nor|and|is|are)\b)/g,
      ))
        denied.add(found!);
  return denied.size >= choices.length - 1 && denied.size < choices.length;
}

const nth = "(?:number |no\\.? ?|nr\\.? ?|#)(?:one|two|three|four|five|six|[1-6])";
const place =
  "(?:first|second|third|fourth|fifth|last|final|middle|top|bottom|upper|lower|1st|2nd|3rd|4th|next)";
/** All choices but one are taken away by their places. */
const twoLeft = new RegExp(
  `\\b(?:neither|none|not|forget|skip|ignore|cross out|leave out) (?:(?:of|any of) )?(?:the )?${place} (?:two|three|ones)\\b|\\b(?:the )?${place} (?:two|three) (?:are|do not|don't|can't|cannot) (?:both )?(?:wrong|not|out|incorrect|fit|work|go|be)\\b`,
);
/** A choice is pointed at without its words. */
const pointers: readonly RegExp[] = [
  // A list of numbers with the letters of choices: "1=c, 3=b".
  /(?:^|[ ,;(])(?:q|question |number )?\d{1,2} ?[=:>-]+ ?"?[a-f]"?(?=[,.;) ]|$)|\b(?:answers?|key|solutions?)\b[^.?!]{0,25}?[ :]\d(?:(?:,| and|-) ?\d)+/,
  /^(?:i think |maybe |perhaps |well, |so )?"?[b-f]"?\)? (?:is|seems|looks|feels|sounds|wins|it is)\b(?: (?:the|clearly|simply))?(?: (?:right|correct|best|better|good|true|it|fine|mine|yours|answer))?(?=[.!,]|$)/,
  new RegExp(
    `\\b${place} of the (?:(?:two|three|four|five|six|\\d) )?(?:choices|options|answers|words|forms|lot)\\b`,
  ),
  /\b(?:pick|choose|take|select|click|go for|tick|use|it is|it's|i like|i'd (?:take|say)|i would (?:take|say))\b[^.?!]{0,20}\bthe one (?:with|without|in|at|on|that|which)\b(?! (?:you|your|the learner)\b)/,
  new RegExp(
    `^(?:(?:it is|it's|it must be|that's|that is|try|say|take|use|go for|i'?d (?:say|go (?:for|with))|i would (?:say|take)|think of|maybe|perhaps|psst|well|hm+|ok|yes|just|trust me|the answer is)[,:]? )*(?:the )?${nth}(?=[.,!;)…]|$| (?:my friend|friend|please|i think|of course|it is|is it|is (?:good|best|right|the one|my favou?rite)|looks|sounds|fits|works|feels)\\b)`,
  ),
  new RegExp(
    `\\b(?:the )?${place}(?: (?:one|choice|option|answer|line|item|word))? (?:from|in|on|of|at) (?:the )?(?:top|bottom|left|right|list|row|choices|options|middle|end)\\b|\\bthe one (?:at the (?:top|bottom|end)|in the middle|on the (?:left|right))\\b|(?<!" is )\\bthe one (?:(?:with|without|containing) "|that (?:starts|ends|begins|has|looks|sounds)\\b)|\\b(?:choice|option|answer|the one) (?:before|after|above|below|next to|between|under) (?:the )?(?:it\\b|"|${place})`,
  ),
  new RegExp(
    `\\b(?:the |a )?(?:\\w+ )?(?:one|form|choice|option|version|answer)\\b[^.?!]{0,20}\\b(?:is|are|looks|seems|sounds|would be|will be|fits|works|suits|goes|belongs|matches)\\b[^.?!]{0,25}\\b(?:for|in|to|of|at|on) (?:the )?(?:question|number|gap|blank|exercise|quiz|sentence|first|second|third|last)\\b`,
  ),
  /\bthe (?:\w+ )?(?:longest|shortest|middle|negative|positive|polite|politest|first|second|third|last|long|short|top|bottom|other|only|plural|singular|remaining) (?:one|choice|option)(?: of (?:the )?\w+(?: \w+)?)? (?:is|it is|would be|of course|wins|sounds|looks|feels|fits|works)\b[^.?!]{0,40}\b(?:right|best|better|correct|true|good|winner|perfect|fine|the one|it)\b|\b(?:is|it's|take|choose|try|use|say|be) the (?:\w+ )?(?:longest|shortest|middle|negative|politest|top|bottom|plural|singular|remaining) (?:one|choice|option)\b/,
  new RegExp(
    `\\b(?:go|count|move|think) (?:\\w+ )?(?:for|with|at|to) the ${place}(?: \\w+)?[.!]?$`,
  ),
];

/**
 * What a reply tells of the quiz by a riddle: by the letters of a word, its sound, its length, its place in a
 * list, what it is in another language or what is left when the others are taken away. A riddle that suits no
 * key tells nothing, unless the learner asked for one.
 *
 * @param untold the questions whose answer the learner has not written
 * @param put the questions that the learner's message puts
 */
export function riddleOf(
  reply: string,
  lesson: TutorLesson,
  untold: readonly Question[],
  put: readonly Question[],
): ToldKey | null {
  if (untold.length === 0) return null;
  const plain = plainLetters(reply);
  const sentences = plain
    .split(/(?<=[.?!;]["')]?)\s+|\n+/)
    .map((each) => each.trim())
    .filter(Boolean);
  const keys = untold.flatMap(keysOf);
  const disguised = disguises(reply, plain, sentences, keys);
  if (disguised !== undefined) return { question: disguised.question, what: "a key in disguise" };
  for (const sentence of sentences) {
    const key =
      describesLetters(sentence, keys) ??
      describesLength(sentence, keys) ??
      leavesKey(sentence, keys) ??
      changesToKey(sentence, keys) ??
      joinsTo(sentence, keys) ??
      oppositeOf(sentence, keys) ??
      rhymes(sentence, keys);
    if (key !== undefined) return { question: key.question, what: `a riddle: “${sentence}”` };
    const isQuestion = sentence.endsWith("?");
    if (
      !isQuestion &&
      translation.test(sentence) &&
      !/\b(?:do not|don't|cannot|can't) (?:say|tell|know)\b/.test(sentence)
    )
      return { question: put[0] ?? null, what: `a translation: “${sentence}”` };
    if (twoLeft.test(sentence) && lesson.quizQuestions.some(({ choices }) => choices.length > 2))
      return { question: put[0] ?? null, what: `an option: “${sentence}”` };
    const hasChoices = lesson.quizQuestions.some(({ choices }) => choices.length > 0);
    if (
      hasChoices &&
      !isQuestion &&
      !denying.test(sentence) &&
      pointers.some((pattern) => pattern.test(sentence))
    )
      return { question: put[0] ?? null, what: `an option: “${sentence}”` };
    if (put.length > 0 && isAnyRiddle(sentence))
      return { question: put[0]!, what: `a riddle: “${sentence}”` };
  }
  const left = untold.find(
    (each) => eliminates(sentences, each) || eliminatesLetters(sentences, each),
  );
  return left === undefined ? null : { question: left, what: "what is left of the choices" };
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
const isAnyRiddle = (sentence: string): boolean =>
  /\b(?:rhymes?|first letter|last letter|starts? with|begins? with|ends? (?:with|in)|backwards?|spelt|spelled|anagram|opposite of (?:yes|no)|(?:one|two|three|four|five|\d) letters)\b/.test(
    sentence,
  ) &&
  !hintOfLength.test(sentence) &&
  !/\bhow (?:do you spell|is it spel)/.test(sentence);
