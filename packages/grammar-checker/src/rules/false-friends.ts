import type { RuleSource } from "../rule";

/** Words that mean something else than in other languages. */
export const falseFriends: readonly RuleSource[] = [
  {
    id: "economic-cheap",
    level: "B1",
    topic: "false-friends",
    why: "In English these words mean other things. Look at what you want to say.",
    pattern: [
      "finish|finished|ended|study|studied|studying|start|started my|his|her|your|the? { career }",
      "study|studying|studied a|the|my|this|that|any { career }",
      "work|works|worked|working in a|the { fabric } ,",
      "{ assist|assisted|assists|assisting } at class|school|classes|course|meeting|lesson|lessons",
      "have|has|had|'ve|got a|some|one|any|many { doubt|doubts } about your|the lesson|homework|exercise|grammar|class|course",
      "i|we { expect } for you|him|her|them|the|your",
      "{ actual } teacher|boss|president|job|girlfriend|boyfriend|house|moment|situation|address",
      "{ sensible } skin|person|girl|boy|teeth|child",
    ],
    unless: [
      "the|an actual job|house|situation|moment|address|teacher|president|boss",
      "a sensible person|girl|boy|child",
    ],
    fix: null,
    wrong: [
      ["I finished my career at the university last year.", null],
      ["My uncle works in a fabric.", null],
      ["I assist at classes every day", null],
      ["She has sensible skin.", null],
    ],
    right: [
      "She began her career in 2010.",
      "I doubt it.",
      "The fabric is blue.",
      "The actual house is small.",
      "He is a sensible person.",
    ],
  },
  {
    id: "the-last-news",
    level: "B1",
    topic: "false-friends",
    why: "The newest is “the latest”: “the latest news”. “The last” is at the end.",
    pattern:
      "the|this|his|her|my { last } news|fashion|technology|technologies|trend|trends|gossip|information|developments",
    fix: "latest",
    wrong: [
      ["Did you hear the last news?", "Did you hear the latest news?"],
      ["She loves the last fashion", "She loves the latest fashion"],
    ],
    right: [
      "Did you hear the latest news?",
      "This is the last day.",
      "It was in last night's news.",
    ],
  },
  {
    id: "good-weather-do",
    level: "A2",
    topic: "false-friends",
    why: "For the weather we say “it is”: “It is sunny”, “It is cold.”",
    pattern: [
      "it { makes|does|made } cold|hot|sunny|warm|windy ,",
      "it { makes|does|made } cold|hot|sunny|warm|windy today|now|here|in|outside|there|every|at",
      "^^ it { has } sun|wind|rain ,",
    ],
    fix: ({ marked, tokens, match }) =>
      /^(?:sun|wind|rain)$/.test(tokens[match.markTo]!.lower)
        ? null
        : marked[0]!.lower === "made"
          ? "was"
          : "is",
    wrong: [
      ["In winter it makes cold.", "In winter it is cold."],
      ["Today it makes hot and we swim", "Today it is hot and we swim"],
    ],
    right: ["It is cold.", "It makes me cold.", "It does hot drinks."],
  },
  {
    id: "people-know-meet",
    level: "B1",
    topic: "false-friends",
    why: "The first time you see somebody you “meet” them. After that you “know” them.",
    pattern: [
      "i|we|he|she { knew|known } my|a|his|her|some|many|new|the wife|husband|girlfriend|boyfriend|friend|people|friends|man|woman in|at|on|last|when|two|three|years",
      "i|we|he|she { knew } him|her|them|you in $year|at|on|$month|last|two|three",
      "to|can|and|will { know } new|other|different|a|lots|many lot|people|friends|cultures",
      "nice|pleased|glad to { know } you",
    ],
    unless: ["know a lot about|,"],
    fix: ({ marked, tokens, match }) =>
      marked[0]!.lower === "know" &&
      /^(?:new|you)$/.test(tokens[match.markTo]!.lower) &&
      tokens[match.markFrom - 2]?.lower !== "get" &&
      tokens[match.markFrom - 3]?.lower !== "get"
        ? "meet"
        : null,
    wrong: [
      ["I like to know new people.", "I like to meet new people."],
      ["Nice to know you!", "Nice to meet you!"],
      ["I want to travel and know new friends", "I want to travel and meet new friends"],
    ],
    right: [
      "I like to meet new people.",
      "It is good to get to know new people.",
      "I knew her at once.",
    ],
  },
  {
    id: "other-side",
    level: "B1",
    topic: "linking-words",
    why: "To show the other view we say “on the other hand”.",
    pattern: [
      "^^ { in|by|from|at the other hand|side } ,",
      "^^ { in|by|from|at the other hand } it|i|we|they|he|she|the|there|you|people|some|many",
      "^ { for|by|from|in other hand|side|part } ,",
      "^ { on the other side } ,",
    ],
    unless: "on the other side of",
    fix: "on the other hand",
    wrong: [
      ["In the other hand, it is cheap.", "On the other hand, it is cheap."],
      ["By the other hand, I like it.", "On the other hand, I like it."],
      ["On the other side, cars are fast.", "On the other hand, cars are fast."],
    ],
    right: [
      "On the other hand, it is cheap.",
      "On the other side of the road is a bank.",
      "In the other room, she slept.",
    ],
  },
  {
    id: "open-the-light",
    level: "A2",
    topic: "phrasal-verbs",
    why: "We “turn on” and “turn off” lights and machines. We “open” and “close” doors.",
    pattern: [
      "{ open|opens|opened|close|closes|closed } the|my|your|a light|lights|tv|television|radio|computer|air-conditioner|lamp|heating",
    ],
    unless: "$any a|the computer|light|lights|tv $noun",
    fix: ({ marked }) => {
      const { lower } = marked[0]!;
      const verb = lower.endsWith("ed") ? "turned" : lower.endsWith("s") ? "turns" : "turn";
      return `${verb} ${lower.startsWith("open") ? "on" : "off"}`;
    },
    wrong: [
      ["Please open the light.", "Please turn on the light."],
      ["She closed the TV and slept", "She turned off the TV and slept"],
    ],
    right: ["Please turn on the light.", "She closed the door.", "They opened the computer room."],
  },
  {
    id: "the-travel",
    level: "B1",
    topic: "false-friends",
    why: "One travel from place to place is “a trip” or “a journey”.",
    pattern: [
      "the|our|my|a|this|first|last|next|your|good|nice|long|best { travel } was|to|is|there",
      "the|our|my|a|this|first|last|next|good|nice|long|best { travel } ,",
    ],
    unless: "the travel to",
    fix: "trip",
    wrong: [
      ["The travel was very long.", "The trip was very long."],
      ["Have a good travel!", "Have a good trip!"],
      ["My first travel to Italy was great.", "My first trip to Italy was great."],
    ],
    right: ["The trip was long.", "Travel is fun.", "It is a travel book."],
  },
  {
    id: "homework-to-make",
    level: "A2",
    topic: "confused-words",
    why: "We “do” homework and exercises.",
    pattern: "homework|housework|exercises|exercise|homeworks to { make }",
    fix: "do",
    wrong: [
      ["I have homework to make.", "I have homework to do."],
      ["We have three exercises to make for Monday", "We have three exercises to do for Monday"],
    ],
    right: ["I have homework to do.", "She has a cake to make."],
  },
  {
    id: "remembers-me-my",
    level: "B1",
    topic: "false-friends",
    why: "We say “it reminds me of …”: it makes me think of it.",
    pattern:
      "it|this|that|she|he|song|place|photo|picture|film|smell { remembers|remembered|reminds|reminded me|us } my|our|the|a|when|how",
    unless: "reminds|reminded me|us the|a|how|when",
    fix: ({ marked }) =>
      `${marked[0]!.lower.endsWith("ed") ? "reminded" : "reminds"} ${marked[1]!.text} of`,
    wrong: [
      ["She remembers me my mother.", "She reminds me of my mother."],
      ["This song remembers us our childhood", "This song reminds us of our childhood"],
    ],
    right: ["She reminds me of my mother.", "He remembers me.", "He reminded me how it works."],
  },
  {
    id: "actually-now",
    level: "B1",
    topic: "false-friends",
    why: "“Actually” means “in fact”. For this time we say “now” or “at the moment”.",
    pattern: [
      "^ { actually } ,? i|we|he|she|my $word+ $word* ,? but|and before|earlier|later|soon|then ,? i|we|he|she",
      "^ { actually } ,? i|we|he|she $word+ $word* ,? but|and in the past|future",
      "^ { actually } ,? i|we|he|she $word+ $word* ,? but|and last|next year|month|week|summer",
    ],
    fix: "now",
    wrong: [
      [
        "Actually I live in Rome, but before I lived in Milan.",
        "Now I live in Rome, but before I lived in Milan.",
      ],
      [
        "Actually, he works in a bank, but in the past he was a cook.",
        "Now, he works in a bank, but in the past he was a cook.",
      ],
    ],
    right: ["Actually, I like it.", "Actually, I live in Rome, but I was born in Milan."],
  },
];
