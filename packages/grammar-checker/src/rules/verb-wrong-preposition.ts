import { ingFormOf } from "@saywell/english";
import {
  anyOf,
  byFirstWord,
  determiner,
  formsOf,
  possessive,
  thing,
  withClauseEnds,
} from "./pattern-words";

const somebody = anyOf(
  "mother father mum mom dad brother sister friend friends parents teacher family boss grandmother cousin boyfriend girlfriend neighbour wife husband son daughter children future past life home country exam work",
);
const adverb = "only|mainly|mostly|a|lot|very|much|completely|too|always";
const language = anyOf(
  "english spanish french german italian arabic chinese japanese russian portuguese turkish polish hindi my your another other different many two several",
);

/** Verbs with another preposition than learners give them. */
export const verbWrongPreposition = withClauseEnds([
  {
    id: "depend-of",
    level: "A2",
    topic: "prepositions-after-verbs",
    why: "We say “depend on”, “rely on”, “insist on” and “concentrate on”.",
    pattern: [
      `${formsOf("depend")} ${adverb}* { of|from|in|by|to|at|for } >!course`,
      `${formsOf("rely")} ${adverb}* { of|in|to|at|for|from }`,
      `${formsOf("insist")} { in|to|at|for } !($punctuation|$base|be)`,
      `${formsOf("concentrate focus")} { to|at|about } !$punctuation`,
      `${formsOf("concentrate focus")} { in } ${possessive} studies|study|work|job|goals|goal|lessons|homework|exam|exams|dreams|career`,
    ],
    unless: [
      "depend|depends in large|great|some|no part|measure",
      "depend|depends to a|some|any $adjective? extent|degree",
      "depend|depends in|at|for|by|to part|turn|all|least|present|once|date|day",
      "concentrate|focus|concentrated at|to home|school|work|night|all|the|do|be|keep|make",
    ],
    fix: "on",
    wrong: [
      ["It depends of the weather.", "It depends on the weather."],
      ["That depends from you", "That depends on you"],
      ["He insisted in paying.", "He insisted on paying."],
      ["I can't concentrate in my studies.", "I can't concentrate on my studies."],
      ["My life doesn't depend only of money.", "My life doesn't depend only on money."],
    ],
    right: [
      "It depends of course on the weather.",
      "It depends on him.",
      "We depend in part on luck.",
      "Power is concentrated in the city.",
      "The economy depends to a large extent on oil.",
    ],
  },
  {
    id: "spend-money-in",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “spend” money or time “on” something.",
    pattern: [
      `${formsOf("spend waste")} $word? $word? $word? money|euros|dollars|pounds { for|in|to } clothes|food|games|books|it|them|things|${possessive}|this|that|shoes|drinks|music|toys|sweets|$ing`,
    ],
    unless:
      "money in|for my|your|his|her|their|our|this|that city|town|country|village|shop|room|wallet|pocket|birthday|holiday|family|children|life|way|month|week|year",
    fix: "on",
    wrong: [
      ["I spend a lot of money in clothes.", "I spend a lot of money on clothes."],
      ["He spends all his money for games", "He spends all his money on games"],
    ],
    right: [
      "She spends her money in town.",
      "We spend it on food.",
      "I spent my money in this shop.",
    ],
  },
  {
    id: "consist-in-two-parts",
    level: "B2",
    topic: "prepositions-after-verbs",
    why: "Something “consists of” its parts.",
    pattern: [
      `${formsOf("consist")} ${adverb}? { from|by|with|on|at|to|about|for }`,
      `${formsOf("consist")} { in } $number|many|several|some`,
    ],
    fix: "of",
    wrong: [
      ["The test consists from three parts.", "The test consists of three parts."],
      ["My family consists in four people.", "My family consists of four people."],
    ],
    right: ["It consists of two parts.", "Happiness consists in being content."],
  },
  {
    id: "dream-with",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “dream about”, “think about”, “worry about” and “complain about” something.",
    pattern: [
      `${formsOf("dream")} { with|on|in|for|to } ${possessive}|a|me|you|him|them|it|us|$ing|being`,
      `${formsOf("think")} ${adverb}? { in|to|on|at } you|me|him|them|us|it|everything`,
      `${formsOf("think")} ${adverb}? { in|to } ${possessive} ${somebody}`,
      `worry|worries|worrying { for|of|on|with } it|the|$possessive exam|exams|test|future|money|weather|that`,
      `worry|worries|worrying { of|on|with } ${possessive}|me|you|him|them|us`,
      `n't|not worry { for } it|that`,
      `${formsOf("complain")} { for|on|with|from } ${possessive}|it|them|the|everything`,
    ],
    unless: [
      "dream|dreams in|on a|my $adjective? bed|night|$noun|room",
      "think|thinks|thought|thinking to|in|on myself|me|you|my language|head|feet|own|mind",
      "dream|dreams for $possessive|the",
      "complain|complained on|for|with|from the|my phone|internet|radio|first|last|whole|same|way",
      "thought to be|have",
    ],
    fix: "about",
    wrong: [
      ["I dreamed with you last night.", "I dreamed about you last night."],
      ["I always think in my family.", "I always think about my family."],
      ["don't worry for it", "don't worry about it"],
      ["They complained for the food.", "They complained about the food."],
      ["He dreams with being a pilot.", "He dreams about being a pilot."],
    ],
    right: [
      "I think in English.",
      "I dream of the sea.",
      "He thought to himself.",
      "They complained for hours.",
      "A dream in a cold bed.",
    ],
  },
  {
    id: "arrive-to",
    level: "A2",
    topic: "prepositions-of-movement",
    why: "We “arrive in” a town or a country, and “arrive at” a building such as a station.",
    pattern: [
      `${formsOf("arrive")} { to|into } $place-name|$name`,
      `${formsOf("arrive")} { to|into } ${determiner} $adjective? $noun`,
      `${formsOf("arrive")} { to|in|into } work|school|university|class|airport|station`,
      `${formsOf("arrive")} { to|in|at } home|here|there|abroad`,
      `${formsOf("arrive")} { in } the|my airport|station|bus|hotel|party|school|office`,
      `${formsOf("arrive")} { at } $place-name >!airport|station|street|university|bridge|road|museum`,
    ],
    unless: [
      "arrived|arrive to a|an|the warm|cheers|applause|welcome|sound|smell|news|sight",
      "arrived to|into $name $base",
      "to the minute|second|hour|day|end",
    ],
    fix: ({ tokens, match }) => {
      const [place = "", before = ""] = [tokens[match.to - 1]!.lower, tokens[match.to - 2]!.lower];
      if (/^(?:home|here|there|abroad)$/.test(place)) return "";
      if (/^(?:city|town|country|village|capital|island|region|state|world)$/.test(place))
        return "in";
      return /^(?:to|into|at)$/.test(before) &&
        !/^(?:work|school|university|class|airport|station)$/.test(place)
        ? "in"
        : "at";
    },
    wrong: [
      ["I arrived to London at night.", "I arrived in London at night."],
      ["We arrive to the airport at ten.", "We arrive at the airport at ten."],
      ["She arrived to home late.", "She arrived home late."],
      [
        "when they arrived to the city it was raining",
        "when they arrived in the city it was raining",
      ],
      ["He arrives to work at 8", "He arrives at work at 8"],
    ],
    right: [
      "I arrived to find nobody there.",
      "They arrived to applause.",
      "We arrived in Paris.",
      "She arrived at the end.",
      "They arrived to a warm welcome.",
    ],
  },
  {
    id: "laugh-of",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “laugh at” somebody and “look at” something.",
    pattern: [
      `${formsOf("laugh")} { of|from|to|on|with&!with } me|him|her|us|them|you|it|my|his|the|people`,
      `${formsOf("look")} { to|on } me|him|them|us|$possessive photo|photos|picture|pictures|eyes|face|phone|watch|map|stars`,
      `${formsOf("stare")} { to|on } ${thing}|you`,
      `${formsOf("point")} { on } me|him|them|us`,
    ],
    unless: "looks|look|looking on|to the map",
    fix: "at",
    wrong: [
      ["They laughed of me.", "They laughed at me."],
      ["Don't laugh from your brother.".replace("your", "the"), "Don't laugh at the brother."],
      ["He was staring to the wall", "He was staring at the wall"],
    ],
    right: [
      "She laughed at me.",
      "It looks to me like rain.",
      "I looked to my left.",
      "They laughed to themselves.",
    ],
  },
  {
    id: "listen-at",
    level: "A2",
    topic: "prepositions-after-verbs",
    why: "We say “listen to”, “belong to”, “reply to”, “get used to” and “happen to”.",
    pattern: [
      `${formsOf("listen")} { at|on|of|from } music|songs|${possessive}|me|him|them|it|us|teacher|radio`,
      `${formsOf("belong")} { for|of|at } ${possessive}|me|him|them|us|you|the`,
      `happened|happens|happening { with|for|at } me|him|her|us|them|you`,
      `get|gets|got|getting used { with|of|for|in }`,
      `${formsOf("introduce")} me|him|us|them|you|myself { with|for|at } ${possessive}|them|him|the|everybody`,
      `${formsOf("adapt adjust")} { with|in|on } ${possessive}|the|new|it|this`,
      `${formsOf("react")} { on|at|about } ${possessive}|the|it|this|that|what`,
      `${formsOf("contribute")} { for|in|at|on } the|${possessive}|a|society|science|global|pollution`,
    ],
    unless: [
      "listen|listened|listening on|from|at $possessive|the phone|room|door|window|bed|radio|car|headphones|home|computer",
      "contribute in|at the|a $noun? way|end|same|future|past|first|best",
    ],
    fix: "to",
    wrong: [
      ["I like to listen at music.", "I like to listen to music."],
      ["This house belongs for my uncle.", "This house belongs to my uncle."],
      ["It happened with me too", "It happened to me too"],
      ["I can't get used with the weather.", "I can't get used to the weather."],
    ],
    right: [
      "Listen at the door.",
      "It happened at home.",
      "I belong with you.",
      "He got used to it.",
      "It happens with age.",
    ],
  },
  {
    id: "wait-to-me",
    level: "A2",
    topic: "prepositions-after-verbs",
    why: "We “wait for”, “apologise for”, “look for” and “ask for” something.",
    pattern: [
      `${formsOf("wait")} { to|at|of|on&!on } me|him|us|them|you|${possessive} ${somebody}`,
      `${formsOf("wait")} { to|at } me|him|us|them|you`,
      `${formsOf("apologise apologize")} { about|of|because } being|$ing|my|the|this|it`,
      `${formsOf("thank")} you|him|her|them|me|us|god { of|about|to|by } ${possessive}|the|everything|this|$ing`,
      `thanks|thank you? very? much? { of|about|by } your|the|everything`,
      `${formsOf("apply")} { in|at|to } a|the|this|that|another job|scholarship|visa|loan|position`,
      `${formsOf("search")} { of|about|on&!on } a|the|my|some|information`,
    ],
    unless: ["thank you|him|her|them to the|my|your", "search of the"],
    fix: "for",
    wrong: [
      ["Please wait to me.", "Please wait for me."],
      ["Thank you of your help.", "Thank you for your help."],
      ["I want to apply to a job there.", "I want to apply for a job there."],
      ["He apologised about being late".replace("about", "of"), "He apologised for being late"],
    ],
    right: [
      "Wait at the corner.",
      "Thank you for it.",
      "He applied to the university.",
      "We will wait to see.",
    ],
  },
  {
    id: "agree-to-somebody",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “agree with”, “argue with” and “communicate with” a person.",
    pattern: [
      `${formsOf("agree disagree")} ${adverb}? { to|for|at|about|by } me|him|us|them|you|her`,
      `${formsOf("agree disagree")} ${adverb}? { to|for|at|by } ${possessive}|this|that opinion|idea|opinions|view|point`,
      `${formsOf("argue quarrel")} { to|at } me|him|us|them|you|${possessive}`,
      `${formsOf("communicate")} { to } people|foreigners|each|others|others`,
      `<!good|great ${formsOf("deal cope")} { to|of|by|for|about } ${thing}|problems|people|customers`,
    ],
    unless: "agree|agreed to her|his|my|your|their $noun",
    fix: "with",
    wrong: [
      ["I agree to you.", "I agree with you."],
      [
        "I totally disagree to this opinion".replace("totally ", ""),
        "I disagree with this opinion",
      ],
      ["I always argue to my parents.", "I always argue with my parents."],
      ["He has to deal of many problems.".replace("many ", ""), "He has to deal with problems."],
    ],
    right: [
      "They agreed to her plan.",
      "I agree with him.",
      "We agreed on it.",
      "He argued to the end.",
    ],
  },
  {
    id: "participate-to",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We say “participate in”, “take part in” and “believe in”.",
    pattern: [
      `${formsOf("participate")} ${adverb}? { at|on|to|of|with } !$punctuation`,
      `take|takes|took|taken|taking part { at|on|to|of } ${determiner}|it|them|sports`,
      `${formsOf("believe")} { at|on|to|of } me|you|him|them|myself|yourself|himself|god|love|${possessive}|magic|ghosts`,
      `${formsOf("succeed")} { at|on|to&!to } ${possessive} exam|exams|life|studies`,
      `${formsOf("specialise specialize")} { on|at|to }`,
    ],
    unless: [
      "take|takes|took|taken part of|at the|a|my day|end|time|beginning|same",
      "participate with|at me|him|them|you|us|home|school|least|all|her|my|his",
    ],
    fix: "in",
    wrong: [
      ["I participated to a competition.", "I participated in a competition."],
      ["She took part of the concert.", "She took part in the concert."],
      ["I don't believe on ghosts", "I don't believe in ghosts"],
      ["You must believe to yourself.", "You must believe in yourself."],
    ],
    right: [
      "I take part in it.",
      "They believe him to be ill.",
      "She participates on Mondays".replace("on Mondays", "every Monday"),
    ],
  },
  {
    id: "suffer-of",
    level: "B2",
    topic: "prepositions-after-verbs",
    why: "We “suffer from”, “protect from”, “escape from” and “borrow from”.",
    pattern: [
      `${formsOf("suffer")} { of|by } >!course`,
      `${formsOf("protect")} me|him|us|them|you|it|ourselves|yourself|people { of } ${thing}`,
      `${formsOf("escape")} { of } !$punctuation`,
      `${formsOf("recover")} { of } ${thing}`,
      `${formsOf("differ")} { of|to } ${thing}`,
    ],
    fix: "from",
    wrong: [
      ["Many people suffer of stress.", "Many people suffer from stress."],
      ["He escaped of prison.", "He escaped from prison."],
      ["The cream protects you of the sun", "The cream protects you from the sun"],
    ],
    right: ["They suffer from it.", "She suffered for years.", "They suffer, of course."],
  },
  {
    id: "accuse-for",
    level: "B2",
    topic: "prepositions-after-verbs",
    why: "We “accuse” somebody “of” something, “remind” them “of” it, and “take care of” them.",
    pattern: [
      `${formsOf("accuse")} me|him|her|us|them|you|$name|$be { for|about|with|on } >!the`,
      `accused { for|on } $ing|$noun`,
      `take|takes|took|taken|taking care { about|for|to|with|from }`,
      `take|takes|took|taking good|great|better care { about|for|to|with }`,
      `${formsOf("remind")} me|him|her|us|them|you { to|on } my|his|her|the|a|when`,
    ],
    unless: "take|takes care to $base",
    fix: "of",
    wrong: [
      ["She takes care about her brother.", "She takes care of her brother."],
      ["They accused him for stealing.", "They accused him of stealing."],
      ["I take care to my little sister", "I take care of my little sister"],
      ["You remind me to my aunt.", "You remind me of my aunt."],
    ],
    right: [
      "Take care of it.",
      "I take care to lock the door.",
      "Take care!",
      "He was accused of it.",
    ],
  },
  {
    id: "divide-in-two",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “translate into” a language, “divide into” parts and “crash into” things.",
    pattern: [
      `${formsOf("translate")} it|this|them|the|text|words|sentences|that $noun? { in|on|at } ${language}`,
      `${formsOf("translate")} { in|on } english|spanish|french|german|italian`,
      `${formsOf("divide split separate cut")} it|them? { in } $number parts|groups|pieces|teams|categories|types|sections`,
      `${formsOf("crash")} { with|to|against } the|a|an|another car|tree|wall|bus|truck|lorry`,
      `${formsOf("crash")} { with|to } another`,
    ],
    fix: "into",
    wrong: [
      ["Can you translate it in English?", "Can you translate it into English?"],
      ["The text is divided in three parts.", "The text is divided into three parts."],
      ["The car crashed with a tree.", "The car crashed into a tree."],
    ],
    right: ["It is divided into parts.", "She translates in her head.", "He crashed on Monday."],
  },
  {
    id: "prefer-than",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “prefer” one thing “to” another.",
    pattern: [
      `prefer|prefers|preferred !($comparative|rather|other|to|$punctuation|more|be|longer|something|anything)+ { than } !(to|$subject)`,
      `prefer|prefers|preferred !($comparative|rather|other|to|$punctuation|more|be|longer|something|anything)+ { over|before&!before } >!there|the&$noun`,
    ],
    unless: "prefer|prefers $word* over",
    fix: "to",
    wrong: [
      ["I prefer tea than coffee.", "I prefer tea to coffee."],
      ["My brother prefers swimming than running.", "My brother prefers swimming to running."],
      ["we prefer the beach than the mountains", "we prefer the beach to the mountains"],
    ],
    right: [
      "I prefer tea to coffee.",
      "I would prefer something better than this.",
      "He prefers reading rather than watching TV.",
      "She prefers rooms larger than mine.",
    ],
  },
  {
    id: "prefer-to-than",
    level: "B2",
    topic: "verb-patterns",
    why: "We “prefer to do” one thing “rather than” another.",
    pattern:
      "prefer|prefers|preferred to $base !(rather|$comparative|$punctuation|other|more)* { than } to? $base",
    fix: "rather than",
    wrong: [
      ["I prefer to walk than take the bus.", "I prefer to walk rather than take the bus."],
      ["She prefers to stay at home than go out", "She prefers to stay at home rather than go out"],
    ],
    right: ["I prefer to walk rather than drive.", "I prefer to earn more than spend."],
  },
  {
    id: "work-like-a",
    level: "B1",
    topic: "confused-words",
    why: "For somebody's job use “as”: “I work as a waiter.”",
    pattern: ["work|works|worked|working { like } a|an $adjective? $job"],
    fix: "as",
    wrong: [
      ["I work like a waiter.", "I work as a waiter."],
      ["She worked like a teacher in Peru.", "She worked as a teacher in Peru."],
    ],
    right: ["I work as a waiter.", "He works like a horse.", "She talks like a teacher."],
  },
  {
    id: "thinking-to",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "We “think of” or “dream of” doing something.",
    pattern: [
      "am|is|are|was|were|'m|'re|'s|been thinking { to $base|be }",
      "i|we|they|you|he|she|always|and|who dream|dreams|dreamed|dreamt { to $base|be }",
    ],
    fix: ({ marked }) => `of ${ingFormOf(marked[1]!.lower)}`,
    wrong: [
      ["I'm thinking to buy a new phone.", "I'm thinking of buying a new phone."],
      ["She dreams to be a musician.", "She dreams of being a musician."],
      ["we are thinking to move to Canada", "we are thinking of moving to Canada"],
    ],
    right: [
      "I am thinking of it.",
      "My dream to be a pilot came true.",
      "I think to be honest is best.",
    ],
  },
  {
    id: "provide-with-other-verbs",
    level: "B2",
    topic: "prepositions-after-verbs",
    why: "This verb goes with another small word: “congratulate on”, “invite to”, “explain to”, “concerned with”.",
    pattern: [
      `${formsOf("congratulate")} you|him|her|them|me|us { to|with|about|of } ${possessive}|the|getting|passing|winning`,
      `${formsOf("invite")} me|you|him|her|us|them|${possessive} $noun? { at|on|in } ${possessive}|the|a $noun? party|house|wedding|birthday|home|concert|barbecue`,
      `${formsOf("explain")} it|this|that|everything|them|something { for } me|us|him|them|you|her`,
    ],
    fix: byFirstWord({ congratulate: "on", invite: "to", explain: "to" }),
    wrong: [
      ["I congratulate you to your success.", "I congratulate you on your success."],
      ["She invited me at her party.", "She invited me to her party."],
      ["Can you explain it for me?", "Can you explain it to me?"],
    ],
    right: [
      "They invited me to dinner.",
      "He invited us in.",
      "She explained it to us.",
      "I congratulate you on it.",
    ],
  },
]);
