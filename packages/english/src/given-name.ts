import { foldSpaces } from "./fold-text";
import { saidOfOneself } from "./said-of-oneself";

/** Words that a bare name may have; small ones as "de la" are not counted. */
const LONGEST_NAME = 4;

/** Parts of names that are written small, except where they come first. */
const small = new Set(
  "al bin bint da das de del della den der di do dos du e ibn la las le los van von y zu".split(
    " ",
  ),
);

/**
 * What people write where a name is asked, and which is none: greetings, refusals, feelings, and the
 * small words that only sentences have. Names that are words too, as Will, Grace or An, are not here.
 */
const notNames = new Set(
  `about afraid age all alone also always am and angry anonymous any anyone anything are at bad be
  beautiful because been beginner better bored boring but bye busy can cannot cold cool could cry dead
  depressed did died different do does don't dont dead dying even everybody everyone fat fine for
  friend from fuck fucking going gonna good goodbye great guess guest had happy hate have he hello help helper her
  here hey hi him his hot how hungry hurt hurts i idk if in is it it's its just kid kill know later
  learner learning like live lonely lost lot love married maybe me men mine morning mother much my
  myself name named names nice no nobody none nope not nothing of off ok okay old on only or other
  our people person please pretty private quite ready really sad scared secret sex she shit sick sister single
  skip so some somebody someone something sorry strong student stupid sure teacher tell test thank
  thanks that the their them there they thing this tired to too ugly unknown us user very was we well
  were what whatever when where who whoever whose why willing with won't wont woman would wrong yeah
  yep yes you your yours years`.split(/\s+/),
);

