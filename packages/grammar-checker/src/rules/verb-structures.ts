import { subjectBefore } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import { anyOf, formsOf, nounVerbs, sureVerbs, withClauseEnds } from "./pattern-words";
import { baseOfVerb, ingOf, participleOf, pastFormOf, thirdOf } from "./verb-fixes";

const persons = "i|you|he|she|we|they|people|$relative|parents|friends|$name";
const nominative: Readonly<Record<string, string>> = {
  me: "I",
  him: "he",
  her: "she",
  us: "we",
  them: "they",
  you: "you",
  it: "it",
};
const article = anyOf("a an the this that these those my your his her our their its some");

const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(" ");

/** What stands behind a verb: people, "to", -ing and negatives. */
export const verbStructures = withClauseEnds([
  {
    id: "explain-me-this-rule",
    level: "A2",
    topic: "verb-patterns",
    why: "“Explain”, “describe” and “say” have the thing first, then “to” and the person: “Explain it to me.”",
    pattern: [
      `${formsOf("explain describe")} { me|us|him|them ${article} @NOUN|exercise|reason|plan|answer } ,|again|please|tomorrow|today|yesterday|now|better|before`,
      `will|'ll|can|could|to|must explain { you ${article} @NOUN } ,|again|later|tomorrow|today|now|better|soon|when`,
      `will|'ll|can|could|to|must explain { you it|that|this|everything|something } ,|again|later|tomorrow|today|now|better|soon|when`,
      `${formsOf("explain describe")} { me|us|him|them ${article} $adjective|new|old|last|first|main @NOUN } ,|again|please|tomorrow|today|yesterday|now|better|before`,
      `${formsOf("explain describe")} { me|us|him|them it|that|this|everything|something } ,|again|please|tomorrow|today|yesterday|now|better|before`,
    ],
    unless: "that|this way",
    fix: ({ marked }) => `${textOf(marked.slice(1))} to ${marked[0]!.text}`,
    wrong: [
      ["Can you explain me this exercise?", "Can you explain this exercise to me?"],
      ["The teacher explained us the rules.", "The teacher explained the rules to us."],
      ["He described me his new house.", "He described his new house to me."],
      ["Please explain me it again.", "Please explain it to me again."],
      ["I will explain you everything later.", "I will explain everything to you later."],
    ],
    right: [
      "Can you explain this exercise to me?",
      "How would you describe me?",
      "Explain to me the rule.",
      "They describe us that way.",
    ],
  },
  {
    id: "asked-me-that-i-help",
    level: "B1",
    topic: "reported-speech",
    why: "What somebody asks you to do is said with “to”: “She asked me to help.”",
    pattern: [
      "asked|told me { that i $any-base }",
      "asked|told us { that we $any-base }",
      "asked|told him { that he $any-base }",
      "asked|told them { that they $any-base }",
    ],
    unless: [
      "told|asked $word that $subject have|need|want|know|like|love|live|think|look|work|do|feel|understand|seem|mean|am|are|hate|prefer|deserve|put|read|set|cut|speak|play|belong",
      "told $word that $subject $word n't|not",
    ],
    fix: ({ marked, tokens, match }) =>
      tokens[match.from]!.lower === "told" && /^(?:i|we|they)$/.test(marked[1]!.lower)
        ? null
        : `to ${marked[2]!.lower}`,
    wrong: [
      ["She asked me that I help her.", "She asked me to help her."],
      ["They asked us that we wait.", "They asked us to wait."],
    ],
    right: [
      "She asked me to help her.",
      "He told me that I work hard.",
      "I told him that he talks too much.",
    ],
  },
  {
    id: "asked-me-did-i-like",
    level: "B1",
    topic: "reported-speech",
    why: "A question that somebody asked begins with “if” and has no “do”: “He asked if I liked it.”",
    pattern:
      "ask|asked|wondered|asks me|him|her|us|them? { do|does|did i|you|he|she|it|we|they $any-base }",
    unless: [
      "asked|ask|asks|wondered her|it? $punctuation",
      "$punctuation|what|where|who|why|when|how do|does|did",
    ],
    fix: ({ marked, tokens, match }) => {
      if (tokens.at(-1)?.lower === "?") return null;
      const who = marked[1]!;
      const base = marked[2]!.lower;
      const isPast =
        marked[0]!.lower === "did" || /^(?:asked|wondered)$/.test(tokens[match.from]!.lower);
      return `if ${who.text} ${isPast ? pastFormOf(base) : /^(?:he|she|it)$/.test(who.lower) ? thirdOf(base) : base}`;
    },
    wrong: [
      ["He asked me did I like it.", "He asked me if I liked it."],
      ["She asked do we want tea.", "She asked if we wanted tea."],
    ],
    right: [
      "He asked me if I liked it.",
      "He asked me: did I like it?",
      "I asked him what did it.",
    ],
  },
  {
    id: "he-told-he-was",
    level: "B1",
    topic: "say-and-tell",
    why: "“Tell” needs the person: “He told me he was ill.” Without a person we use “say”.",
    pattern:
      "^^ i|he|she|they|we { told } he|she|they|i|we was|were|is|are|had|has|will|would|could|can|did|must",
    fix: "said",
    wrong: [
      ["He told he was sick.", "He said he was sick."],
      ["She told she would come.", "She said she would come."],
    ],
    right: ["He said he was sick.", "The man he told she was ill left.", "I told her."],
  },
  {
    id: "dont-see-since",
    level: "B1",
    topic: "for-and-since",
    why: "With “since” and what has not happened we say “haven't” or “hasn't”: “I haven't seen him since May.”",
    pattern:
      "{ do|does|did n't|not see|hear|eat|speak|meet|talk|visit|play|sleep|go|have|smoke|drink|call|write|work|do|travel|drive|read } $word* since $weekday|$month|$year|last|yesterday|morning|monday|christmas|summer|childhood|then",
    unless: "$punctuation since",
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const have = subject.person === "singular" ? "has" : "have";
      return `${have}${marked[1]!.lower === "not" ? " not" : "n't"} ${participleOf(marked[2]!.lower)}`;
    },
    wrong: [
      ["I don't see him since last summer.", "I haven't seen him since last summer."],
      ["She didn't eat meat since 2019.", "She hasn't eaten meat since 2019."],
    ],
    right: ["I haven't seen him since May.", "I don't see why, since you ask."],
  },
  {
    id: "first-time-i-eat",
    level: "B2",
    topic: "present-perfect",
    why: "After “it is the first time” we use the perfect: “It's the first time I have seen it.”",
    pattern: [
      "it|this|that 's|is the|my first|second|third|only time that? i|you|we|they { $any-base&!be }",
      "it|this|that 's|is the|my first|second|third|only time that? he|she { $any-third }",
      "it|this|that 's|is the|my first|second|third|only time that? i|you|we|they|he|she { am|is|are|'m|'s|'re $any-ing }",
    ],
    unless: "time that? $subject have|has|can|will|want|need",
    fix: ({ marked, tokens, match }) => {
      const who = tokens[match.markFrom - 1]!.lower;
      const have = /^(?:he|she)$/.test(who) ? "has" : "have";
      const verb = marked.at(-1)!;
      const base = baseOfVerb(verb);
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      return base === undefined ? null : `${space}${have} ${participleOf(base)}`;
    },
    wrong: [
      ["It's the first time I eat sushi.", "It's the first time I have eaten sushi."],
      ["This is the second time she visits us.", "This is the second time she has visited us."],
    ],
    right: [
      "It's the first time I have eaten it.",
      "It was the first time I ate it.",
      "The last time I ate there, it was full.",
    ],
  },
  {
    id: "never-see-before",
    level: "A2",
    topic: "present-perfect",
    why: "For all the time up to now we say “have never seen”.",
    pattern:
      "i|you|we|they|he|she { never see|eat|try|visit|hear|taste|meet|play|fly|drive|go|watch|read|do|sees|eats|tries|visits } $word* before .",
    fix: ({ marked, tokens, match }) => {
      const base = baseOfVerb(marked[1]!);
      if (
        base === undefined ||
        /^(?:tv|bed|breakfast|lunch|dinner|work|school)$/.test(tokens.at(-2)?.lower ?? "")
      )
        return null;
      const who = tokens[match.markFrom - 1]!.lower;
      return `${/^(?:he|she)$/.test(who) ? "has" : "have"} never ${participleOf(base)}`;
    },
    wrong: [
      ["I never see a whale before.", "I have never seen a whale before."],
      ["She never eat sushi before", "She has never eaten sushi before"],
    ],
    right: ["I have never seen one before.", "I never eat before bed."],
  },
  {
    id: "would-if-you-will",
    level: "B1",
    topic: "second-conditional",
    why: "With “would” in the other part, the verb after “if” stands in the past: “I would be glad if you came.”",
    pattern: "$subject would|'d $word+ $word* if $subject { will|'ll $any-base|be }",
    unless: "know|see|wonder|ask|tell|sure|decide|check if $subject $word",
    fix: ({ marked }) => {
      const verb = marked[1]!.lower;
      return `${marked[0]!.lower.startsWith("'") ? " " : ""}${verb === "be" ? "were" : pastFormOf(verb)}`;
    },
    wrong: [
      ["I would be very happy if you will come.", "I would be very happy if you came."],
      ["She would help you if you will ask her.", "She would help you if you asked her."],
    ],
    right: ["I would be happy if you came.", "I would like to know if you will come."],
  },
  {
    id: "love-to-cooking",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “to” the plain verb stands here: “I love to cook”, “It's time to go”.",
    pattern: `want|wants|wanted|need|needs|needed|love|loves|loved|like|likes|liked|hope|hopes|hoped|decide|decided|plan|learn|learned|learnt|try|tried|tries|forget|forgot|remember|time|able|have|has|had|ready|easy|difficult|hard|possible|impossible|me|him|us|them|where|what|order|how|started|start|began|begin { to ${anyOf("buying making doing taking giving seeing eating having getting learning writing watching playing visiting cooking cleaning studying helping telling asking calling going being coming leaving finding trying starting using moving living staying working speaking travelling traveling driving swimming dancing singing sleeping drinking paying reading")} }`,
    unless: [
      "$be|get|got|getting used to",
      "look|looking|looked|return|back|addicted|similar|due|prefer|prefers|preferred|thanks|way|key|approach|close|next|from|object|led|comes|comes|up|introduced|introduce|happened|damage|what|difference|change|changed $word? $word? $word? to",
      "to reading|writing|cooking|working|living|swimming $noun",
      "how|what|where to living",
      "me|him|us|them to being|going|having|seeing|doing ,",
    ],
    fix: ({ marked }) =>
      `to ${marked[1]!.lower === "being" ? "be" : (baseAs("ing", marked[1]!) ?? marked[1]!.lower)}`,
    wrong: [
      ["I love to cooking for my friends.", "I love to cook for my friends."],
      ["It's time to going to bed.", "It's time to go to bed."],
      ["He helped me to finding a flat.", "He helped me to find a flat."],
    ],
    right: [
      "I love to cook.",
      "I look forward to going.",
      "She introduced me to cooking.",
      "It led them to leaving.",
    ],
  },
  {
    id: "everyone-in-my-family-have",
    level: "A2",
    topic: "subject-verb-agreement",
    why: "“Everyone” and “nobody” are one, whatever follows: “everyone in my family has”.",
    pattern: `^^ everyone|everybody|nobody|someone|somebody in|at|from my|the|our|this|his|her|their $adjective? @NOUN { have|are|were|do|like|want|know|think|live|go|speak|need|work|love|eat } >!(been)`,
    fix: ({ marked }) => {
      const verb = marked[0]!.lower;
      return (
        ({ have: "has", are: "is", were: "was" } as Record<string, string>)[verb] ?? thirdOf(verb)
      );
    },
    wrong: [
      ["Everyone in my family have brown eyes.", "Everyone in my family has brown eyes."],
      ["Nobody in our class speak French.", "Nobody in our class speaks French."],
    ],
    right: ["Everyone in my family has a car.", "Does everyone in the class like it?"],
  },
  {
    id: "the-number-of-have",
    level: "B1",
    topic: "subject-verb-agreement",
    why: "“The number” is one, so the verb is “is” or “has”: “The number of cars has grown.”",
    pattern:
      "^^ the number of $adjective? @NOUN { have|are|were } increased|grown|risen|fallen|dropped|declined|doubled|increasing|growing|rising|falling|dropping|declining|high|higher|low|lower|very",
    fix: ({ marked }) =>
      ({ have: "has", are: "is", were: "was" })[marked[0]!.lower as "have" | "are" | "were"],
    wrong: [
      ["The number of tourists have increased.", "The number of tourists has increased."],
      ["The number of cars are growing.", "The number of cars is growing."],
    ],
    right: ["The number of tourists has increased.", "A number of cars are growing old."],
  },
  {
    id: "will-going-to-study",
    level: "A2",
    topic: "will-and-going-to",
    why: "For a plan we say “am going to” or “will”, not both.",
    pattern:
      "i|you|he|she|we|they { will|'ll going } to $any-base&!$noun-too|study|work|visit|play|travel|help",
    fix: ({ marked, tokens, match }) => {
      const who = tokens[match.markFrom - 1]!.lower;
      const be = who === "i" ? "am" : /^(?:he|she)$/.test(who) ? "is" : "are";
      return `${marked[0]!.lower.startsWith("'") ? " " : ""}${be} going`;
    },
    wrong: [
      ["I will going to study tonight.", "I am going to study tonight."],
      ["She will going to buy a car.", "She is going to buy a car."],
    ],
    right: ["I am going to study.", "I will go to work."],
  },
  {
    id: "am-not-short",
    level: "A1",
    topic: "verb-be",
    why: "There is no short form of “am not” but “I'm not”.",
    pattern: "i { am n't }",
    fix: "am not",
    wrong: [
      ["I amn't hungry.", "I am not hungry."],
      ["I amn't at home.", "I am not at home."],
    ],
    right: ["I'm not hungry.", "I am not hungry."],
  },
  {
    id: "language-is-speaking",
    level: "A2",
    topic: "passive",
    why: "A language does not speak: people speak it, so it “is spoken”.",
    pattern: "^^ $language|it is|are { speaking } in|by|here|all|there|everywhere",
    fix: "spoken",
    wrong: [
      ["Portuguese is speaking in Brazil.", "Portuguese is spoken in Brazil."],
      ["English is speaking all over the world.", "English is spoken all over the world."],
    ],
    right: ["Portuguese is spoken in Brazil.", "She is speaking in Rome."],
  },
  {
    id: "it-is-many-tourists",
    level: "A1",
    topic: "there-is-there-are",
    why: "For what exists somewhere we say “there are”: “There are many tourists.”",
    pattern:
      "^^ { it is|are|was|were } many|several|some|lots $adjective? $plural|people in|at|on|near|here",
    unless:
      "it is|are|was|were many|several|some $adjective? $time-units|miles|kilometres|metres|times",
    fix: ({ marked }) => `there ${marked[1]!.lower.startsWith("w") ? "were" : "are"}`,
    wrong: [
      ["It is many tourists in my city.", "There are many tourists in my city."],
      ["It was many people at the party.", "There were many people at the party."],
    ],
    right: ["There are many tourists.", "It is many years in the past.", "It is many-sided."],
  },
  {
    id: "stopped-to-talking",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After this verb comes -ing at once, without “to”.",
    pattern:
      "stop|stops|stopped|finish|finished|enjoy|enjoys|enjoyed|avoid|avoided|keep|keeps|kept|mind|miss|suggest|suggested { to } $any-ing",
    fix: "",
    wrong: [
      ["We stopped to talking.", "We stopped talking."],
      ["I enjoy to cooking.", "I enjoy cooking."],
    ],
    right: ["We stopped talking.", "We kept to training."],
    unless: "keep|keeps|kept to",
  },
  {
    id: "afraid-to-losing",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “afraid”, “tired” and the like comes “of” with -ing: “afraid of losing”.",
    pattern: "afraid|scared|tired|capable|fond|proud|sick { to } $any-ing",
    fix: "of",
    wrong: [
      ["I'm afraid to losing my job.", "I'm afraid of losing my job."],
      ["She is tired to waiting.", "She is tired of waiting."],
    ],
    right: ["I'm afraid of losing it.", "I'm afraid to lose it."],
  },
  {
    id: "it-started-rain",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “start” and “begin” comes “to” or -ing: “It started to rain.”",
    pattern:
      "it|i|we|he|she|they start|starts|started|began|begins {} rain|snow|learn|feel|understand|think|cry|run|get|become|cook|eat|sing",
    unless: "started|starts|start|began cook|cry|run|rain|snow $noun",
    fix: "to",
    wrong: [
      ["It started rain.", "It started to rain."],
      ["She began cry when she heard it.", "She began to cry when she heard it."],
    ],
    right: ["It started raining.", "It started to rain."],
  },
  {
    id: "used-to-playing",
    level: "B1",
    topic: "used-to",
    why: "What was so in the past is “used to” with the plain verb: “I used to play”.",
    pattern: [`${persons} used to { $any-ing }`, `${persons} did n't|not use|used to { $any-ing }`],
    unless: [
      "$be|get|gets|got|getting $word? used to",
      "used to being|nothing|something|anything|everything|morning|evening",
    ],
    fix: ({ marked }) => baseAs("ing", marked[0]!) ?? null,
    wrong: [
      ["I used to playing football when I was young.", "I used to play football when I was young."],
      ["My brother used to smoking a lot.", "My brother used to smoke a lot."],
    ],
    right: [
      "I used to play football.",
      "I am used to playing football.",
      "The noise people get used to stopping is gone.",
    ],
  },
  {
    id: "was-used-to-play",
    level: "B1",
    topic: "used-to",
    why: "A habit of the past is “used to”, without “was” or “were”: “He used to play”.",
    pattern: [`${persons} { was|were used to } ${sureVerbs}|${nounVerbs}|be|smoke|sleep`],
    fix: ({ tokens }) =>
      tokens.some(({ lower }) =>
        /^(?:when|child|childhood|young|younger|ago|past|kid|before)$/.test(lower),
      )
        ? "used to"
        : null,
    wrong: [
      [
        "My brother was used to play football when he was a child.",
        "My brother used to play football when he was a child.",
      ],
      ["We were used to go there in the past.", "We used to go there in the past."],
    ],
    right: [
      "I used to go there.",
      "It was used to cut bread when I was a child.",
      "He was used to going there.",
    ],
  },
  {
    id: "accustomed-to-work",
    level: "B2",
    topic: "gerund-or-infinitive",
    why: "After “accustomed to” the verb ends in -ing: “accustomed to working”.",
    pattern:
      "accustomed to { work|live|sleep|drive|study|travel|walk|cook|speak|play|help } at|in|on|with|alone|late|early|hard|the|my|a|here|there|for|to|english|long|every|long",
    fix: ({ marked }) => ingOf(marked[0]!.lower),
    wrong: [
      ["He is accustomed to work at night.", "He is accustomed to working at night."],
      ["I'm not accustomed to drive on the left.", "I'm not accustomed to driving on the left."],
    ],
    right: ["He is accustomed to hard work.", "She is accustomed to working here."],
  },
  {
    id: "going-to-buying",
    level: "A2",
    topic: "will-and-going-to",
    why: "After “going to” comes the plain verb: “I am going to buy a car.”",
    pattern: [
      `$be-finite not|n't? going to { ${anyOf("buying making doing taking giving seeing eating having getting learning writing reading watching playing visiting cooking cleaning studying helping telling asking calling going being coming leaving finding trying starting using moving living staying")} }`,
    ],
    unless: [
      "going to $capital",
      "going to living|reading|writing|cleaning|cooking|studying $noun",
      "going to meeting|training",
    ],
    fix: ({ marked }) =>
      marked[0]!.lower === "being" ? "be" : (baseAs("ing", marked[0]!) ?? null),
    wrong: [
      ["I am going to buying a car.", "I am going to buy a car."],
      ["We're going to visiting my aunt.", "We're going to visit my aunt."],
    ],
    right: [
      "I am going to buy a car.",
      "She is going to reading classes.",
      "We are going to Reading.",
    ],
  },
  {
    id: "hope-you-to-be",
    level: "B1",
    topic: "verb-patterns",
    why: "After “hope” comes a whole clause: “I hope you will come.”",
    pattern: "hope|hopes|hoping { you|him|her|them|it|us to } $any-base|be",
    fix: ({ marked }) => `${nominative[marked[0]!.lower]!} will`,
    wrong: [
      ["I hope you to be happy.", "I hope you will be happy."],
      ["We hope him to come soon.", "We hope he will come soon."],
    ],
    right: ["I hope to come.", "I hope you will be happy.", "It is my hope for you to win."],
  },
  {
    id: "i-wish-i-would-be",
    level: "B2",
    topic: "wishes",
    why: "Of yourself you say “I wish I were” or “I wish I had”, not “would”.",
    pattern: [
      "i wish|wished that? i { would|will be|have|know|live|speak|play|go|win|find|get|earn|understand }",
      "i wish|wished that? i { speak|play|work|understand|remember|earn|see|feel|sing|dance|cook|drive|own|study }",
      "$subject wish|wishes that? i|he|she|we|they|you { do|does n't|not $any-base }",
    ],
    fix: ({ marked }) => {
      if (marked.length === 3)
        return `did${marked[1]!.lower === "not" ? " not" : "n't"} ${marked[2]!.lower}`;
      const verb = marked.at(-1)!;
      return verb.lower === "be" ? "were" : pastFormOf(verb.lower);
    },
    wrong: [
      ["I wish I would be rich.", "I wish I were rich."],
      ["I wish I speak better English.", "I wish I spoke better English."],
      ["I wish I don't have to work.", "I wish I didn't have to work."],
    ],
    right: ["I wish I were rich.", "I wish you would come.", "I wish I did not have to go."],
  },
  {
    id: "didnt-never",
    level: "A2",
    topic: "double-negatives",
    why: "One “no” is enough: after “not” we say “ever”, “anything”, “anybody”.",
    pattern: [
      "do|does|did|have|has|had|ca|could|wo|would|is|was|are|were n't|not { never }",
      "nobody|nothing|none { do|does|did n't|not $any-base }",
      "no one { do|does|did n't|not $any-base }",
      "nobody|nothing|none { is|was|can|could|has|will|wo|ca n't|not }",
      "$subject|$relative never { do|does|did n't|not $any-base }",
    ],
    unless: ["not never"],
    fix: ({ marked, tokens, match }) => {
      if (marked.length === 1) return "ever";
      const [auxiliary, , verb] = marked;
      if (verb === undefined)
        return (
          ({ ca: "can", wo: "will" } as Record<string, string>)[auxiliary!.lower] ??
          auxiliary!.lower
        );
      const base = baseAs("base", verb)!;
      if (auxiliary!.lower === "did") return pastFormOf(base);
      if (tokens[match.markFrom - 1]!.lower === "never" && auxiliary!.lower === "do") return base;
      return auxiliary!.lower === "does" || auxiliary!.lower === "do" ? thirdOf(base) : null;
    },
    wrong: [
      ["I didn't never see snow.", "I didn't ever see snow."],
      ["Nobody didn't tell me about it.", "Nobody told me about it."],
      ["Nobody can't help me.", "Nobody can help me."],
      ["She never doesn't call me.", "She never calls me."],
    ],
    right: ["I have never seen snow.", "Nobody told me.", "Nothing is impossible, is it not?"],
  },
  {
    id: "the-book-that-i-bought-it",
    level: "B1",
    topic: "relative-clauses",
    why: "“That” or “which” already names the thing, so no “it”, “him” or “them” follows the verb.",
    pattern: [
      "the|a|this|my $adjective? @NOUN that|which|who i|you|he|she|we|they|$name $any-past|$any-base|$any-third { it|him|her|them } is|was|are|were|has|have|costs|cost|lives|works|yesterday|last|in",
      "the|a|this|my $adjective? @NOUN i|you|he|she|we|they bought|saw|read|watched|met|visited|ate|lost|found|wrote|made|sold { it|him|her|them } is|was|are|were|has|have|costs|cost|lives|works",
      "is|was|are|were the|a|my|an $adjective? @NOUN that|which|who i|you|he|she|we|they|$name $any-past|bought|saw|read|love|like|want|need { it|him|her|them } ,",
    ],
    unless: [
      "say|says|said|think|thinks|thought|know|knows|knew|hope|hopes|hoped|believe|believed|believes|feel|felt|find|found|tell|told|ask|asked|give|gave|hear|heard|show|showed|wish|guess|suppose|make|made|let|see|mean|meant it|him|her|them",
      "day|night|time|moment|way|reason|fact|news|idea|so that|which|who $subject $word it|him|her|them",
      "so|such $word? $word? $word? that",
    ],
    fix: "",
    wrong: [
      ["The book that I bought it is interesting.", "The book that I bought is interesting."],
      ["The man who I met him is a doctor.", "The man who I met is a doctor."],
    ],
    right: [
      "The book that I bought is interesting.",
      "The man that I told it is old.",
      "The day that I met him was sunny.",
      "I told my friend that I bought it.",
    ],
  },
  {
    id: "yesterday-was-raining",
    level: "A2",
    topic: "missing-subject",
    why: "A sentence about the weather needs “it”: “Yesterday it was raining.”",
    pattern: [
      "^ yesterday|today|tomorrow|now|outside|tonight $punctuation? {} is|was raining|snowing",
      "^ yesterday|today|tomorrow|tonight $punctuation? {} rained|snowed|rains|snows",
    ],
    fix: "it",
    wrong: [
      ["Yesterday was raining all day.", "Yesterday it was raining all day."],
      ["Today is snowing.", "Today it is snowing."],
    ],
    right: ["Yesterday was cold.", "Yesterday it was raining.", "Today is Monday."],
  },
  {
    id: "car-stolen-last-night",
    level: "B1",
    topic: "passive",
    why: "What was done to something needs “was” or “were” before the third form: “It was stolen.”",
    pattern: [
      "^ my|the|this|his|her|our|their $adjective? @NOUN {} stolen|broken|written|sent|taken|found|sold|bought|repaired|destroyed|killed|injured|arrested $word* yesterday|last",
      "^ my|the|this|his|her|our|their $adjective? @NOUN {} stolen|broken|written|sent|taken|sold|repaired|destroyed|killed|arrested $number|two|three|a $time-unit|$time-units ago",
    ],
    fix: ({ tokens, match }) => {
      if (
        tokens
          .slice(match.markTo + 1)
          .some(({ pos, lower }) => pos === "AUX" || pos === "VERB" || lower === ",")
      )
        return null;
      const noun = tokens[match.markTo - 1]!;
      // "My father sold a car last year" is no passive: something follows the verb.
      const next = tokens[match.markTo + 1]?.lower ?? "";
      const verb = tokens[match.markTo]!;
      if (baseAs("past", verb) !== undefined && !/^(?:yesterday|last|in|by|at|from)$/.test(next))
        return null;
      if (
        baseAs("past", verb) !== undefined &&
        !/^(?:stolen|killed|arrested|repaired|destroyed)$/.test(verb.lower)
      )
        return null;
      return /(?:[^s]s|people|children)$/.test(noun.lower) ? "were" : "was";
    },
    wrong: [
      ["My car stolen last night.", "My car was stolen last night."],
      ["The window broken yesterday.", "The window was broken yesterday."],
    ],
    right: [
      "My car was stolen last night.",
      "The car stolen last night was mine.",
      "My father sold a car last year.",
      "The children found it yesterday.",
    ],
  },
  {
    id: "was-began",
    level: "A2",
    topic: "past-simple",
    why: "For what happened the past form stands alone, without “was” or “were”.",
    pattern: [
      "{ was|were began|rose|grew|slept|sat|stood|ran|flew|sang|swam|ate|drank|wrote } at|in|on|for|to|the|a|very|late|early|with|there|well|away|up",
      "{ was|were broke|broken } down ,",
      "{ was|were went|came|fell|got } $word",
    ],
    unless: ["was|were got|ran|ate|wrote|drank|sang by"],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || marked[1]!.lower === "broken") return null;
      const base = baseOfVerb(marked[1]!);
      // "The letter was wrote by him": things are done, people do.
      if (subject.kind === "noun" && /^(?:ate|drank|wrote|sang|flew|got)$/.test(marked[1]!.lower))
        return null;
      return base === undefined ? null : pastFormOf(base);
    },
    wrong: [
      ["The concert was began at eight.", "The concert began at eight."],
      ["I was slept very well.", "I slept very well."],
      ["We missed it because the bus was broke down.", "We missed it because the bus broke down."],
    ],
    right: [
      "The concert began at eight.",
      "The car was broken down.",
      "The letter was written by him.",
    ],
  },
  {
    id: "might-be-forget",
    level: "A2",
    topic: "modal-verbs",
    why: "After “can”, “might”, “will” and the like the verb stands alone, without “be”.",
    pattern:
      "i|you|he|she|we|they can|could|will|'ll|would|may|might|must|should not|n't? { be $any-base&!$any-participle&!$noun-too }",
    unless: [
      "be invite|arrest|punish|choose|send|forgive|protect|allow by|to|for",
      "be invite|arrest|punish|choose|send|forgive|protect|allow ,",
      "be own|clear|separate|complete|direct|correct|better|smooth|level|lean|tidy|like|less|busy|well|mature",
    ],
    fix: "{1}",
    wrong: [
      ["He might be forget it.", "He might forget it."],
      ["You should be eat more fruit.", "You should eat more fruit."],
    ],
    right: ["He might be late.", "You should be clear about it.", "They can be seen."],
  },
  {
    id: "he-must-be-solve",
    level: "B1",
    topic: "passive",
    why: "After “be” the verb of the passive stands in its third form: “It must be solved.”",
    pattern: [
      "@NOUN|it|this can|could|will|would|may|might|must|should not|n't? be { solve|clean|repair|change|do|make|build|send|pay|write|finish|use|close|find|see|take|sell|protect|punish|teach|keep|give|reduce|improve|ban|forbid|deliver|complete|postpone|cancel|publish|replace|remove|translate|discover|destroy|accept|discuss|announce|organise|prepare|choose|invite } $adverb|by|in|at|$punctuation|for|again|soon|now|today|tomorrow|until",
      "i|you|he|she|we|they can|could|will|'ll|would|may|might|must|should not|n't? be { invite|arrest|punish|choose|send|forgive|protect|allow } $punctuation|by|to|for",
    ],
    unless: ["be clean|close|complete $word?", "be use"],
    fix: ({ marked }) => participleOf(marked[0]!.lower),
    wrong: [
      ["This problem must be solve soon.", "This problem must be solved soon."],
      ["The letter can be send by post.", "The letter can be sent by post."],
      ["He will be invite.", "He will be invited."],
    ],
    right: ["It must be solved.", "The room should be clean.", "The shop will be close."],
  },
  {
    id: "news-are",
    level: "A2",
    topic: "subject-verb-agreement",
    why: "“News” and subjects such as “maths” are one thing, so the verb is “is”, “was” or “has”.",
    pattern:
      "^^ the|this|my|good|bad|no? news|mathematics|maths|physics|economics|gymnastics|politics { are|were|have }",
    unless: "politics are|were",
    fix: ({ marked }) =>
      ({ are: "is", were: "was", have: "has" })[marked[0]!.lower as "are" | "were" | "have"],
    wrong: [
      ["The news are bad today.", "The news is bad today."],
      ["Maths are difficult.", "Maths is difficult."],
    ],
    right: ["The news is bad.", "His politics are odd.", "Physics is fun."],
  },
  {
    id: "police-is",
    level: "A2",
    topic: "subject-verb-agreement",
    why: "“Police” is always more than one: “the police are”, “the police have”.",
    pattern: "^^ the police { is|was|has|does }",
    fix: ({ marked }) =>
      ({ is: "are", was: "were", has: "have", does: "do" })[
        marked[0]!.lower as "is" | "was" | "has" | "does"
      ],
    wrong: [
      ["The police is looking for him.", "The police are looking for him."],
      ["I think the police has arrived.", "I think the police have arrived."],
    ],
    right: ["The police are here.", "The police officer is here."],
  },
]);
