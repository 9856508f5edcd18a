import { beforeBase, byFirstWord, formsOf, ingOf, withClauseEnds } from "./pattern-words";

const made = { do: "make", does: "makes", did: "made", done: "made", doing: "making" };
const went = { do: "go", does: "goes", did: "went", done: "gone", doing: "going" };
const tell = { say: "tell", says: "tells", said: "told", saying: "telling" };
const say = { tell: "say", tells: "says", told: "said", telling: "saying" };
const ask = {
  do: "ask",
  does: "asks",
  did: "asked",
  done: "asked",
  doing: "asking",
  make: "ask",
  makes: "asks",
  made: "asked",
  making: "asking",
};

/** Verbs that go with other words than learners think. */
export const phrasalVerbsAndCollocations = withClauseEnds([
  {
    id: "wake-up-me",
    level: "A2",
    topic: "phrasal-verbs",
    why: "“Me”, “it” and “them” stand between the two words of such a verb: “wake me up”, “turn it on”.",
    pattern: [
      `${formsOf("wake pick")} { up me|him|us|them|it|you } ,|at|every|in|from|when|because|and|with|before|after`,
      `${beforeBase} turn|switch { on it }`,
      "^ please? turn|switch { on it|them }",
      `${formsOf("turn switch")} { off|down it|them }`,
      `${formsOf("take")} { off|out|away it|them|him } ,|and|before|when|because|from`,
      `${formsOf("throw give")} { away|back|up it|them } ,|and|because|when|to`,
      `${formsOf("try fill find write work look")} { out|up|down it|them } ,|and|in|because|first|for`,
      `${formsOf("call ring")} { back|up me|him|them|us } ,|and|later|when|tomorrow`,
      `${formsOf("let bring cheer")} { down|back|up me|him|us|them } ,|and|because|when`,
    ],
    unless: [
      "up|back|down me|him|us|them|it|you and $possessive|the|$name|i|a",
      "put on|off it 's",
      `call up $object $noun`,
      `looked up|out|down it|them`,
      "wake|woke|woken up it",
    ],
    fix: "{1} {0}",
    wrong: [
      ["Please wake up me at seven.", "Please wake me up at seven."],
      ["I will pick up you from the station.", "I will pick you up from the station."],
      ["Can you turn on it?", "Can you turn it on?"],
      ["take off them before you come in", "take them off before you come in"],
      ["I can't turn off it", "I can't turn it off"],
    ],
    right: [
      "Wake me up.",
      "Turn it on.",
      "When I wake up, it is dark.",
      "Put on your coat.",
      "We had names put on them.",
    ],
  },
  {
    id: "put-attention",
    level: "B1",
    topic: "confused-words",
    why: "We “pay attention” to something.",
    pattern: `{ ${formsOf("put give make do")} } more|much|any|no|a|lot|of|special|enough* attention`,
    unless: "$be|been given|gave|gives|giving|give $word? $word? attention",
    fix: ({ marked }) =>
      ({
        put: "pay",
        putting: "paying",
        puts: "pays",
        made: "paid",
        did: "paid",
        done: "paid",
        makes: "pays",
        does: "pays",
        making: "paying",
        doing: "paying",
      })[marked[0]!.lower] ?? "pay",
    wrong: [
      ["You must put attention in class.", "You must pay attention in class."],
      ["He doesn't put much attention to me.", "He doesn't pay much attention to me."],
      ["i made attention to the road", "i paid attention to the road"],
    ],
    right: ["Pay attention!", "It was brought to my attention.", "She gave it her full attention."],
  },
  {
    id: "make-a-question",
    level: "A2",
    topic: "confused-words",
    why: "We “ask” a question.",
    pattern: [
      `can|could|may|i|we|they|he|she|you|students|teacher|like|want|wanted|always to? { ${formsOf("do make")} } me|him|you|them|us|her? a|the|some|many|any|two|these|this|more|my|your|one|an $adjective? question|questions`,
      `{ ${formsOf("say tell")} } me|him|you|them|us|her? a|some|many|two question|questions`,
    ],
    unless: [
      "made|make this|the|my|your questions? $adjective|easier|clear",
      "do|did the|these|this question|questions $number",
    ],
    fix: ({ marked }) =>
      ask[marked[0]!.lower as keyof typeof ask] ??
      (marked[0]!.lower === "told" || marked[0]!.lower === "said" ? "asked" : "ask"),
    wrong: [
      ["Can I make a question?", "Can I ask a question?"],
      ["The teacher did us many questions.", "The teacher asked us many questions."],
      ["i want to do you a question", "i want to ask you a question"],
    ],
    right: [
      "Ask a question.",
      "I did all the questions in the test.",
      "They made it a question of money.",
      "Now make a question about it.",
    ],
  },
  {
    id: "do-a-decision",
    level: "A2",
    topic: "confused-words",
    why: "We “make” a decision, a plan, progress, an effort or a noise.",
    pattern: [
      `{ ${formsOf("do")} } a|an|the|some|any|my|your|many|no|much|more|great|big|good|right|wrong|important|lot|of* decision|decisions|progress|effort|efforts|noise|choice|plan|plans|promise|suggestion|appointment|money|cake|joke|mess`,
      `{ ${formsOf("do")} } a|an|the|some|my phone? call|reservation|complaint|speech|wish|bed|list`,
    ],
    unless: [
      "do|did|does the|your|my plan|plans|decision|efforts|effort|money|choice|noise $base",
      "^ do|does|did",
      "how|what|when|why|where|who|which do|does|did",
      "do $subject",
    ],
    fix: ({ marked }) => made[marked[0]!.lower as keyof typeof made] ?? null,
    wrong: [
      ["I did an important decision.", "I made an important decision."],
      ["We are doing progress.", "We are making progress."],
      ["don't do much noise", "don't make much noise"],
      ["She did a cake for me.", "She made a cake for me."],
    ],
    right: [
      "Do the decisions matter?",
      "I made a plan.",
      "We did some work.",
      "How does money work?",
      "Did the plan fail?",
    ],
  },
  {
    id: "do-a-travel",
    level: "A2",
    topic: "confused-words",
    why: "We “go on a trip”. “Travel” is a verb, or travelling in general.",
    pattern: [
      `{ ${formsOf("do make have")} a|an|our|my|this } $adjective? travel|travels|trip ,|to|in|with|around`,
      `{ a|good|nice|long|your|my|our|this|last|next|the|first|best travel } ,|to|was|is|in|with|from|by`,
    ],
    unless: [
      "have|had|has|having a|an|our|my good|nice|great|safe|lovely|wonderful|pleasant trip",
      "$adjective? travel by|in|with $noun $be",
      "of|for|about the|my|your|our|this travel",
      "had|has|have a|our|my $adjective? trip",
      "made|make the|my|our|this trip",
      "make a|the trip",
    ],
    fix: null,
    wrong: [
      ["We did a travel to Italy.", null],
      ["Have a good travel!", null],
      ["my travel was very long", null],
    ],
    right: [
      "Have a good trip!",
      "I like travel.",
      "We had a nice trip.",
      "He works for a travel agency.",
      "Travel is fun.",
    ],
  },
  {
    id: "lose-the-bus",
    level: "A2",
    topic: "confused-words",
    why: "We “miss” a bus, a train, a flight or a lesson. We “lose” a key.",
    pattern: `{ lose|loses|lost|losing } the|my|our|a|his|her|their last|first|next|$adjective? bus|train|flight|plane|class|lesson|meeting|opportunity|appointment|metro|tram|boat`,
    unless: "lost the|my|our|a|his|her|their bus|train|plane pass|ticket|card|driver|set|model",
    fix: ({ marked }) =>
      ({ lose: "miss", loses: "misses", lost: "missed", losing: "missing" })[marked[0]!.lower] ??
      null,
    wrong: [
      ["I lost the bus this morning.", "I missed the bus this morning."],
      ["Hurry or you will lose the train!", "Hurry or you will miss the train!"],
      ["she lost her flight", "she missed her flight"],
    ],
    right: ["I lost my bus pass.", "He missed the bus.", "They lost the match."],
  },
  {
    id: "win-somebody",
    level: "B1",
    topic: "confused-words",
    why: "We “beat” a person or a team, and “win” a game. We “earn” money by work.",
    pattern: [
      "{ win|won|wins|winning } him|them|us|the other|our $adjective? team|opponents|rivals",
      "{ win|won|wins|winning } him|them|us ,|in|at|by|with|last|yesterday",
      "{ win|wins|winning } a? lot? of? much|more|good|little|enough|some|her|his|my|their|your? money|salary|living|life ,|in|by|with|at|for|because|every|to",
    ],
    unless: [
      "win|won him|her|them over|back",
      "win $word* money|prize|lottery in|at|by|on the|a lottery|quiz|game|competition",
      "win money on|at",
    ],
    fix: ({ marked, tokens, match }) => {
      const isMoney =
        /^(?:money|salary|living|life)$/.test(tokens[match.to - 1]!.lower) ||
        tokens
          .slice(match.markTo, match.to + 1)
          .some(({ lower }) => /^(?:money|salary|living|life)$/.test(lower));
      const table: Record<string, string> = isMoney
        ? { win: "earn", wins: "earns", winning: "earning" }
        : { win: "beat", wins: "beats", won: "beat", winning: "beating" };
      return table[marked[0]!.lower] ?? null;
    },
    wrong: [
      ["We won them in the final.", "We beat them in the final."],
      ["He works a lot and wins much money.", "He works a lot and earns much money."],
      ["they want to win more money", "they want to earn more money"],
    ],
    right: [
      "They won the match.",
      "She won him over.",
      "You can win money on TV.",
      "He won a prize.",
    ],
  },
  {
    id: "say-the-truth",
    level: "A2",
    topic: "say-and-tell",
    why: "We “tell” the truth, a story, a joke or a secret. We “say” hello or a word.",
    pattern: [
      "{ say|says|said|saying } me|him|her|us|them? the? truth ,|to|about|and|because",
      "{ say|says|said|saying } a|some|many|jokes|stories|me $adjective? joke|jokes|story|stories|secret|lie|lies",
      "{ say|says|saying|said } jokes|stories|lies|secrets",
      "{ tell|tells|told|telling } hello|hi|goodbye|bye|sorry|please|yes ,|to",
    ],
    unless: [
      "told|tell|tells $object",
      "say the? truth is|was",
      "say|says|said jokes|stories|secrets|lies $any-base|are|were",
    ],
    fix: ({ marked }) => {
      const first = marked[0]!.lower;
      return tell[first as keyof typeof tell] ?? say[first as keyof typeof say] ?? null;
    },
    wrong: [
      ["You must say the truth.", "You must tell the truth."],
      ["She told hello to me.", "She said hello to me."],
      ["my grandfather always says stories", "my grandfather always tells stories"],
      ["He said a joke and we laughed.", "He told a joke and we laughed."],
    ],
    right: ["Tell the truth.", "They say the truth is simple.", "He said sorry."],
  },
  {
    id: "take-part-of",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "We “get in touch with” somebody and “keep in touch with” them.",
    pattern: [
      "in touch { to|of|by } $object|$possessive|people|$name|the",
      "get|got|keep|kept|make|made|have|lost|lose contact { to|of } $object|$possessive|people|the|$name",
      "friends|friendship { to } me|him|them|us|her ,",
      "play|plays|played|playing { with } the guitar|piano|violin|drums|flute ,|and|in|at|every|very",
      "have|has|had fun { of } him|them|us",
    ],
    fix: byFirstWord({
      in: "with",
      get: "with",
      got: "with",
      keep: "with",
      kept: "with",
      make: "with",
      made: "with",
      have: "with",
      has: "with",
      had: "with",
      lost: "with",
      lose: "with",
      friends: "with",
      friendship: "with",
      play: "",
    }),
    wrong: [
      ["Let's keep in touch to our friends", "Let's keep in touch with our friends"],
      ["She plays with the guitar very well.", "She plays the guitar very well."],
      ["I got in touch to him yesterday.", "I got in touch with him yesterday."],
    ],
    right: ["Keep in touch!", "The cat plays with the guitar string.", "I am in touch with her."],
  },
  {
    id: "do-sightseeing",
    level: "A2",
    topic: "verb-patterns",
    why: "For such activities we use “go”: “go swimming”, “go shopping”, “go for a walk”.",
    pattern: [
      `{ do|does|did|done|doing } ${ingOf("swim shop fish ski cycle hike camp climb surf skate sail run jog")} ,|in|with|on|at|every|and`,
      "{ go|goes|went|going to|for } shopping|swimming|fishing|skiing|jogging|hiking|camping|surfing|sightseeing|skating|sailing|cycling|climbing|dancing|running ,|in|with|on|at|every|and|together|because|there",
      "{ do|does|did|doing|make|made a walk } ,|in|with|on|at|every|and|to",
    ],
    unless: "do the shopping",
    fix: ({ marked, tokens, match }) => {
      const first = marked[0]!.lower;
      if (marked.length === 2) return marked[0]!.text;
      if (marked.length === 3)
        return `${{ did: "went", made: "went", does: "goes", doing: "going" }[first] ?? "go"} for a walk`;
      return tokens[match.markTo] === undefined ? null : (went[first as keyof typeof went] ?? null);
    },
    wrong: [
      ["We go to shopping every Saturday.", "We go shopping every Saturday."],
      ["I did swimming in the sea.", "I went swimming in the sea."],
      ["yesterday we went to fishing", "yesterday we went fishing"],
      ["Let's do a walk.", "Let's go for a walk."],
    ],
    right: [
      "Go shopping!",
      "I do the shopping.",
      "He went to swimming lessons.",
      "The walk did me good.",
    ],
  },
]);
