/** What people are told about writing, and what is true of it. */
const rules: readonly (readonly [asked: RegExp, says: string])[] = [
  [
    /\b(?:start|begin|starting|beginning)\b.*\b(?:because|and|but|so|also|or)\b/,
    "Yes, you can begin a sentence with “and”, “but”, “so” or “because”. With “because” there must be two parts: “Because it rained, we stayed at home.” In a very formal text “however” or “in addition” is often better than “but” or “and”.",
  ],
  [
    /\b(?:end|finish|ending|finishing)\b.*\b(?:prepositions?|with (?:about|to|for|with|in|on|at|of))\b|\bprepositions? at the end\b/,
    "Yes. In questions and in everyday English it is quite usual: “Who are you waiting for?” “This is the book I told you about.” In a very formal text some people write “for whom” and “about which”.",
  ],
  [
    /\bcommas?\b.*\bbefore (?:but|and|or|so)\b|\bbefore (?:but|and|or|so)\b.*\bcommas?\b/,
    "Put a comma before “but”, “and”, “or” and “so” when a whole sentence follows: “I was tired, but I went out.” There is none between two words: “small but nice”, “tea and milk”.",
  ],
  [
    /\bcommas?\b.*\bbefore (?:because|if|when|that|although|while)\b/,
    "Mostly there is no comma before “because”, “if”, “when” and “that”: “I stayed at home because I was ill.” When that part comes first, a comma follows it: “When I got home, I slept.”",
  ],
  [
    /\bcommas?\b.*\b(?:before|after|with) (?:which|who|where)\b/,
    "Put commas where the part can be left out: “My brother, who lives in Rome, is a cook.” Put none where it says which one is meant: “The man who called is my uncle.”",
  ],
  [
    /\bcommas?\b.*\bafter (?:however|therefore|moreover|also|for example|in addition|first|finally|yesterday|so)\b/,
    "After “However”, “Therefore”, “For example” and the like at the beginning of a sentence stands a comma: “However, it was late.” After “so” there is none.",
  ],
  [
    /\b(?:time|place) (?:or|and|before|after) (?:the )?(?:time|place)\b/,
    "The place comes before the time: “I met her at the station yesterday.” The time may also stand at the very beginning: “Yesterday I met her at the station.”",
  ],
  [
    /\bnumbers?\b.*\b(?:words?|letters|figures|digits)\b|\b(?:words?|figures|digits)\b.*\bnumbers?\b.*\b(?:essay|text|write)/,
    "In most texts write small numbers in words, up to ten, and larger ones in figures. With dates, prices and measures use figures.",
  ],
  [
    /\bcapital(?: letters?)?\b.*\b(?:after|behind) (?:a )?(?:colon|comma|semicolon)\b/,
    "After a comma, a semicolon or a colon English goes on with a small letter, unless a name follows.",
  ],
  [
    /\bdear\b.*\bcomma\b|\bcomma\b.*\bdear\b/,
    "Write a comma after “Dear Ms Novak” and begin the next line with a capital letter.",
  ],
];

/** What is true of a rule of writing that somebody asks about; null where it is none of these. */
export const sayStyleRule = (bare: string): string | null =>
  rules.find(([asked]) => asked.test(bare))?.[1] ?? null;
