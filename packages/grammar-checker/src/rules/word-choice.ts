import { irregularBaseOf, pastOf, thirdPersonOf, ingFormOf } from "@saywell/english";
import type { Token } from "../pattern/token";
import type { Fixable, RuleSource } from "../rule";

/** The first marked verb as another verb, in the form that it has. */
const asVerb =
  (verb: string) =>
  ({ marked }: Fixable): string =>
    [inFormOf(verb, marked[0]!), ...marked.slice(1).map(({ text }) => text)].join(" ");

function inFormOf(verb: string, { lower, lemma }: Token): string {
  const base = irregularBaseOf(lower) ?? lemma;
  if (lower.endsWith("ing")) return ingFormOf(verb);
  if (lower === thirdPersonOf(base)) return thirdPersonOf(verb);
  const past = pastOf(base);
  if (lower.endsWith("ed") || (past !== null && lower !== base && past.past === lower))
    return pastOf(verb)!.past;
  if (past !== null && lower !== base && past.participle === lower) return pastOf(verb)!.participle;
  return verb;
}

/** One verb where English has another: "make sport". */
function collocation(
  id: string,
  why: string,
  verb: string,
  pattern: RuleSource["pattern"],
  wrong: RuleSource["wrong"],
  right: RuleSource["right"],
  unless?: RuleSource["unless"],
): RuleSource {
  return {
    id,
    level: "A2",
    topic: "false-friends",
    why,
    pattern,
    fix: asVerb(verb),
    wrong,
    right,
    ...(unless === undefined ? {} : { unless }),
  };
}

const end = ">!$phrase-goes-on";