const greeting =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings)(?: there| iris| teacher)?(?: |$)/iu;
/** Who is greeted, when a greeting is all that is said. */
const greeted = new Set(
  "again baby bro class darling dear dude everybody folks guys honey iris ma'am madam mate miss mister sir team world".split(
    " ",
  ),
);
/** Where a sentence goes on with another that may hold the name. */
const nextSentence = / (?:and|but|so) (?=my |i['’]m |im |i am |(?:you can |please )*call me )/iu;

/** After these a name comes, whatever it looks like. */
const certain = [
  /^(?:(?:my|the|i) )?(?:(?:full|first|real|own|short) )?(?:nick)?nam(?:es?|e['’]s)?(?::| is| es| its| it is| it['’]s)? (.+)$/iu,
  /^i(?:['’]m| am|m) (?:called|named) (.+)$/iu,
  /^(.+) is my name$/iu,
  // Beginners say it as they do at home.
  /^(?:me llamo|mi nombre es|me chamo|meu nome [eé]|je m['’]appelle|mi chiamo|ich hei(?:ß|ss)e|меня зовут|nama saya|t[eê]n (?:tôi|em|mình) là|(?:tôi|em|mình) t[eê]n là) (.+)$/iu,
];
/** After these it comes too, or something else that is said of oneself. */
const likely = [
  /^i(?:['’]m|['’]am| am|am| m|m) (.+)$/iu,
  /^(?:it|this)(?:['’]s| is) (.+)$/iu,
  /^is (.+)$/iu,
  /^(?:(?:you can|you may|please|just) )*call me (.+)$/iu,
];
const asAtHome = /^(?:(?:yo )?soy|(?:eu )?sou|(?:io )?sono|je suis|ich bin|ik ben|jestem) (.+)$/iu;
/**
 * Only with a capital letter is it a name after these: what others say may be unkind, and in other
 * languages as in English people say what they do.
 */
const withCapital = [
  /^(?:my friends|friends|everybody|everyone|people|they|all) calls? me (.+)$/iu,
  asAtHome,
  /^(.+) here$/iu,
];
/** What may open an answer before the sentence. */
const opener = /^(?:so|well|yes|yeah|ok|okay|and) (?=(?:i|i['’]?a?m|my|it|it['’]s) )/iu;

/** Where somebody speaks of themselves a bare answer is a sentence. "Maria I. Lopez" does not. */
const ofThemselves = /(?<![\p{L}\d])(?:i|im|i['’]\p{L}+|me|myself)(?![\p{L}\d.])/iu;
/** Of an address a small letter follows the full stop; of "St.John" a capital. */
const word = /^\p{L}(?:[\p{L}\p{M}'’׳\-־·・]|\.(?!\p{Ll}))*\d{0,3}$/u;

/**
 * The name in an answer to "What's your name?": "My name is Ana." and "Hi, I'm Ana" give Ana, and
 * "ana maria" gives Ana Maria. Null where the answer holds none, as "I don't know", a question or a
 * sentence: nobody who writes "I'm sad" may be greeted by it.
 */
export function nameIn(answer: string): string | null {
  const plain = answer.normalize("NFC").replace(/[`´]/g, "'").replace(/\s+/gu, " ");
  const clauses = plain
    .replace(/\([^)]*\)/g, " ")
    // What only decorates, as an emoji or quotation marks, belongs to no name.
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Cf}|\p{Variation_Selector}|["“”„«»()*_~]/gu,
      " ",
    )
    .match(
      /(?:(?<=\b(?:\p{L}|dr|jr|mme|mr|mrs|ms|prof|sr|st|sta))\.|[^.,;:!?]|[.:](?=\S)|(?<=name):)+[.,;:!?]*/giu,
    )
    ?.map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  if (!clauses) return null;
  const sentences = clauses.flatMap((clause) => clause.split(nextSentence));
  for (const patterns of [certain, likely, withCapital])
    for (const sentence of sentences) {
      const said = withoutMarks(sentence).replace(greeting, "").replace(opener, "");
      const found = patterns.map((pattern) => pattern.exec(said)?.[1]).find(Boolean);
      const name = found && nameAtStart(found);
      if (!name || (patterns === likely && isSaidOfOneself(name))) continue;
      if (patterns !== withCapital || /^[\p{Lu}\p{Lo}]/u.test(found)) return name;
    }
  return ofThemselves.test(plain) || sentences.some((each) => asAtHome.test(each))
    ? null
    : bareName(clauses);
}

/**
 * The name in an answer without a sentence: "Ana", and also "Hi Ana" and "Hi, Ana", for nobody of that
 * name has asked. Who is asked how they are is somebody else.
 */
function bareName([opening = "", ...others]: readonly string[]): string | null {
  if (opening.endsWith("?")) return null;
  const said = withoutMarks(opening);
  if (!greeting.test(said)) return asName(said.split(" "));
  if (others.some((clause) => clause.endsWith("?"))) return null;
  const words = withoutMarks(said.replace(greeting, "") || (others[0] ?? "")).split(" ");
  return words.some((each) => greeted.has(foldSpaces(each))) ? null : asName(words);
}

const isSaidOfOneself = (name: string) =>
  saidOfOneself.has(foldSpaces(name.split(" ")[0] ?? "").toLowerCase());

const withoutMarks = (clause: string) => clause.replace(/[\s.,;:!?]+$/u, "").trim();

/** What stands before the sentence goes on: "Ana and I live in Lima" is Ana. */
function nameAtStart(text: string): string | null {
  const end = text.search(
    / (?:and|but|from|so|because|im|i|i['’]m|i am|years|nice|you|what|\d+)(?= |$)/iu,
  );
  return asName((end === -1 ? text : text.slice(0, end)).split(" "));
}

function asName(words: readonly string[]): string | null {
  const counted = words.filter((each) => !small.has(each.toLowerCase()));
  if (counted.length === 0 && words.length > 1) return null;
  if (counted.length > LONGEST_NAME || !words.every((each) => word.test(each))) return null;
  // A phone gives the first word a capital letter, so there it says nothing.
  if (words.some((each, at) => notNames.has(foldSpaces(each)) && (at === 0 || isSmall(each))))
    return null;
  if (words.length > 1 && /^(?:an?|the)$/iu.test(words[0] ?? "") && isSmall(words[1] ?? ""))
    return null;
  const isShouted = words.join("").length > 2 && words.every((each) => each === each.toUpperCase());
  return words
    .map((each, at) => withCapitals(each, isShouted, at === 0 && words.every(isSmall)))
    .join(" ");
}

const isSmall = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

function withCapitals(text: string, isShouted: boolean, isFirst: boolean): string {
  // "MJ" are initials, whoever shouts; "ANNE" is not.
  const plain = isShouted && /[AEIOUY\u00c0-\u1fff]/u.test(text) ? text.toLowerCase() : text;
  if (!isSmall(plain)) return plain;
  if (!isFirst && small.has(plain)) return plain;
  return plain.replace(/^\p{L}|(?<=-)\p{L}|(?<=^\p{L}['’])\p{L}/gu, (letter) =>
    letter.toUpperCase(),
  );
}
