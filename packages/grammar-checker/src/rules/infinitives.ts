import {
  anyOf,
  determiner,
  formsOf,
  ingOf,
  nounVerbs,
  sureVerbs,
  withClauseEnds,
} from "./pattern-words";

const object = `${determiner}|me|him|us|them|you`;
const adverb = "really|always|also|never|just|only|often|still|now";
const wants = anyOf(
  "want wants wanted wanna&!wanna need needs needed hope hopes hoped decide decides decided plan planned planning try tries tried trying promise promised agree agreed refuse refused manage managed forgot forget afford hoping wish prefer prefers",
);
const likes = "i|we|they|you|he|she|who|n't|not|really|also|$relative|would|'d";
const like = "like|likes|love|loves|hate|hates|liked|loved";
const ingVerb = ingOf(
  "go do make take buy learn speak see eat become get have come live know give visit help play work travel study leave find tell send call change start stay meet move return try stop ask use be continue improve write marry",
);
const adjective = anyOf(
  "difficult easy hard important necessary possible impossible good nice great better best interesting dangerous useful essential boring fun cool amazing lovely wonderful bad healthy expensive cheap safe exciting enough time",
);
const feeling = anyOf(
  "happy glad sad ready able excited sorry surprised pleased lucky willing likely unable proud free allowed supposed delighted sure",
);

