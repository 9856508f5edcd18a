import { irregularFormsOf } from "./irregular-forms";

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

/** The past simple and the past participle of a verb in its base form: `went` and `gone` for `go`. */
export function pastOf(verb: string): { past: string; participle: string } {
  if (verb === "be") return { past: "was or were", participle: "been" };
  const unchanged = unchangedVerbs.has(verb) ? verb : undefined;
  const own: Readonly<Record<string, readonly [string, string]>> = {
    have: ["had", "had"],
    do: ["did", "done"],
    get: ["got", "got"],
    come: ["came", "come"],
    become: ["became", "become"],
    run: ["ran", "run"],
    overcome: ["overcame", "overcome"],
    show: ["showed", "shown"],
    sew: ["sewed", "sewn"],
    read: ["read", "read"],
  };
  const known = own[verb];
  if (known !== undefined) return { past: known[0], participle: known[1] };
  const [past, participle = past] = irregularFormsOf(verb, "verb");
  const regular = unchanged ?? adds(verb, "ed");
  return { past: past ?? regular, participle: participle ?? regular };
}

const unchangedVerbs = new Set(
  "bet burst cast cost cut hit hurt let put quit rid set shed shut split spread thrust upset".split(
    " ",
  ),
);

/** The plural of a noun in the singular: `children` for `child`. */
export function pluralOf(noun: string): string {
  const [irregular] = irregularFormsOf(noun, "noun");
  if (irregular !== undefined) return irregular;
  if (unchangedNouns.has(noun)) return noun;
  if (/[^aeiou]uiz$|^quiz$/.test(noun)) return `${noun}zes`;
  if (/(?:s|x|z|ch|sh)$/.test(noun) || endsInOes.has(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** Nouns of what is not counted, and so have no plural: `information`. */
export const isUncountable = (noun: string): boolean => uncountable.has(noun);
const uncountable = new Set(
  `advice baggage bread butter clothing electricity equipment flour fun furniture happiness health
  homework honesty housework information jewellery knowledge luck luggage maths milk money mud music
  news patience petrol pollution progress rain research rice rubbish salt sand scenery snow soap sugar
  sunshine traffic travel water weather work`.split(/\s+/),
);

const unchangedNouns = new Set("aircraft deer fish series sheep species".split(" "));
const endsInOes = new Set("echo hero potato tomato".split(" "));

/** How an adjective compares: `bigger` and `biggest`, or `more useful` and `most useful`. */
export function comparisonOf(adjective: string): { comparative: string; superlative: string } {
  const own: Readonly<Record<string, readonly [string, string]>> = {
    good: ["better", "best"],
    bad: ["worse", "worst"],
    far: ["further", "furthest"],
    little: ["less", "least"],
    much: ["more", "most"],
    many: ["more", "most"],
    fun: ["more fun", "most fun"],
    clever: ["cleverer", "cleverest"],
    bored: ["more bored", "most bored"],
    tired: ["more tired", "most tired"],
  };
  const known = own[adjective];
  if (known !== undefined) return { comparative: known[0], superlative: known[1] };
  const syllables = adjective.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 1;
  const isShort = syllables === 1 || (syllables === 2 && /(?:[^aeiou]y|ow|le|et)$/.test(adjective));
  if (!isShort) return { comparative: `more ${adjective}`, superlative: `most ${adjective}` };
  const comparative = adds(adjective, "er");
  return { comparative, superlative: `${comparative.slice(0, -2)}est` };
}
