import { irregularFormsOf } from "./irregular-forms";
import {
  comparedWithMore,
  countedNesses,
  longAdverbs,
  modals,
  notCompared,
  pluralNouns,
  shortAdverbs,
  singleNouns,
  uncountable,
} from "./words-without-forms";

const vowel = /[aeiou]/;
/** One vowel and one consonant at the end of a word of one syllable: the consonant is doubled. */
const doubles = (word: string): boolean => /^[^aeiou]*[aeiou][bdfgklmnprtvz]$/.test(word);

/** Verbs of more than one syllable that are stressed at the end, and double their consonant. */
const stressedAtTheEnd = new Set(
  "admit commit compel confer control defer deter equip expel forget incur occur omit permit prefer propel rebel recur refer regret submit transfer transmit".split(
    " ",
  ),
);
/** And those that British English doubles though the stress is elsewhere. */
const doubledL = /[aeiou]l$/;

const adds = (word: string, ending: "ed" | "er"): string => {
  if (word.endsWith("e")) return `${word}${ending.slice(1)}`;
  if (word.endsWith("y") && !vowel.test(word.at(-2) ?? "")) return `${word.slice(0, -1)}i${ending}`;
  if (ending === "ed" && /[aeiou]c$/.test(word)) return `${word}ked`;
  if (doubles(word) || stressedAtTheEnd.has(word)) return `${word}${word.at(-1)}${ending}`;
  if (
    ending === "ed" &&
    doubledL.test(word) &&
    /[aeiou].*[aeiou]l$/.test(word) &&
    !/[aeiou]{2}l$/.test(word)
  )
    return `${word}l${ending}`;
  return `${word}${ending}`;
};

/**
 * The past simple and the past participle of a verb in its base form: `went` and `gone` for `go`. Null
 * for a modal.
 */
export function pastOf(verb: string): { past: string; participle: string } | null {
  if (modals.has(verb)) return null;
  const known = irregularPastOf(verb);
  if (known !== undefined) return known;
  const [, prefix = "", base = ""] = prefixed.exec(verb) ?? [];
  const ofBase = verb === "relay" ? undefined : irregularPastOf(base);
  if (ofBase !== undefined)
    return { past: `${prefix}${ofBase.past}`, participle: `${prefix}${ofBase.participle}` };
  const regular = adds(verb, "ed");
  return { past: regular, participle: regular };
}

/** "Misunderstand" goes as "understand" does. */
const prefixed = /^(fore|mis|out|over|re|un|under|up|with)(.{2,})$/;

const ownPast: Readonly<Record<string, readonly [string, string]>> = {
  be: ["was or were", "been"],
  have: ["had", "had"],
  do: ["did", "done"],
  get: ["got", "got"],
  come: ["came", "come"],
  become: ["became", "become"],
  run: ["ran", "run"],
  overcome: ["overcame", "overcome"],
  beat: ["beat", "beaten"],
  show: ["showed", "shown"],
  sew: ["sewed", "sewn"],
  swell: ["swelled", "swollen"],
  read: ["read", "read"],
};

function irregularPastOf(verb: string): { past: string; participle: string } | undefined {
  if (unchangedVerbs.has(verb)) return { past: verb, participle: verb };
  const [past, participle = past] = Object.hasOwn(ownPast, verb)
    ? ownPast[verb]!
    : irregularFormsOf(verb, "verb");
  return past === undefined || participle === undefined ? undefined : { past, participle };
}

