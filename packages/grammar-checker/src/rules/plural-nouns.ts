import { pluralOf } from "@saywell/english";
import type { Fixable, RuleSource } from "../rule";

/** Here a noun ends its phrase. */
const end = ">!$phrase-goes-on";

/** The last marked noun in the plural; no mark where it has none of its own. */
const inPlural = ({ marked }: Fixable): string | null => {
  const noun = marked.at(-1)!;
  const plural = pluralOf(noun.lower);
  if (!/^(?:[a-z]+(?:[^s]|ss)|bus)$/.test(noun.lower)) return null;
  return plural === null || plural === noun.lower ? null : plural;
};

const uncounted: Readonly<Record<string, string>> = {
  informations: "information",
  advices: "advice",
  furnitures: "furniture",
  homeworks: "homework",
  equipments: "equipment",
  luggages: "luggage",
  knowledges: "knowledge",
  softwares: "software",
  moneys: "money",
  housworks: "housework",
  houseworks: "housework",
  baggages: "baggage",
  trafics: "traffic",
  traffics: "traffic",
  musics: "music",
  weathers: "weather",
  breads: "bread",
  luckes: "luck",
  feedbacks: "feedback",
  vocabularys: "vocabulary",
  hardwares: "hardware",
  staffs: "staff",
  jewelries: "jewellery",
  rices: "rice",
  gossips: "gossip",
  transports: "transport",
  sceneries: "scenery",
  evidences: "evidence",
  researches: "research",
  garbages: "garbage",
  rubbishes: "rubbish",
  butters: "butter",
  clothings: "clothing",
};

const doublePlural: Readonly<Record<string, string>> = {
  childrens: "children",
  childs: "children",
  childes: "children",
  mens: "men",
  mans: "men",
  womens: "women",
  womans: "women",
  persones: "people",
  foots: "feet",
  feets: "feet",
  tooths: "teeth",
  teeths: "teeth",
  mouses: "mice",
  mices: "mice",
  sheeps: "sheep",
  fishs: "fish",
  deers: "deer",
  gooses: "geese",
  lifes: "lives",
  wifes: "wives",
  knifes: "knives",
  shelfs: "shelves",
  thiefs: "thieves",
  potatos: "potatoes",
  tomatos: "tomatoes",
  heros: "heroes",
  citys: "cities",
  countrys: "countries",
  ladys: "ladies",
  babys: "babies",
  familys: "families",
  storys: "stories",
  partys: "parties",
  partyes: "parties",
  hobbys: "hobbies",
  hobbyes: "hobbies",
  companys: "companies",
  countryes: "countries",
  cityes: "cities",
  difficultys: "difficulties",
  activitys: "activities",
  universitys: "universities",
  studys: "studies",
  dictionarys: "dictionaries",
  strawberrys: "strawberries",
  cherrys: "cherries",
  librarys: "libraries",
  berrys: "berries",
  puppys: "puppies",
  boxs: "boxes",
  boxses: "boxes",
  watchs: "watches",
  dishs: "dishes",
  buss: "buses",
  classs: "classes",
  churchs: "churches",
  sandwichs: "sandwiches",
  matchs: "matches",
  beachs: "beaches",
  dresss: "dresses",
  addresss: "addresses",
  glassses: "glasses",
  policemans: "policemen",
  businessmans: "businessmen",
  firemans: "firemen",
  grandchilds: "grandchildren",
  grandchildrens: "grandchildren",
  boies: "boys",
  toies: "toys",
  keies: "keys",
  daies: "days",
  oxes: "oxen",
  trouserses: "trousers",
  clotheses: "clothes",
  scissor: "scissors",
  jeanses: "jeans",
  aircrafts: "aircraft",
  monkies: "monkeys",
  vallies: "valleys",
  holidaies: "holidays",
  birthdaies: "birthdays",
  fotos: "photos",
  photoes: "photos",
};

const keys = (table: Readonly<Record<string, string>>): string => Object.keys(table).join("|");

