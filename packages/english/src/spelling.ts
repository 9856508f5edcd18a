/*
 * Only two spellings of one and the same word are here: "maths" and "mum" are other words in
 * America. Endings are lists, because "organise" has a z in America and "organism" has not.
 */
const words = (list: string) => list.trim().split(/\s+/);
const ourWords = words(
  "arm behavi col endeav fav flav harb hon hum lab neighb od rum sav tum vap vig",
);
const iseWords = words(`
  apolog author categor central character civil colon critic custom digital emphas energ familiar
  final general harmon hospital individual legal local maxim memor minim modern normal optim organ
  personal priorit public real recogn social special stabil standard summar symbol sympath util
  visual`);
const doubledWords = words("cance counse dia fue jewe labe marve mode quarre signa trave");

const wholeWords: Readonly<Record<string, string>> = {
  aeroplane: "airplane",
  ageing: "aging",
  anaesthetic: "anesthetic",
  catalogue: "catalog",
  centred: "centered",
  cheque: "check",
  cosy: "cozy",
  defence: "defense",
  diarrhoea: "diarrhea",
  enrolment: "enrollment",
  fulfilment: "fulfillment",
  greyer: "grayer",
  grey: "gray",
  instalment: "installment",
  jewellery: "jewelry",
  judgement: "judgment",
  kerb: "curb",
  licence: "license",
  marvellous: "marvelous",
  mould: "mold",
  moustache: "mustache",
  offence: "offense",
  plough: "plow",
  practise: "practice",
  practised: "practiced",
  practising: "practicing",
  programme: "program",
  pyjama: "pajama",
  sceptic: "skeptic",
  sceptical: "skeptical",
  skilful: "skillful",
  tyre: "tire",
};

/** Two past forms, both right in Britain; America prefers the second. */
const pastForms = [
  ["burnt", "burned"],
  ["dreamt", "dreamed"],
  ["leant", "leaned"],
  ["leapt", "leaped"],
  ["learnt", "learned"],
  ["smelt", "smelled"],
  ["spelt", "spelled"],
  ["spilt", "spilled"],
  ["spoilt", "spoiled"],
] as const;

const anyOf = (words: readonly string[]) => `(${words.join("|")})`;
const our = new RegExp(`${anyOf(ourWords)}our`, "gi");
const ise = new RegExp(`${anyOf(iseWords)}is(?=(?:e|ed|es|er|ers|ing|ations?)\\b)`, "gi");
const yse = /(anal|paral)ys(?=(?:e|ed|es|ing)\b)/gi;
const doubled = new RegExp(`\\b${anyOf(doubledWords)}ll(?=(?:ed|er|ers|or|ors|ing|ings)\\b)`, "gi");
const re = /\b(cent|fib|kilomet|lit|met|theat)re(?=s?\b)/gi;
const whole = new RegExp(`\\b${anyOf(Object.keys(wholeWords))}(?=s?\\b)`, "gi");

/** `replacement` with a capital where `original` has one. */
const inCaseOf = (original: string, replacement: string) =>
  /^\p{Lu}/u.test(original)
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;

/** The text with its British spellings written the American way; anything else stays as it is. */
export function toAmerican(text: string): string {
  return text
    .replace(our, "$1or")
    .replace(ise, "$1iz")
    .replace(yse, "$1yz")
    .replace(doubled, "$1l")
    .replace(re, "$1er")
    .replace(whole, (word) => inCaseOf(word, wholeWords[word.toLowerCase()] ?? word));
}

const irregular = new Map<string, string>(pastForms);
const regular = new Map<string, string>(pastForms.map(([short, long]) => [long, short]));
const swapPastForms = (text: string, forms: ReadonlyMap<string, string>) =>
  text.replace(new RegExp(`\\b${anyOf([...forms.keys()])}\\b`, "gi"), (word) =>
    inCaseOf(word, forms.get(word.toLowerCase()) ?? word),
  );

/** The text in every spelling that a reader would call right, itself first, without duplicates. */
export function spellings(text: string): string[] {
  const wordings = [text, swapPastForms(text, irregular), swapPastForms(text, regular)];
  return [...new Set([...wordings, ...wordings.map(toAmerican)])];
}

/**
 * How Americans may spell a word of Britain: guesses by rules, some of them no words. For judging
 * whether a spelling is a mistake, never for writing one: `toAmerican` knows, this supposes.
 */
export const maybeAmerican = (british: string): string[] =>
  [
    toAmerican(british),
    british.replace("our", "or"),
    british.replace(/re$/, "er"),
    british.replace(/([ae])ll(ing|ed|er)/, "$1l$2"),
    british.replace(/ogue$/, "og"),
    british.replace(/([dnf])ence$/, "$1ense"),
  ].filter((spelling) => spelling !== british);