/** What a verb in its base form is after "he": `has`, `goes`, `studies`. */
export function thirdPersonOf(verb: string): string {
  if (verb === "have") return "has";
  if (verb === "be") return "is";
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** A verb in its base form with -ing: `making`, `getting`, `lying`. */
export function ingFormOf(verb: string): string {
  if (verb === "begin") return "beginning";
  if (/^[^aeiou]ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  // The consonant is doubled as before -ed.
  return /[ye]$/.test(verb) ? `${verb}ing` : `${adds(verb, "ed").slice(0, -2)}ing`;
}

/** Verbs whose past is as their base form is. */
export const unchangedVerbs: ReadonlySet<string> = new Set(
  "bet broadcast burst cast cost cut forecast hit hurt let put quit rid set shed shut slit split spread thrust upset".split(
    " ",
  ),
);

/** The plural of a noun in the singular: `children` for `child`. Null where it has none. */
export function pluralOf(noun: string): string | null {
  const lower = noun.toLowerCase();
  if (singleNouns.has(lower) || pluralNouns.has(lower)) return null;
  const [irregular] = irregularFormsOf(noun, "noun");
  if (irregular !== undefined) return irregular;
  if (unchangedNouns.test(noun) || nationality.test(noun)) return noun;
  if (noun.endsWith("-in-law")) return noun.replace(/(?=-in-law$)/, "s");
  const [compound, last = ""] = compoundNoun.exec(noun) ?? [];
  if (compound !== undefined)
    return `${noun.slice(0, -last.length)}${irregularFormsOf(last, "noun")[0]}`;
  if (noun.endsWith("man") && !regularMen.has(lower)) return `${noun.slice(0, -3)}men`;
  if (/[^aeiou]uiz$|^quiz$/.test(noun)) return `${noun}zes`;
  if (/[^ ]{2}sis$|^axis$/.test(noun)) return `${noun.slice(0, -2)}es`;
  if (chLikeK.has(lower)) return `${noun}s`;
  if (/(?:s|x|z|ch|sh)$/.test(noun) || endsInOes.has(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** Nouns of what is not counted, and so have no plural: `information`. */
export const isUncountable = (noun: string): boolean =>
  uncountable.has(noun.toLowerCase()) || (noun.endsWith("ness") && !countedNesses.has(noun));

/** Nouns that are plural already: `trousers`. */
export const isAlwaysPlural = (noun: string): boolean => pluralNouns.has(noun);

const unchangedNouns = /fish$|^(?:aircraft|crossroads|deer|series|sheep|spacecraft|species)$/;
/** "Two Japanese". */
const nationality = /^[A-Z].*ese$/;
const compoundNoun = /.(child|foot|knife|leaf|person|shelf|tooth|wife)$/;
const regularMen = new Set("caiman german human ottoman roman shaman talisman".split(" "));
const chLikeK = new Set("epoch monarch patriarch stomach tech".split(" "));
const endsInOes = new Set("echo hero mosquito potato tomato torpedo veto volcano".split(" "));

const ownComparison: Readonly<Record<string, readonly [string, string]>> = {
  good: ["better", "best"],
  well: ["better", "best"],
  bad: ["worse", "worst"],
  badly: ["worse", "worst"],
  ill: ["worse", "worst"],
  far: ["further", "furthest"],
  little: ["less", "least"],
  few: ["fewer", "fewest"],
  much: ["more", "most"],
  many: ["more", "most"],
  clever: ["cleverer", "cleverest"],
  cruel: ["crueller", "cruellest"],
  lonely: ["lonelier", "loneliest"],
  lovely: ["lovelier", "loveliest"],
  shy: ["shyer", "shyest"],
};

/**
 * How an adjective compares: `bigger` and `biggest`, or `more useful` and `most useful`. Null for what
 * does not compare, as most adverbs and determiners do not.
 */
export function comparisonOf(
  word: string,
  partOfSpeech: "adjective" | "adverb" | "determiner" = "adjective",
): { comparative: string; superlative: string } | null {
  if (Object.hasOwn(ownComparison, word)) {
    const [comparative, superlative] = ownComparison[word]!;
    return { comparative, superlative };
  }
  const compares =
    partOfSpeech === "adjective"
      ? !notCompared.has(word)
      : partOfSpeech === "adverb" && (shortAdverbs.has(word) || longAdverbs.has(word));
  if (!compares) return null;
  if (!takesEr(word)) return { comparative: `more ${word}`, superlative: `most ${word}` };
  const comparative = adds(word, "er");
  return { comparative, superlative: `${comparative.slice(0, -2)}est` };
}

function takesEr(word: string): boolean {
  if (comparedWithMore.has(word) || longAdverbs.has(word)) return false;
  const syllables = word.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 1;
  if (syllables === 1) return !/[aeiou]ble$/.test(word);
  return syllables === 2 && (/(?:[^aeiou]y|ow|et)$/.test(word) || shortInLe.has(word));
}

/** "Gentle" is "gentler"; "possible" and "capable" take "more". */
const shortInLe = new Set(
  "ample feeble gentle humble idle little nimble noble simple subtle".split(" "),
);