/** Nouns in the wrong number. */
export const pluralNouns: readonly RuleSource[] = [
  {
    id: "informations-are",
    level: "A2",
    topic: "countable-and-uncountable",
    why: "We do not count this: it has no plural, and the verb is “is” or “was”.",
    pattern: [
      `{ these|those ${keys(uncounted)} are|were|have }`,
      `{ ${keys(uncounted)} are|were|have }`,
      `{ these|those|many|few ${keys(uncounted)} }`,
      `{ a few|several ${keys(uncounted)} }`,
    ],
    unless: [
      "he|she|it|who|which|$name traffics|gossips|transports|researches|staffs",
      "few|many staffs|researches|transports",
      "researches|staffs|transports|gossips are|were|have",
    ],
    fix: ({ marked, tokens, match }) => {
      const [first, last] = [marked[0]!.lower, marked.at(-1)!.lower];
      const noun = marked.flatMap(({ lower }) => uncounted[lower] ?? [])[0]!;
      const that = { these: "this ", those: "that " }[first] ?? "";
      if (/^(?:are|were|have)$/.test(last)) {
        if (tokens.at(-1)?.text === "?") return null;
        const before = tokens[match.markFrom - 1]?.lower ?? "";
        if (/^(?:these|those|many|few|and|or|of|two|three|several)$/.test(before)) return null;
        return `${that}${noun} ${{ are: "is", were: "was", have: "has" }[last]!}`;
      }
      const next = tokens[match.markTo]?.lower ?? "";
      if (/^(?:are|were|have|do|was|is)$/.test(next)) return null;
      if (that !== "") return `${that}${noun}`;
      if (first === "many") {
        const before = tokens.slice(Math.max(0, match.markFrom - 3), match.markFrom);
        const isDenied = before.some(({ lower }) => /^(?:how|too|so|n't|not|as|very)$/.test(lower));
        return isDenied ? `much ${noun}` : `a lot of ${noun}`;
      }
      return first === "few" ? `little ${noun}` : `some ${noun}`;
    },
    wrong: [
      ["The informations are useful.", "The information is useful."],
      ["These informations are wrong.", "This information is wrong."],
      ["We have many homeworks.", "We have a lot of homework."],
      ["Thank you for these advices.", "Thank you for this advice."],
      ["I don't have many informations.", "I don't have much information."],
    ],
    right: ["The information is useful.", "We have a lot of homework.", "Many researches show it."],
  },
  {
    id: "informations",
    level: "A2",
    topic: "countable-and-uncountable",
    why: "We do not count this, so it has no plural.",
    pattern: [`{ ${keys(uncounted)} }`],
    unless: [
      "he|she|it|who|which|$name traffics|gossips|transports|researches|staffs",
      "@VERB&traffics|transports|researches|gossips|staffs|butters|evidences",
    ],
    fix: ({ marked }) => uncounted[marked[0]!.lower]!,
    wrong: [
      ["The informations that he gave me", "The information that he gave me"],
      ["I need some advices.", "I need some advice."],
      ["We have a lot of homeworks", "We have a lot of homework"],
      ["She bought new furnitures and equipments.", "She bought new furniture and equipment."],
    ],
    right: [
      "The information that he gave me is old.",
      "He transports coal.",
      "She researches birds.",
      "All sorts of weather came.",
    ],
  },
  {
    id: "childrens",
    level: "A1",
    topic: "plurals",
    why: "This noun has a plural of its own kind: “children”, “people”, “cities”.",
    pattern: [`{ ${keys(doublePlural)} } >!'`],
    unless: ["$capital&!childrens&!mans&!womens", "he|she|who|it mans|fishs", "mans the|a"],
    fix: ({ marked, tokens, match }) =>
      // "My familys house" lacks an apostrophe instead.
      tokens[match.markTo]?.pos === "NOUN" && marked[0]!.lower.endsWith("ys")
        ? null
        : doublePlural[marked[0]!.lower]!,
    wrong: [
      ["She have two childrens", "She have two children"],
      ["There are a lot of womans and mans", "There are a lot of women and men"],
      ["I like big citys and foreign countrys.", "I like big cities and foreign countries."],
      ["My foots hurt", "My feet hurt"],
    ],
    right: [
      "She has two children.",
      "The children's room is big.",
      "The peoples of Asia are many.",
    ],
  },
  {
    id: "peoples",
    level: "A1",
    topic: "plurals",
    why: "“People” is the plural already: one person, two people.",
    pattern: [
      "many|some|a|of|two|three|four|five|six|ten|more|other|young|old|poor|rich|these|those|most|few|nice|good|lot|lots { peoples } >!'|of",
      "all the { peoples } >!of",
      "this|other { peoples } >!of",
      "the { peoples } in|who|are|here|there|from|at|with|like|always|was|were|is",
      "^^ { peoples } are|is|have|can|think|like|say|do|go|want|in|who|say >!of",
    ],
    unless: "many|different|indigenous|native|ancient|other peoples and|of|who|from",
    fix: "people",
    wrong: [
      ["Many peoples live here.", "Many people live here."],
      ["Peoples are nice in my city", "People are nice in my city"],
      ["A lot of peoples like football.", "A lot of people like football."],
    ],
    right: [
      "Many people live here.",
      "The peoples of the world are many.",
      "It is other people's money.",
    ],
  },
  {
    id: "number-with-singular",
    level: "A1",
    topic: "plurals",
    why: "For more than one the noun stands in the plural: “two brothers”.",
    pattern: [
      `$number-many $plain-adjective* { $count-noun|day|hour|minute|month|room|language|subject|sport|colour|type|kind|season|floor|room|meter|metre|kilometre|kilometer|mile|time|man|problem|thing|place|pound|dollar|country|boss|class } ${end}`,
      `$number-many $plain-adjective* { $singular&!today } >!$phrase-goes-on >in|at|ago|who|here|but|because|every|near|live|lives`,
    ],
    unless: [
      "page|room|number|unit|lesson|chapter|flat|level|grade|class|year|step|part|exercise|question|line|bus|type|platform|gate|act|scene|volume|version|day|week|team|figure|table|channel|highway|route|world|war $number-many $count-noun|$singular",
      "a|an|the|this|that|his|her|my|our|their|your|'s|each|every|per|any|no $number-many $plain-adjective* $noun|$count-noun",
      "$number-many percent|dozen|hundred|thousand|million|billion|pm|am|o'clock|plus|o|gb|mb|kg|km|g|cm|mm|m|per|times|x|oz|lb|degree|part|way|euro|yen|won|stone|foot|fish|sheep|series|star|offspring|aircraft|head|bit|x|mph|thing",
      "$number-many $plain-adjective* $noun&!time&!day&!hour a|an|per|each $noun",
      "$capital|$year $number-many $noun",
      "$number-many - $noun",
      "to - $number-many $noun|$count-noun",
      "$number-many year|month|week|day|hour|minute old|long|late|plan|break",
    ],
    fix: inPlural,
    wrong: [
      ["two brother", "two brothers"],
      ["I have two brother and three sister.", "I have two brothers and three sisters."],
      ["She has 3 big dog", "She has 3 big dogs"],
      ["We were there for five day.", "We were there for five days."],
      ["I have three child and a cat", "I have three children and a cat"],
      ["My house has 4 room.", "My house has 4 rooms."],
    ],
    right: [
      "I have two brothers.",
      "It is a two hour lesson.",
      "There are two car parks.",
      "We live in flat 3 near the station.",
      "Read page 4 and lesson 5.",
      "It costs ten per cent.",
      "I am a grade 7 student.",
      "The two of us came at five.",
    ],
  },
  {
    id: "many-with-singular",
    level: "A1",
    topic: "much-and-many",
    why: "After “these”, “many”, “some” and “a lot of” things that are counted stand in the plural.",
    pattern: [
      `many|several|few|various|numerous|these|those $plain-adjective* { $count-noun|day|hour|minute|month|thing|problem|place|country|kilometre|man|time|reason|question|kind } ${end}`,
      `many|several|few|a|lot|lots of $plain-adjective* { friend|book|car|student|problem|thing|shop|country|language|game|animal|tree|flower|question|mistake|tourist|building|photo|person|dog|cat|girl|boy|child|woman|teacher|restaurant|movie|hour|day|year|month|week|park|city|word|song|idea|place|museum|hotel|store|beach|house|cousin|brother|sister|lesson|exam|picture|present } ${end}`,
      `have|has|got|see|know|read any { brother|sister|friend|book|pet|child|dog|cat|animal|shop|apple|game|hobby } ${end}`,
      `<!the|any|no|every|each|some|another|one|this|that|my|your|his|her other|all|more { friend|book|student|brother|sister|girl|boy|child|tourist|hour|day|week|month|photo } ${end}`,
    ],
    unless: [
      "many|such|not a",
      "no|some|any|the|this|that|each|every|one|his|her|my|our|their|your|an|another other",
      "kind|sort|type|member|part|owner|picture|of|most|a|piece of $count-noun",
      "as much of",
      "some day|girl|boy|child|friend who|,|in|of",
      "these|those|few|both one",
      "bit|piece|kind|sort|type|part|hell|devil|number|rest|side|end|half|out|photo|picture|a of",
      "all day|week|month|night",
      "of a|the",
      "once|twice|more|all|some week|day|hour in|,",
      "different time|place|kind",
      "all in",
      "one|every|each few",
      "many|few|these|those|other $count-noun and $any $noun",
      "those who",
      "different is",
    ],
    fix: inPlural,
    wrong: [
      ["I have many friend.", "I have many friends."],
      ["She has a lot of problem", "She has a lot of problems"],
      ["I read these book.", "I read these books."],
      ["We visited many beautiful place in Italy", "We visited many beautiful places in Italy"],
      ["I came a few minute ago", "I came a few minutes ago"],
    ],
    right: [
      "I have many friends.",
      "Many a student knows it.",
      "She took a photo of tree number two.",
      "These car parks are full.",
      "I have many cat and dog pictures.",
    ],
  },
  {
    id: "one-of-my-friend",
    level: "A2",
    topic: "plurals",
    why: "After “one of” the noun stands in the plural: “one of my friends”.",
    pattern: [
      `one|some|many|most|two|three|each|all|none|any|both of my|his|her|our|their|your|the|these|those $superlative|best|most|$plain-adjective* { $count-noun|thing|place|problem|country|day|reason|man|city|person|sport } ${end}`,
    ],
    unless: [
      "some|all|most|none|any|many of my|his|her|our|their|your|the $noun",
      "all|most|some|none|any|two|three of the|my|this|that $plain-adjective* $noun",
    ],
    fix: inPlural,
    wrong: [
      ["One of my friend is here", "One of my friends is here"],
      ["It is one of the best film.", "It is one of the best films."],
      [
        "One of the most beautiful city in Peru is Cusco",
        "One of the most beautiful cities in Peru is Cusco",
      ],
      ["She is one of my best friend.", "She is one of my best friends."],
    ],
    right: [
      "One of my friends is here.",
      "One of my friend's cats is ill.",
      "Most of the book is good.",
      "One of the staff helped me.",
    ],
  },
  {
    id: "people-here-is",
    level: "A1",
    topic: "plurals",
    why: "“People” is plural: “People here are nice.”",
    pattern: "^^ the|many|some|most|young|old? people here|there { is|was|has }",
    fix: ({ marked }) => ({ is: "are", was: "were", has: "have" })[marked[0]!.lower]!,
    wrong: [
      ["The people here is friendly.", "The people here are friendly."],
      ["People there was nice", "People there were nice"],
    ],
    right: ["The people here are friendly.", "One of the people here is ill."],
  },
];