/** Verbs and adjectives after which "to" stands before a verb. */
export const infinitives = withClauseEnds([
  {
    id: "want-go",
    level: "A1",
    topic: "verb-patterns",
    why: "After “want”, “need”, “hope”, “decide” and “try” comes “to” with a verb.",
    pattern: [
      `<!the|a|my|your|his|her|their|our|no|this ${wants} ${adverb}? {} ${sureVerbs}`,
      `<!the|a|my|your|his|her|their|our|no|this ${wants} ${adverb}? {} ${nounVerbs} ${object}|tennis|football|piano|guitar|english|abroad|to|with|in|basketball|games`,
      `would|'d|'ll ${adverb}? like|love|prefer|hate|have {} ${sureVerbs}`
        .replace("|have", "")
        .replace("|'ll", ""),
      `would|'d ${adverb}? like|love|prefer|hate {} ${nounVerbs} ${object}|tennis|football|piano|guitar|english|abroad|to|with|in`,
    ],
    unless: [
      "that|which|who|what|whatever|everything|all|things|anything|something|one $subject|people $adverb? want|need|wanted|needed|hope|like|love $base",
      "need|needs not",
      "he|she|it|nobody|one|not|never need|needs not|never|only $base",
      "he|she|it|nobody|one need $base",
      "need|want|wanted|needed|wants|needs help|work|change|love|order|control|sleep|answer|play|repair|use|travel|drink|stay|clean|walk|talk|visit|call|cut|watch in|to|with|the|a|this|that|some|any|all|my|your|every",
      "try try",
      "need|needs not",
      "hope|wish|plan|try|promise have|be|get|become|come|go|fail|die $punctuation",
      "agree|agreed|hope|hoped let",
    ],
    fix: "to",
    wrong: [
      ["I want go home.", "I want to go home."],
      ["She needs buy some milk.", "She needs to buy some milk."],
      ["We hope see you soon!", "We hope to see you soon!"],
      ["they decided leave early", "they decided to leave early"],
      ["I would like eat a pizza.", "I would like to eat a pizza."],
      ["He doesn't want play football.", "He doesn't want to play football."],
    ],
    right: [
      "I want help.",
      "The things I want have a price.",
      "I need work in the summer.",
      "She need not know.",
      "You can have what you want.",
      "All you need is love.",
      "I want more cold water.",
      "All they want do it well.",
    ],
  },
  {
    id: "like-play",
    level: "A1",
    topic: "verb-patterns",
    why: "Before a second verb comes “to”, or it ends in -ing: “I like to play”, “I like playing”.",
    pattern: [
      `${likes} ${adverb}? ${like} {} ${sureVerbs}`,
      `${likes} ${adverb}? ${like} {} ${nounVerbs} ${object}|tennis|football|piano|guitar|english|abroad|to|with|in|basketball|games|videogames|volleyball|films|movies|tv|video|chess`,
      `learn|learned|learnt|learning|learns {} ${sureVerbs}|play|swim|drive|cook|dance ${object}|$noun|english|in|to|,`.replace(
        "|,",
        "",
      ),
    ],
    unless: [
      "that|which|what|whatever|everything|all|things|anything|something|one $subject|people $adverb? like|likes|love|loves $base",
      "feel|feels|felt|look|looks|looked|sound|sounds|seem|seems like $base",
      "love|loves|like|likes help|work|change|order|control|sleep|answer|love|dance|travel|drink|walk|talk|cook in|to|with|the|a",
      "would|'d like|love|hate $base",
      "learn|learned|learnt|learning cook|play|make|do|be|become|get|read|feel",
      "who like|love be|have",
    ],
    fix: "to",
    wrong: [
      ["I like play football.", "I like to play football."],
      ["My sister loves read books.", "My sister loves to read books."],
      ["he doesn't like eat fish", "he doesn't like to eat fish"],
      ["I am learning speak English.", "I am learning to speak English."],
    ],
    right: [
      "I like work in the garden.",
      "What I like have always been books.",
      "I feel like a child.",
      "She looks like her mother.",
      "I learn English.",
    ],
  },
  {
    id: "want-going",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “want”, “decide”, “hope”, “promise” and “refuse” comes “to” with a verb, not -ing.",
    pattern: [
      `i|we|they|you|he|she|n't|not|who|$relative|and ${adverb}? want|wants|wanted|decide|decides|decided|hope|hopes|hoped|promise|promised|agree|agreed|refuse|refused|refuses|manage|manages|managed|pretend|pretended|expect|expects|expected|decided { ${ingVerb} }`,
      `would|'d ${adverb}? like { ${ingVerb} }`,
      `i|we|they|you|he|she|n't|not ${adverb}? plan|plans|planned { ${ingVerb} }`,
      `ca|can|could n't|not afford { ${ingVerb} }`,
      `i|we|they|you|he|she offered|offer|offers { helping|giving|paying|taking|doing|making }`,
      `i|we|they|you|he|she need|needs { going|buying|doing|learning|eating|speaking|taking|getting|studying|finding|making }`,
    ],
    unless: [
      "want|wants|wanted|expect|expected working|living|being|going $noun|rate",
      "expect|expected $ing $modal",
      "want|wanted going over|through",
      "expect working there $modal",
    ],
    fix: "to {0:base}",
    wrong: [
      ["I want going to the beach.", "I want to go to the beach."],
      ["She decided buying a car.", "She decided to buy a car."],
      ["We can't afford going on holiday.", "We can't afford to go on holiday."],
      ["i would like going with you", "i would like to go with you"],
      ["He refused helping us.", "He refused to help us."],
    ],
    right: [
      "I like going there.",
      "The car needs cleaning.",
      "Our plans going forward are big.",
      "I expect working there will be fun.",
      "We offer cooking classes.",
    ],
  },
  {
    id: "difficult-understand",
    level: "A2",
    topic: "verb-patterns",
    why: "After “it is easy”, “it is important” and the like comes “to” with a verb.",
    pattern: [
      `it|this|that|which $be not|n't|very|so|really|too|more|also|quite|always* ${adjective} {} ${sureVerbs}`,
      `it|this|that $be not|n't|very|so|really|too|more|also|quite|always* ${adjective} {} ${nounVerbs} ${object}|english|abroad|to&!to`,
      `${adjective} for me|him|us|them|you|people|students|children|everyone {} ${sureVerbs}`,
      `is|was very|so|really|too|more? ${adjective} {} learn|find|understand|know|get|speak|read|remember|have|make|take|eat`,
    ],
    unless: [
      "easy come|go",
      "good|great|best|better|nice|bad find|read|have",
      "time have|be|get|do|come|make|go|see",
      "time for $word let|have",
      "it $be good|fun have",
      "best let|leave|forget|ask|keep|avoid|get|take",
      "$adjective for $word have|be",
      "better $base",
    ],
    fix: "to",
    wrong: [
      ["It is difficult understand him.", "It is difficult to understand him."],
      ["It's important learn languages.", "It's important to learn languages."],
      ["it is not easy for me speak English", "it is not easy for me to speak English"],
      ["English grammar is hard learn.", "English grammar is hard to learn."],
    ],
    right: [
      "It is easy to learn.",
      "It is important that he go.",
      "It was a hard sell.",
      "It is good work.",
      "That is best left alone.",
    ],
  },
  {
    id: "happy-see-you",
    level: "A2",
    topic: "verb-patterns",
    why: "After “happy”, “ready”, “able” and other such words comes “to” with a verb.",
    pattern: [
      `$be|feel|feels|felt|get not|n't|very|so|really|too|always|also* ${feeling} {} ${sureVerbs}`,
      `$be|feel|felt not|n't|very|so|really|too|always|also* ${feeling} {} ${nounVerbs} ${object}|english|abroad`,
      `too|very $adjective {} ${sureVerbs} ,|to|the|my|it|out`.replace("too|very", "too"),
    ],
    unless: [
      "sure|free|sorry|proud|happy|lucky get|let|have|do|see|make i|he|she|we|they",
      "sure|sorry|glad have|be|let",
      "allowed|free take|get|have",
      "too much|many|few|late|often|soon|little|long|well|fast $base",
    ],
    fix: "to",
    wrong: [
      ["I am happy see you.", "I am happy to see you."],
      ["She isn't able speak English.", "She isn't able to speak English."],
      ["we are ready go", "we are ready to go"],
      ["I was too tired go out.", "I was too tired to go out."],
    ],
    right: [
      "I am happy to see you.",
      "I am sure you can.",
      "He is able and kind.",
      "I'm sorry, have we met?",
    ],
  },
  {
    id: "for-to-learn",
    level: "A2",
    topic: "infinitive-of-purpose",
    why: "To say why, use “to” with a verb: “I came here to learn.” No “for” stands there.",
    pattern: [
      "{ for to } not? $base|be",
      "{ for } in order to $base",
      "in order { for } to",
      `{ for } not? ${sureVerbs}`,
      `{ for } ${nounVerbs} my|me|him|us|them|your|english|football|tennis|abroad`,
    ],
    unless: [
      "thank|thanks|sorry|apologise|apologize|apologised|responsible|famous|forgive|punished|blame|excuse|known you? so? very? much? me|him|her|them? for",
      "for work|love|order|control|sleep|answer|change|help|start|call|talk|stay|play|drink|watch|study|travel|sale my|me|him|us|them|your|english|abroad|football|tennis",
      "for let",
      "what|look|looking|asked|ask|wait|go|care for $base",
      "for to and fro",
      "what are you for",
      "for better|read|go|have|do|get|come|take|be|want|see 's",
      "for $base and|or",
      "for ask .",
    ],
    fix: "to",
    wrong: [
      ["I came here for to learn English.", "I came here to learn English."],
      ["I study English for get a better job.", "I study English to get a better job."],
      ["she went to the shop for buy bread", "she went to the shop to buy bread"],
      ["He is too young for drive my car.", "He is too young to drive my car."],
      ["It is easy for understand.", "It is easy to understand."],
    ],
    right: [
      "It is for you to decide.",
      "I paid for it.",
      "It is a time for give and take.",
      "I am looking for help.",
      "The flat is for sale.",
      "What is it for?",
    ],
  },
  {
    id: "came-for-studying",
    level: "B1",
    topic: "infinitive-of-purpose",
    why: "To say why somebody goes or comes, use “to” with a verb: “I came to study.”",
    pattern: [
      `${formsOf("go come move travel")} here|there|out? { for ${ingOf("study learn visit buy see help improve find get do take eat")} }`,
      `${formsOf("go come move travel")} to $word? $word { for ${ingOf("study learn visit buy see help improve find get do take eat")} }`,
    ],
    unless: ["jail|prison|court|hospital|police for", "for $ing $noun $be"],
    fix: "to {1:base}",
    wrong: [
      ["I came here for studying English.", "I came here to study English."],
      ["She went to London for visiting her aunt.", "She went to London to visit her aunt."],
      ["we go to the market for buying fruit", "we go to the market to buy fruit"],
    ],
    right: [
      "I use it for learning English.",
      "He went to prison for helping a thief.",
      "I came to study.",
    ],
  },
  {
    id: "want-to-bought",
    level: "A1",
    topic: "verb-patterns",
    why: "After “to” the verb has no ending and no past form: “I want to buy”.",
    pattern: [
      "want|wants|wanted|decided|need|needs|needed|like|have|has|had|try|tried|hope|able|started|forgot|going|happy|ready|important|easy|how to { $past-only|bought|made|said|told|met|got|lost|spent|sent|paid|heard|taught|thought|slept|kept|built|caught|brought|learned|visited|played|worked|stayed|watched|helped }",
      `want|wants|wanted|decided|need|needs|needed|like|likes|love|loves|try|tried|hope|able|started|forgot to { ${ingVerb} }`,
      "want|wants|wanted|decided|need|needs|needed|like|likes|love|loves|have|has|had|try|tries|tried|hope|able to { goes|eats|plays|works|studies|has|does|makes|takes|buys|learns|speaks|sees|reads|writes|comes|lives|helps|gets|gives|knows }",
      "went|came|go|come to { bought|saw|took|ate|visited|did|got|met }",
    ],
    unless: [
      "have|has|had to got|been",
      "going to met",
      "how to thought",
      "to work|works|living|working $noun",
      "according to",
      "like|love to having",
    ],
    fix: "{0:base}",
    wrong: [
      ["I want to bought a car.", "I want to buy a car."],
      ["She has to goes home.", "She has to go home."],
      ["we decided to went to the beach", "we decided to go to the beach"],
      ["He wants to learning English.", "He wants to learn English."],
      ["Yesterday I went to bought bread.", "Yesterday I went to buy bread."],
    ],
    right: ["I have to go.", "I want to be there.", "She used to sing.", "We went to work."],
  },
]);
