import { countryNamed } from "./country-names";
import { foldSpaces, wordsIn } from "./fold-text";
import { nameIn } from "./given-name";
import { hasPastVerb } from "./past-verb";
import { saysAnyOf } from "./says-any-of";

/*
 * Fields of words that many questions ask for, so that a step need not list every drink there is. A list of
 * words names one with an @: "@drink".
 */
const listed = {
  drink: `tea coffee water juice milk lemonade cola coke chocolate latte espresso cappuccino beer wine smoothie
    soda shake milkshake squash cocoa matcha mocha sprite fanta pepsi drink iced cider champagne americano`,
  food: `pizza bread rice soup fish meat egg cheese fruit vegetable salad cake apple banana orange pasta potato
    chicken sandwich breakfast lunch dinner meal food sugar salt butter snack sweet dessert biscuit chocolate
    chip burger noodle bean tomato onion yoghurt nut spinach beef pork lamb cereal carrot diet dish`,
  person: `family friend brother sister mother father parent child son daughter grandmother grandfather grandma
    grandpa granny grandparent cousin aunt uncle wife husband baby mum mom dad twin boy girl boyfriend girlfriend
    niece nephew neighbour neighbor colleague teacher boss classmate flatmate roommate partner people man woman
    kid stepmother stepfather stepsister stepbrother grandad granddad gran nan nana penpal mate team group class student penfriend pal fiancé`,
  pet: `dog cat bird fish rabbit hamster horse pet kitten puppy parrot turtle`,
  home: `room kitchen bedroom bathroom garden table chair bed window door house home flat apartment sofa couch
    lamp floor wall garage balcony hall toilet shower bath stairs desk shelf bookshelf picture television tv tvs
    fridge freezer oven cooker sink cupboard wardrobe mirror carpet rug curtain clock plant computer radio roof
    cellar terrace light box bookcase fireplace armchair pool stove microwave washing machine study lift attic`,
  place: `city town village country park museum cinema restaurant café cafe shop market beach sea coast lake river
    mountain forest station airport hotel school church library theatre zoo castle island centre street bank
    hospital office university gym stadium club house home farm countryside supermarket mall capital place bridge
    pharmacy chemist bakery square pool garden bar pub`,
  transport: `train bus car plane bike bicycle ferry boat ship taxi tram motorbike motorcycle coach underground
    metro tube foot fly drive cycle walk lorry hitchhike sail ride scooter van flight`,
  day: `monday tuesday wednesday thursday friday saturday sunday weekend weekday today tomorrow weekdays everyday`,
  clock: `o'clock past half quarter five six seven eight nine ten eleven twelve one two three four noon midnight
    midday am pm morning afternoon evening night until till early late minute hour`,
  when: `yesterday ago last week month year day today tomorrow morning night evening afternoon hour minute weekend
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december spring summer autumn winter christmas easter holiday birthday recently
    just now tonight earlier later noon midnight before after when during once`,
  body: `head hair face eye ear nose mouth tooth teeth neck shoulder arm elbow hand wrist finger thumb back chest
    stomach belly hip leg knee foot ankle toe body skin heart muscle bottom bone tummy lip tongue cheek chin`,
  feeling: `feel fine good better great well warm cold hot tired hurt bad worse relaxed happy sad ok okay strong
    still calm sleepy soft weak stiff ache sore painful heavy light ill sick nice wet dry free loose awake`,
  activity: `read watch cook eat sleep listen play study work walk run talk call relax clean help drink write draw
    paint dance sing swim go visit meet shop cycle train exercise stay travel take see make do wash chat surf rest
    stretch drive ride ski skate fish climb camp knit bake learn practise practice phone text pray speak buy tidy
    skateboard juggle sew fix repair build teach understand count type carry lift sell bring plan celebrate party
    barbecue picnic dine show enjoy laugh hike jog shower iron feed look`,
  self: `i me my mine we us our i'm i've i'd i'll we're we've we'll im myself`,
  future: `will i'll we'll he'll she'll they'll you'll it'll ill won't going gonna shall`,
  modal: `should shouldn't could would can must might may ought need try`,
  reason: `because so since as therefore reason that's why due for`,
} as const;

const fields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(listed).map(([name, words]) => [name, words.trim().split(/\s+/)]),
);

/** Words for people and things of a country, by their ends, and those that have no such end. */
const nationality =
  /^(?:(?!musician|magician|librarian|vegetarian|technician|electrician|politician|veterinarian)\w{3,}(?:ian|ese|ican|rean)|(?:brit|span|pol|turk|dan|swed|finn|ir|scott|engl|kurd)ish|french|dutch|greek|swiss|german|thai|arab|czech|iraqi|pakistani|kuwaiti|israeli|welsh|mexican|afghan|uzbek|kazakh|filipin[oa])$/;

/** Fields that are known by how a text is made. */
const made: Readonly<Record<string, (words: readonly string[], text: string) => boolean>> = {
  country: (words) =>
    words.some((word, at) =>
      [word, `${word} ${words[at + 1] ?? ""}`].some((name) => countryNamed(name) !== null),
    ) ||
    words.some((word) => /^(?:usa|uk|england|britain|america|africa|europe|asia)$/.test(word)) ||
    words.some((word) => nationality.test(word)),
  name: (_words, text) => nameIn(text) !== null,
  number: (words) => words.some((word) => /\d/.test(word)),
  past: (words) => hasPastVerb(words) || words.some((word) => /^(?:was|were|did)$/.test(word)),
  // A list of three: "a sea, a sky and a bin".
  three: (_words, text) => /,.*(?:,|\b(?:and|or)\b)|\band\b.*\band\b/.test(text),
};

/** The names of all fields, for who checks lists of words. */
export const wordFields: readonly string[] = [...fields.keys(), ...Object.keys(made)];

/** The words of a list without its fields, and those that its fields list. */
export const listedWords = (list: readonly string[]): string[] =>
  list.flatMap((word) => (word.startsWith("@") ? (fields.get(word.slice(1)) ?? []) : [word]));

/**
 * Whether a text says one of a list's words, as `saysAnyOf` tells it, one of its phrases as it stands, or one of a
 * field that the list names.
 */
export function saysOneOf(text: string, list: readonly string[]): boolean {
  const words = wordsIn(foldSpaces(text));
  return (
    saysAnyOf(text, listedWords(list)) ||
    list.some((word) => word.includes("_") && saysPhrase(text, word.replaceAll("_", " "))) ||
    list.some((word) => word.startsWith("@") && made[word.slice(1)]?.(words, text) === true)
  );
}

/** Whether a text says words in their order, whatever their case and the marks between them. */
export const saysPhrase = (text: string, phrase: string): boolean =>
  ` ${wordsIn(foldSpaces(text)).join(" ")} `.includes(` ${phrase} `);
