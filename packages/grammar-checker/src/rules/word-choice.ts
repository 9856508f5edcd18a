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
    [
      `{ do|does|did|done|doing } a|so|too|lots lot|many|of of? mistakes|plans|decisions|noise ${end}`,
      `{ do|does|did|done|doing } a|an|some|many|any|the|this|that|lot|of|his|her|my|more|few|same $plain-adjective* mistake|mistakes|decision|decisions|plan|plans|promise|noise|phone-call|effort|money`,
    ],
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
      `{ make|makes|made|making the shopping|ironing|cleaning|cooking|washing-up|dishes|laundry } ${end}`,
      `{ make|makes|made|making } my|the|your|his|her|our|their|some|a|an|any? homework|housework|exercise|exercises|sport|sports|gymnastics|yoga|karate|shopping|exam|exams|test|research|judo|business|course|ironing|washing-up ${end}`,
      "i|we|you|they|he|she|to|usually|often|always { make|makes|made|making } sport|sports|yoga|gymnastics after|before|every|with",
      "{ make|makes|made|making } my|the|your|his|her|our|their|some homework|housework|exercises after|by|before|every|with",
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
      "{ learn|learns|learned|learnt|learning } me|us|him|them|you some|any|how|to|english|french|spanish|a|many|the|much|everything|maths|about|that|something|new",
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
    id: "win-money-work",
    level: "B1",
    topic: "false-friends",
    why: "With work we “earn” money. We “win” a game or a prize.",
    pattern: [
      "{ win|wins|won|winning } a|much|more|lot? lot|of? of? money with|from|by my|his|her|their|our job|work|business|company",
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
    id: "become-a-coffee",
    level: "A2",
    topic: "false-friends",
    why: "“Become” means “begin to be”. What somebody gives you, you “get”.",
    pattern:
      "i|we|you|he|she|they|can|could|to|will|would|want|did|$relative|$name not|n't|always|also|i|we|you? { become|becomes|became|becoming } a|an|the|my|your|some|two|many|no $adjective? glass|bottle|cup|plate|piece|coffee|tea|beer|juice|pizza|sandwich|steak|menu|letter|letters|present|presents|email|emails|e-mail|message|messages|phone|ticket|tickets|answer|discount|bill|money|information|grade|mark|passport|visa >!$phrase-goes-on",
    fix: asVerb("get"),
    wrong: [
      ["Can I become a coffee, please?", "Can I get a coffee, please?"],
      ["I became a letter from my bank.", "I got a letter from my bank."],
      ["She wants to become a new phone.", "She wants to get a new phone."],
    ],
    right: [
      "I want to become a doctor.",
      "It became a problem.",
      "He became a coffee farmer.",
      "The app became the ticket.",
    ],
  },
  {
    id: "assist-to",
    level: "B1",
    topic: "false-friends",
    why: "To be at a lesson or a concert is “attend” it or “go to” it. “Assist” means “help”.",
    pattern: [
      "{ assist|assists|assisted|assisting to|at|in } a|an|the|my|our|this|that|some|many|$adjective? $adjective? concert|concerts|meeting|meetings|class|classes|lesson|lessons|conference|party|wedding|course|courses|match|school|lecture|lectures|university|event|festival|ceremony|workshop",
      "{ assist|assists|assisted|assisting to } $language? class|classes|lesson|lessons|course|courses|university|school|meetings|lectures",
    ],
    unless:
      "assist|assists|assisted|assisting in|at a|an|the|my|our|this $adjective? class|lesson|school",
    fix: (found) => asVerb("attend")({ ...found, marked: found.marked.slice(0, 1) }),
    wrong: [
      ["Last week I assisted to a concert.", "Last week I attended a concert."],
      ["Many people assist to the meeting", "Many people attend the meeting"],
    ],
    right: [
      "I attended a concert.",
      "She assisted the teacher.",
      "He assists in the school kitchen.",
    ],
  },
  {
    id: "spend-time-on-people",
    level: "A2",
    topic: "prepositions-after-verbs",
    why: "We spend time “with” people, and “on” things.",
    pattern:
      "spend|spends|spent|spending $word? $word? $word? time|day|days|weekend|weekends|evening|holidays|hours|summer|christmas { on|to|at|by } my|his|her|our|their|your family|friends|parents|children|kids|cousins|grandparents|grandmother|girlfriend|boyfriend|brother|sister|mother|father|wife|husband|dog ,",
    fix: "with",
    wrong: [
      ["I spend a lot of time on my family.", "I spend a lot of time with my family."],
      ["We spent the weekend to our friends.", "We spent the weekend with our friends."],
    ],
    right: [
      "I spend time with my family.",
      "She spends time on her family tree.",
      "We spent it at home.",
    ],
  },
  {
    id: "whit-for-with",
    level: "A1",
    topic: "confused-words",
    why: "This word is “with”.",
    pattern: "<!a|one|every { whit }",
    fix: "with",
    wrong: [
      ["I live whit my family.", "I live with my family."],
      ["Do you want to come whit me?", "Do you want to come with me?"],
    ],
    right: ["I live with my family.", "He had not changed a whit."],
  },
  {
    id: "deference-for-difference",
    level: "A2",
    topic: "confused-words",
    why: "What is not the same is a “difference”. “Deference” is respect.",
    pattern: [
      "{ deference|deferences } between",
      "big|main|huge|small|biggest|many|some|the|any|no|important|great|a { deference|deferences } is|are|in",
      "a|the|big|main|many|some|what|any { deferences }",
      "see|make|makes|know|spot|find the|a|any|no|some { deference } ,",
    ],
    unless: "no|great deference in|to|is|,",
    fix: ({ marked }) => marked[0]!.lower.replace("deference", "difference"),
    wrong: [
      ["There is a big deference between them.", "There is a big difference between them."],
      ["I know many deferences.", "I know many differences."],
    ],
    right: ["There is a big difference between them.", "He spoke with great deference."],
  },
  {
    id: "besides-for-beside",
    level: "B1",
    topic: "prepositions-of-place",
    why: "“Beside” means “next to”. “Besides” means “and also”.",
    pattern:
      "$be|located|situated|sit|sits|sat|sitting|stand|stands|stood|standing|live|lives|lived { besides } the|my|me|him|her|our|his|their|a|us|them",
    // "Who is there besides me?" asks for others.
    fix: ({ tokens }) => (tokens.at(-1)?.text === "?" ? null : "beside"),
    wrong: [
      ["The bank is besides the school.", "The bank is beside the school."],
      ["She sat besides me.", "She sat beside me."],
    ],
    right: ["The bank is beside the school.", "Who is there besides me?", "Besides, I like it."],
  },
  {
    id: "end-up-to",
    level: "B2",
    topic: "gerund-or-infinitive",
    why: "After “end up” the verb ends in -ing: “We ended up walking.”",
    pattern: "end|ends|ended|ending up { to $any-base }",
    unless: "up to be $any",
    fix: ({ marked }) => ingFormOf(marked[1]!.lower),
    wrong: [
      ["We ended up to take a taxi.", "We ended up taking a taxi."],
      ["He always ends up to pay for us.", "He always ends up paying for us."],
    ],
    right: ["We ended up taking a taxi.", "It ended up to the left."],
  },
  {
    id: "brought-for-bought",
    level: "A2",
    topic: "confused-words",
    why: "“Bought” is the past of “buy”. “Brought” is the past of “bring”.",
    pattern:
      "i|we|she|he|they { brought } $word $word? $word? in|at the|a|this $adjective? shop|store|market|supermarket|mall|bakery|bookshop ,",
    fix: "bought",
    wrong: [
      ["I brought a new shirt in the shop.", "I bought a new shirt in the shop."],
      ["She brought some bread at the supermarket", "She bought some bread at the supermarket"],
    ],
    right: ["I bought a shirt in the shop.", "He brought milk from the shop."],
  },
  {
    id: "look-tv",
    level: "A2",
    topic: "confused-words",
    why: "We “watch” TV and films. We “look at” a picture.",
    pattern: [
      "{ look|looks|looked|looking } tv|television|films|movies",
      "{ look|looks|looked|looking } a|the film|movie|match|series ,",
      "i|we|they|you|he|she|to|always|usually|often { see|sees|look|looks } tv|television >!$phrase-goes-on",
    ],
    fix: (found) => asVerb("watch")({ ...found, marked: found.marked.slice(0, 1) }),
    wrong: [
      ["I look TV in the evening.", "I watch TV in the evening."],
      ["She sees TV every day", "She watches TV every day"],
      ["He looked a film.", "He watched a film."],
    ],
    right: ["I watch TV.", "Look, TV is on.", "She looks at the picture."],
  },
  {
    id: "see-at",
    level: "A2",
    topic: "confused-words",
    why: "We “look at” a picture, or “see” it.",
    pattern:
      "{ see|sees|seeing|watch|watches|watching } at the|this|my|your|that|his|her photo|photos|picture|pictures|screen|board|map|sky|clock|stars|sea|mirror",
    fix: asVerb("look"),
    wrong: [
      ["I like to see at the stars.", "I like to look at the stars."],
      ["She is watching at the picture", "She is looking at the picture"],
    ],
    right: ["I look at the stars.", "We see the stars."],
  },
  {
    id: "good-swim",
    level: "A2",
    topic: "adverbs",
    why: "How you do it stands behind the verb: “I can swim well.”",
    pattern: [
      "i|you|we|they|he|she|$relative|$name can|could|ca not|n't? { very? good|well|bad swim|dance|sing|cook|draw|ski|drive|sleep|run|play|write|speak|read|paint|hear|see } ,",
      "i|you|we|they|he|she|$relative|$name can|could|ca not|n't? { very? good|well|bad speak|play|understand|write|read|cook $language|football|tennis|chess|basketball|it } ,",
    ],
    fix: ({ marked, tokens }) => {
      if (tokens.at(-1)?.text === "?") return null;
      const words = marked.map(({ text }) => text);
      const isVery = words[0]!.toLowerCase() === "very";
      const how = words[isVery ? 1 : 0]!.toLowerCase() === "bad" ? "badly" : "well";
      return [...words.slice(isVery ? 2 : 1), ...(isVery ? ["very"] : []), how].join(" ");
    },
    wrong: [
      ["I can good swim.", "I can swim well."],
      ["She can very good speak English", "She can speak English very well"],
    ],
    right: ["I can swim well.", "I can do good.", "They can well see it is late."],
  },
  {
    id: "not-problem",
    level: "A1",
    topic: "negatives",
    why: "Before a noun we say “no”: “No problem!”",
    pattern: "^ { not } problem|idea|way|money|friends|food ,",
    fix: "no",
    wrong: [
      ["Not problem!", "No problem!"],
      ["Not idea", "No idea"],
    ],
    right: ["No problem!", "Not me.", "Not a problem."],
  },
  {
    id: "am-a-headache",
    level: "A1",
    topic: "confused-words",
    why: "We “have” a headache, a cold or a fever.",
    pattern:
      "i|he|she|we|they { am|'m|is|was|were|are } a headache|fever|toothache|stomachache|cold|flu ,",
    unless: ["is|was a headache"],
    fix: ({ marked }) =>
      ({ am: "have", are: "have", is: "has", was: "had", were: "had", "'m": " have" })[
        marked[0]!.lower
      ]!,
    wrong: [
      ["I am a headache.", "I have a headache."],
      ["She was a fever and stayed in bed.", "She had a fever and stayed in bed."],
    ],
    right: ["I have a headache.", "This job is a headache."],
  },
  {
    id: "pay-for-the-bill",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “pay” a bill or the rent. We “pay for” what we buy.",
    pattern:
      "pay|pays|paid|paying { for } the|my|his|her|our|their|a bill|bills|rent|tax|taxes|fine|fee|fees >!$phrase-goes-on",
    fix: "",
    wrong: [
      ["I paid for the bill and left.", "I paid the bill and left."],
      ["She pays for her rent in cash.", "She pays her rent in cash."],
    ],
    right: ["I paid the bill.", "I paid for the meal."],
  },
  {
    id: "can-i-lend-your",
    level: "A2",
    topic: "false-friends",
    why: "Who gives it “lends” it; who gets it “borrows” it.",
    pattern: ["can|could|may i { lend } your", "i { lend|lent } $word $word? $word? from"],
    fix: asVerb("borrow"),
    wrong: [
      ["Can I lend your dictionary?", "Can I borrow your dictionary?"],
      ["I lent a book from the library.", "I borrowed a book from the library."],
    ],
    right: ["Can I borrow your pen?", "Can I lend you my pen?"],
  },
  {
    id: "missed-my-keys",
    level: "A2",
    topic: "false-friends",
    why: "What you cannot find you “lost”. You “miss” a bus, a lesson or a person.",
    pattern:
      "i|he|she|we|they { missed } my|his|her|our|their|the keys|key|wallet|passport|umbrella|glasses|purse|ring|bag",
    fix: asVerb("lose"),
    wrong: [
      ["I missed my keys yesterday.", "I lost my keys yesterday."],
      ["She missed her wallet in the bus", "She lost her wallet in the bus"],
    ],
    right: ["I lost my keys.", "I missed my bus.", "She missed her family."],
  },
  {
    id: "hardly-never",
    level: "B1",
    topic: "double-negatives",
    why: "“Hardly” says no already: “I hardly ever go out.”",
    pattern: "hardly|rarely|seldom { never }",
    fix: "ever",
    wrong: [
      ["I hardly never go out.", "I hardly ever go out."],
      ["They rarely never call", "They rarely ever call"],
    ],
    right: ["I hardly ever go out.", "I never go out."],
  },
  {
    id: "grate-for-great",
    level: "A2",
    topic: "confused-words",
    why: "What is very good is “great”. You “grate” cheese.",
    pattern: [
      "{ grate } idea|day|time|job|film|movie|place|weekend|party|holiday|person|teacher|friend|city|news|experience|game|book|song",
      "is|was|'s|so|very|really|feel|look|looks { grate } ,",
    ],
    fix: "great",
    wrong: [
      ["It is a grate idea.", "It is a great idea."],
      ["The party was grate!", "The party was great!"],
    ],
    right: ["It is a great idea.", "Grate the cheese."],
  },
  {
    id: "let-me-no",
    level: "A2",
    topic: "confused-words",
    why: "“Know” is the verb. “No” is the opposite of “yes”.",
    pattern: [
      "let me|us|him|her|them { no } ,",
      "let me|us|him|her|them { no } if|when|what|where|how|about",
      "do|does|did|don n't|not { no } what|where|how|why|if|that|who|him|her|the|it|you",
      "i|you|we|they { no } what|where|how|why|that you|i|he|she|we|they|it|the|is",
    ],
    fix: "know",
    wrong: [
      ["Let me no when you arrive.", "Let me know when you arrive."],
      ["I don't no where he is.", "I don't know where he is."],
    ],
    right: ["Let me know.", "Did I say no?", "I say no."],
  },
  {
    id: "looks-beautifully",
    level: "B1",
    topic: "adverbs-of-manner",
    why: "After “look”, “smell”, “taste” and “sound” an adjective says how it is: “She looks beautiful.”",
    pattern: [
      "look|looks|looked|smell|smells|smelled|taste|tastes|tasted|sound|sounds|sounded very|so|really? { beautifully|nicely|wonderfully|deliciously|terribly|happily|sadly|angrily|perfectly|strangely } .",
      "look|looks|looked very|so|really? { beautifully|wonderfully|terribly|nicely } today|tonight|in|and",
    ],
    fix: ({ marked }) => {
      const adjective = marked[0]!.lower.replace(/ily$/, "y").replace(/ly$/, "");
      return { terrib: "terrible" }[adjective] ?? adjective;
    },
    wrong: [
      ["She looks beautifully today.", "She looks beautiful today."],
      ["The soup smells deliciously.", "The soup smells delicious."],
      ["That sounds terribly", "That sounds terrible"],
    ],
    right: ["She looks beautiful.", "He looked sadly at me.", "She sings beautifully."],
  },
  {
    id: "english-is-not-well",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "What something is like is said with “good”: “My English is good.”",
    pattern:
      "english|grammar|spelling|pronunciation|french|spanish|german|vocabulary|writing|accent is|'s|was not|n't? so|very|really|too? { well } ,",
    fix: "good",
    wrong: [
      ["My English is not so well.", "My English is not so good."],
      ["My grammar is not very well but I try.", "My grammar is not very good but I try."],
    ],
    right: ["My English is good.", "I speak English well.", "She is not very well."],
  },
];