/** Words that learners take from their own language, and verbs that do not go with a noun. */
export const wordChoice: readonly RuleSource[] = [
  collocation(
    "do-a-mistake",
    "We “make” a mistake, a decision, a plan.",
    "make",
    `{ do|does|did|done|doing } a|an|some|many|any|the|this|that|lot|of|his|her|my|more|few|same $plain-adjective* mistake|mistakes|decision|decisions|plan|plans|promise|noise|phone-call|effort|money`,
    [
      ["I did a mistake", "I made a mistake"],
      ["She always does many mistakes.", "She always makes many mistakes."],
      ["We must do a decision.", "We must make a decision."],
    ],
    [
      "I made a mistake.",
      "How often do some mistakes happen?",
      "Do the plans work?",
      "Did the noise stop?",
    ],
    [
      "^ do|does|did",
      "what|why|where|when|how|who|and|but|or|so|often|much|many do|does|did",
      "do|does|did $any $any $any? happen|work|stop|matter|make|need|cost|change|seem|look",
    ],
  ),
  collocation(
    "make-homework",
    "We “do” homework, sport, an exam, a course, the shopping.",
    "do",
    [
      `{ make|makes|made|making } my|the|your|his|her|our|their|some|a|an|any? homework|housework|exercise|exercises|sport|sports|gymnastics|yoga|karate|shopping|exam|exams|test|research|judo|business|course|ironing|washing-up ${end}`,
    ],
    [
      ["I made my homework yesterday", "I did my homework yesterday"],
      ["I make sport every day.", "I do sport every day."],
      [
        "She is making yoga and he makes the shopping.",
        "She is doing yoga and he does the shopping.",
      ],
    ],
    [
      "I did my homework.",
      "Teachers make tests fun.",
      "He made a course plan.",
      "Rain makes sport hard.",
    ],
    [
      "make|makes|made|making a|the test|course|exercise|exercises|exam|exams",
      "make|makes|made|making $any? homework|sport|shopping|research|yoga|exercise $adjective",
    ],
  ),
  collocation(
    "make-photos",
    "We “take” a photo, an exam, a break.",
    "take",
    `{ make|makes|made|making|do|did|does|doing } a|some|many|the|my|beautiful|lot|of|nice|good|more|lots? of? photo|photos|selfie|selfies ${end}`,
    [
      ["We made many photos.", "We took many photos."],
      ["She is making a photo", "She is taking a photo"],
    ],
    ["We took many photos.", "Do photos help?", "Do some photos show it?"],
    ["^ do|does|did", "what|why|where|when|how|who do|does|did", "that makes photos"],
  ),
  collocation(
    "make-a-party",
    "We “have” a party, a picnic, a conversation.",
    "have",
    [
      `{ make|makes|made|making|do|did|doing } a|the|my|our|big|birthday|nice|great|small|barbecue? big|birthday|nice|great|small? party|parties|picnic|barbecue|bbq|conversation ${end}`,
      "{ pass|passed|passing } a|an good|nice|great|wonderful|bad time|day|weekend|moment|evening",
    ],
    [
      ["I will make a party on Friday.", "I will have a party on Friday."],
      ["We made a picnic in the park", "We had a picnic in the park"],
      ["We passed a nice day at the beach.", "We had a nice day at the beach."],
    ],
    ["I will have a party.", "She made a party dress.", "Make parties fun!"],
    ["^ do|does|did", "make|made|making the party|parties"],
  ),
  collocation(
    "say-a-lie",
    "We “tell” a lie, the truth, a joke and a story.",
    "tell",
    `{ say|says|said|saying } a|the|me|us|him|her|his|some|lies|many|always? a|the|lies? lie|lies|truth|joke|jokes|story|stories ${end}`,
    [
      ["He said a lie.", "He told a lie."],
      ["You must always say the truth", "You must always tell the truth"],
      ["My uncle says jokes.", "My uncle tells jokes."],
    ],
    ["He told a lie.", "They say stories help.", "She said the truth was hard."],
    [
      "say|says|said the|a truth|story|joke|lie is|was|that",
      "say|says|said lies|jokes|stories $base|@VERB",
    ],
  ),
  {
    id: "learn-me",
    level: "A2",
    topic: "false-friends",
    why: "A teacher “teaches”; a student “learns”.",
    pattern: [
      "{ learn|learns|learned|learnt|learning } me|us|him|them|you how|to|english|french|spanish|a|many|the|much|everything|maths|about|that|something|new",
      "teacher|he|she|can|will { learn|learns|learned|learnt } me|us",
    ],
    unless: ["from|about me|you", "learn you that|about", "learned|learnt|learn them ,"],
    fix: asVerb("teach"),
    wrong: [
      ["She learned me to swim.", "She taught me to swim."],
      ["My teacher learns us English", "My teacher teaches us English"],
      ["Can you learn me how to cook?", "Can you teach me how to cook?"],
    ],
    right: ["She taught me to swim.", "I learn English.", "We learn to cook."],
  },
  {
    id: "borrow-me",
    level: "A2",
    topic: "false-friends",
    why: "Who gives it “lends” it; who gets it “borrows” it.",
    pattern:
      "{ borrow|borrows|borrowed } me|us|him|her|them a|an|the|your|some|his|my|it|money|that|this|$number",
    fix: asVerb("lend"),
    wrong: [
      ["Can you borrow me a pen?", "Can you lend me a pen?"],
      ["He borrowed me his bike.", "He lent me his bike."],
    ],
    right: ["Can I borrow a pen?", "He lent me his bike.", "I borrowed some money."],
  },
  {
    id: "remember-me-to",
    level: "B1",
    topic: "false-friends",
    why: "Somebody “reminds” you of something. You yourself “remember” it.",
    pattern: "{ remember|remembers|remembered } me|us|him|them|her to|of $any",
    unless: "remember me to $possessive|$capital|the|him|her|them",
    fix: asVerb("remind"),
    wrong: [
      ["Please remember me to buy milk.", "Please remind me to buy milk."],
      ["This song remembers me of my childhood", "This song reminds me of my childhood"],
      ["She remembered us to call you.", "She reminded us to call you."],
    ],
    right: ["Please remind me to buy milk.", "Remember me to your mother.", "I remember him."],
  },
  {
    id: "economic-cheap",
    level: "B1",
    topic: "false-friends",
    why: "In English these words mean other things. Look at what you want to say.",
    pattern: [
      "finish|finished|ended|study|studied|studying|start|started my|his|her|your|the? { career }",
      "study|studying|studied a|the|my|this|that|any { career }",
      "work|works|worked|working in a|the { fabric } ,",
      "{ assist|assisted|assists|assisting } to|at the|a|my|this|class|school|classes|course|meeting|lesson|lessons|your",
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
      ["I assist to class every day", null],
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
    id: "make-question",
    level: "A2",
    topic: "false-friends",
    why: "We “ask” a question and “pay” attention.",
    pattern: [
      "{ make|makes|made|do|did|making|doing } a|some|me|you|many|the|one|your|my|questions? questions|question to|for|about",
      "^ can|could|may i { make|do } you? a|some question|questions",
      "{ make|makes|made } me|you|us|him|her a|some|many question|questions",
    ],
    unless: ["^ do|did", "make|makes|made|making questions|the", "^ $any? make a"],
    fix: asVerb("ask"),
    wrong: [
      ["Can I make you a question?", "Can I ask you a question?"],
      ["She made me many questions", "She asked me many questions"],
      ["Could I make a question?", "Could I ask a question?"],
    ],
    right: [
      "Can I ask you a question?",
      "Do you have a question?",
      "Put the words in order and make questions.",
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
      "^ { in|by|from|at the other hand|side } ,",
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
    id: "win-money-work",
    level: "B1",
    topic: "false-friends",
    why: "With work we “earn” money. We “win” a game or a prize.",
    pattern: [
      "{ win|wins|winning } money with|by|from|at|in work|my|his|her|their|working|job|the|a",
      "{ win|wins|won } $number|a|much|more|good|little|lot|enough? of? money|euros|dollars ,? a|per|every month|hour|day|week|year",
      "job|work|salary|jobs to|and|you { win } money|more",
    ],
    unless: "win money with|by|from|at|in the|a",
    fix: asVerb("earn"),
    wrong: [
      ["I win money with my work.", "I earn money with my work."],
      ["She wins 1000 euros a month", "She earns 1000 euros a month"],
    ],
    right: ["I earn money with my work.", "He won money in the lottery.", "They won a prize."],
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
];
