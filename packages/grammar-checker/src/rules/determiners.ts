import { articleBefore } from "../pattern/word-forms";
import type { RuleSource } from "../rule";

const end = ">!$phrase-goes-on";

/** What stands before nouns, where the words themselves decide. */
export const determiners: readonly RuleSource[] = [
  {
    id: "the-colour",
    level: "A1",
    topic: "articles",
    why: "Colours, school subjects and sports have no “the”: “My favourite colour is blue.”",
    pattern: [
      "colour|color|colours|colors is|are { the } red|blue|green|yellow|black|white|pink|purple|orange|brown|grey ,",
      "season is { the } summer|winter|spring|autumn ,",
      "subject|sport|sports|subjects is|are { the } maths|history|geography|biology|physics|chemistry|english|football|tennis|basketball|art|music ,",
      "food|drink|dish is { the } pizza|pasta|rice|fish|meat|coffee|tea|water|chicken|chocolate|sushi ,",
      `good|bad|at|in|study|studied|hate|hates { the } maths|mathematics|physics|biology|chemistry|geography ${end}`,
    ],
    fix: "",
    wrong: [
      ["My favourite food is the pizza.", "My favourite food is pizza."],
      ["He is good at the maths", "He is good at maths"],
      ["My favourite colour is the blue.", "My favourite colour is blue."],
      [
        "My favourite subject is the history and I like art",
        "My favourite subject is history and I like art",
      ],
      ["Her favourite sport is the tennis.", "Her favourite sport is tennis."],
    ],
    right: [
      "My favourite colour is blue.",
      "The best colour is the blue of the sea.",
      "It is the red one.",
    ],
  },
  {
    id: "the-country-is",
    level: "A2",
    topic: "articles-with-places",
    why: "Names of most countries and cities have no “the”: “Spain is big.”",
    pattern: "^ { the } $country&$capital|$city&$capital is|has|was",
    unless: "the sudan|ukraine|congo|gambia|lebanon",
    fix: "",
    wrong: [
      ["The Spain is a beautiful country.", "Spain is a beautiful country."],
      ["The London has many museums", "London has many museums"],
    ],
    right: ["Spain is beautiful.", "The Netherlands is small.", "The Spain of today is big."],
  },
  {
    id: "no-any",
    level: "A2",
    topic: "some-and-any",
    why: "“No” is enough: “no money”. “Any” goes with “not”.",
    pattern: ["{ no any } $word", "{ no some } $word"],
    fix: "no",
    wrong: [
      ["I have no any money.", "I have no money."],
      ["There are no any shops", "There are no shops"],
    ],
    right: ["I have no money.", "No, any day is fine.", "I don't have any money."],
  },
  {
    id: "not-neither",
    level: "B1",
    topic: "both-either-neither",
    why: "Behind “not” we say “either”: “I don't like it either.”",
    pattern: "not|n't $word+ { neither } .",
    unless: "and|or|me|him|her|us|them|nor|but neither",
    fix: "either",
    wrong: [
      ["I don't like tea neither.", "I don't like tea either."],
      ["There is not a cinema neither.", "There is not a cinema either."],
    ],
    right: ["I don't like tea either.", "He isn't here, neither.", "I didn't see him, me neither."],
  },
  {
    id: "this-scissors",
    level: "A2",
    topic: "demonstratives",
    why: "These things are always more than one in English: “these scissors”.",
    pattern:
      "{ this|that } $plain-adjective? scissors|trousers|jeans|pyjamas|headphones|sunglasses|tights >!@NOUN|@PROPN|'s",
    fix: ({ marked }) => (marked[0]!.lower === "this" ? "these" : "those"),
    wrong: [
      ["Give me this scissors, please.", "Give me these scissors, please."],
      ["I like that blue jeans.", "I like those blue jeans."],
    ],
    right: ["Give me these scissors.", "I like this jeans jacket.", "I know that jeans are cheap."],
    unless: "know|knows|knew|think|thinks|say|says|said|hope|believe|so|sure|glad that",
  },
  {
    id: "my-both",
    level: "A2",
    topic: "both-either-neither",
    why: "“Both” stands first: “both my brothers”.",
    pattern: ["{ my|his|her|our|their|your both } @NOUN", "{ the both } $plural|of"],
    fix: ({ marked }) => (marked[0]!.lower === "the" ? "both" : `both ${marked[0]!.lower}`),
    wrong: [
      ["My both brothers are tall.", "Both my brothers are tall."],
      ["Her both hands were cold", "Both her hands were cold"],
      ["The both boys came.", "Both boys came."],
    ],
    right: ["Both my brothers are tall.", "They both like it.", "Both of them came."],
  },
  {
    id: "hairs",
    level: "A2",
    topic: "countable-and-uncountable",
    why: "All the hair on a head is one: “Her hair is long.”",
    pattern: [
      "long|short|black|brown|blond|blonde|dark|red|curly|straight|grey|white|beautiful|my|his|her|your|their|fair|wavy { hairs are }",
      "<!many|two|some|few|these|those|the long|short|black|brown|blond|blonde|dark|red|curly|straight|grey|beautiful|fair|wavy|my|her|his|their { hairs } >!are",
    ],
    unless: "white|grey|few|single $any? hairs on|in",
    fix: ({ marked }) => (marked.length > 1 ? "hair is" : "hair"),
    wrong: [
      ["He has long black hairs.", "He has long black hair."],
      ["My hairs are brown", "My hair is brown"],
      ["She has blond hairs and blue eyes.", "She has blond hair and blue eyes."],
    ],
    right: [
      "She has blond hair.",
      "There were two hairs in the soup.",
      "He found grey hairs on his coat.",
    ],
  },
  {
    id: "blue-eye",
    level: "A1",
    topic: "plurals",
    why: "People have two of them: “blue eyes”.",
    pattern:
      "have|has|had|with|got|and $adjective|big? blue|brown|green|black|dark|big|beautiful|small|long|nice|grey { eye|ear|leg|hand|foot } ,",
    fix: ({ marked }) => (marked[0]!.lower === "foot" ? "feet" : `${marked[0]!.lower}s`),
    wrong: [
      ["She has blue eye and blond hair.", "She has blue eyes and blond hair."],
      ["My cat has big green eye", "My cat has big green eyes"],
      ["He is a tall man with long leg.", "He is a tall man with long legs."],
    ],
    right: ["She has blue eyes.", "He has a black eye.", "He has big eye problems."],
  },
  {
    id: "buy-a-bread",
    level: "A2",
    topic: "countable-and-uncountable",
    why: "We do not count this: “some bread”, “good food”.",
    pattern: [
      `~buy|~eat|~want|~need|~have|~cook|~get|~use { a } bread|butter|rice|meat|sugar|salt|flour|soap|milk|pasta|food ${end}`,
      `~buy|~eat|~cook|~try|~have|~like|~taste { a|an } $plain-adjective food|bread|rice|meat|pasta ${end}`,
    ],
    fix: ({ tokens, match }) =>
      /^(?:bread|butter|rice|meat|sugar|salt|flour|soap|milk|pasta|food)$/.test(
        tokens[match.markTo]!.lower,
      )
        ? "some"
        : "",
    wrong: [
      ["I went to buy a bread.", "I went to buy some bread."],
      ["We eat a delicious food there", "We eat delicious food there"],
      ["She needs a sugar and a flour.", "She needs some sugar and a flour."],
    ],
    right: ["I bought some bread.", "He has a rice cooker.", "We eat a lot.", "It is a food shop."],
  },
  {
    id: "have-years-old-son",
    level: "A2",
    topic: "adjectives",
    why: "Before a noun it is one word without -s: “a ten-year-old son”.",
    pattern:
      "have|has|had|with|am|is|'m|'s|was|met { $number years|year old } $plain-adjective? $count-noun|man|person|student",
    fix: ({ marked }) =>
      `${articleBefore(marked[0]!.lower.replace(/^8|^11|^18/, "e"))} ${marked[0]!.text}-year-old`,
    wrong: [
      ["I have twelve years old son.", "I have a twelve-year-old son."],
      ["She is 20 years old student", "She is a 20-year-old student"],
      ["I met 8 years old girl.", "I met an 8-year-old girl."],
    ],
    right: ["I have a twelve-year-old son.", "She is 20 years old.", "He is ten years old today."],
  },
  {
    id: "centre-of-city",
    level: "A2",
    topic: "articles",
    why: "We know which one is meant, so “the” comes before it: “the centre of the city”.",
    pattern: [
      `centre|center|middle|part|parts|outskirts|edge|heart|side|noise|end|beginning|top|north|south|east|west|rest|most|bottom of {} city|country|world|day|week|month|year|street|road|river|film|book|story|lesson|village|mountain|room|night|summer|winter ${end}`,
      "^ {} first|second|last time i|we|he|she|they",
      "^^ {} sun|sky|moon is|was|shines|rises",
      "^ $any* and {} sun|sky|moon is|was|shines",
      `in|around|of {} world|universe|countryside ${end}`,
      "^ {} next day|morning|week|year i|we|he|she|they $past",
      "by {} end of",
    ],
    unless: [
      "most of night|day|summer|winter",
      "side of road",
      "top of world",
      "end|part of story|day|summer|winter|night|year|week|month",
      "part of village|town|city life",
      "next week|year",
    ],
    fix: "the",
    wrong: [
      ["I live in the centre of city.", "I live in the centre of the city."],
      ["The sky was blue and sun was shining", "The sky was blue and the sun was shining"],
      ["First time I went to Rome was in May.", "The first time I went to Rome was in May."],
      ["It is the best place in world.", "It is the best place in the world."],
    ],
    right: [
      "I live in the centre of the city.",
      "He works in world trade.",
      "In summer we swim.",
      "Next day, we left.",
    ],
  },
  {
    id: "friends-house",
    level: "A2",
    topic: "possessive-s",
    why: "Whose it is, is said with an apostrophe: “my friend's house”.",
    pattern: `my|his|her|your|our|their best? { mothers|fathers|brothers|sisters|friends|uncles|aunts|grandmothers|grandfathers|mums|dads|sons|daughters|husbands|wifes|boyfriends|girlfriends|teachers|cousins|parents|dogs|cats|neighbours } name|names|house|car|birthday|job|room|phone|wedding|bedroom|flat|favourite|apartment|hair|eyes ${end}`,
    fix: ({ marked }) => {
      const { text, lower } = marked[0]!;
      return lower === "parents"
        ? `${text}'`
        : lower === "wifes"
          ? "wife's"
          : text.replace(/s$/, "'s");
    },
    wrong: [
      ["My mothers name is Olga.", "My mother's name is Olga."],
      ["We were in my friends house", "We were in my friend's house"],
      ["I live in my parents house.", "I live in my parents' house."],
    ],
    right: ["My mother's name is Olga.", "My friends have a house.", "Her sisters like it."],
  },
  {
    id: "my-brother-he",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "One subject is enough: “My brother is tall”, not “My brother he is tall”.",
    pattern: [
      "^ and|but|so? my|his|her|our|their best? $relative|friend|boyfriend|girlfriend|cousin { he|she } is|has|was|likes|loves|works|lives|goes|plays|can|does|went|had|wants",
      "^ and|but|so? my|his|her|our|their parents|friends|brothers|sisters|children|grandparents { they } are|have|were|like|love|work|live|go|play|can|do|went|had|want",
      "^ my|the name|city|house|country|town|job|dog|cat|family|school { it } is|has|was",
      "^ me|my and my|me $noun|i { we } are|have|were|like|love|work|live|go|play|can|do|went|had|want",
    ],
    fix: "",
    wrong: [
      ["My brother he is an engineer.", "My brother is an engineer."],
      ["My parents they live in Lima", "My parents live in Lima"],
      ["My city it is very big.", "My city is very big."],
    ],
    right: ["My brother is an engineer.", "My brother said he is ill.", "The city is big."],
  },
  {
    id: "read-book",
    level: "A1",
    topic: "plurals",
    why: "In general we use the plural: “I like reading books.”",
    pattern: [
      "like|likes|love|loves|enjoy|hobby|hobbies|is|are|to|and|i|they|often|always|usually|sometimes read|reading { book|newspaper|magazine|story } ,",
      "like|likes|love|loves|enjoy to? watch|watching { film|movie|cartoon } ,",
      "like|likes|love|loves|hate { dog|cat|animal|flower|book|apple|banana|horse|game|movie|car } ,",
    ],
    unless: [
      "i|he|she|we|they|you am|is|are|was|were reading book|newspaper|magazine|story",
      "i love|like book",
    ],
    fix: ({ marked }) => ({ story: "stories" })[marked[0]!.lower] ?? `${marked[0]!.lower}s`,
    wrong: [
      ["I like reading book.", "I like reading books."],
      ["My hobbies are reading book and sport", "My hobbies are reading books and sport"],
      ["She likes cat and dog.", "She likes cats and dog."],
    ],
    right: ["I like reading books.", "I am reading a book.", "She likes cat food."],
  },
  {
    id: "all-the-day",
    level: "A2",
    topic: "articles",
    why: "We say “all day” and “all night”, without “the”.",
    pattern: "{ all the day|night|morning|week } >!$phrase-goes-on >!of|before|after|that",
    fix: ({ marked }) => `all ${marked[2]!.lower}`,
    wrong: [
      ["We stayed there all the day.", "We stayed there all day."],
      ["It rained all the night", "It rained all night"],
    ],
    right: [
      "We stayed there all day.",
      "All the day's work was done.",
      "He sat there all the time.",
    ],
  },
  {
    id: "a-best",
    level: "A2",
    topic: "superlatives",
    why: "Only one thing is the best or the biggest, so “the” stands before it.",
    pattern:
      "is|was|are|were|'s { a } best|worst|biggest|most|tallest|oldest|youngest|fastest|cheapest|nicest|happiest|longest $adjective? @NOUN in|of|for|i|that",
    unless: "a best friend|man|seller|practice|case $any",
    fix: "the",
    wrong: [
      ["It was a best holiday in my life.", "It was the best holiday in my life."],
      ["She is a best student of our class", "She is the best student of our class"],
    ],
    right: ["It was the best holiday.", "He is a best friend of mine."],
  },
];
