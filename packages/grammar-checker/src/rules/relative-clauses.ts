import { anyOf, withClauseEnds } from "./pattern-words";

const persons = anyOf(
  "man woman people boy girl person friend friends teacher teachers student students children child men women boys girls brother sister mother father uncle aunt doctor neighbour neighbours guy guys somebody someone everyone everybody anyone anybody nobody singer actor actress lady players player parents cousin boss",
);
const onePerson = anyOf(
  "man woman boy girl person friend teacher student child brother sister mother father uncle aunt doctor neighbour guy singer actor actress lady player cousin boss",
);
const things = anyOf(
  "book books film films car house city town country place thing things dog song songs phone bag computer movie movies game games school shop museum restaurant bus train letter email picture photo story job dress room table language sport animal animals food",
);
/** Things, but none of which "that" may tell what they say: "the story that I lied to her". */
const about = anyOf(
  "book books film films car house city town country place song songs phone bag computer movie movies game games school shop museum restaurant bus train photo dress room language sport hotel company problem",
);
const verb = anyOf(
  "is was are were has have had can will would lives lived works worked likes liked wants wanted helps helped made makes came comes goes went said says told gave knows plays played looks looked sells sold teaches taught won loves speaks cost costs",
);

/** Words that join a clause to a noun. */
export const relativeClauses = withClauseEnds([
  {
    id: "the-man-which",
    level: "A2",
    topic: "relative-clauses",
    why: "For people we use “who” or “that”, not “which” or “what”.",
    pattern: [
      `<!of ${persons} { which } ${verb}|i|he|she|we|they|you|$modal|does|do|did|never|always`,
      `<!of ${persons} { what } ${verb}|$modal|does|do|did`,
      "<!of the|many|some|those|other|all|these|few people|men|women|children|friends|students|teachers|parents|players { which } $any-base|$any-past",
      `the|a|this|that|my|our|his|her|every|only $adjective? ${onePerson} { which } $any-past|$any-third`,
      "^ people { which } $any-base",
      `my|our|his|her|their ${persons} ,&$punctuation { which } lives|live|works|studies|study|speaks|speak|loves|likes|plays|told`,
      `${persons} { where|how|as } is|are|was|were|has|have|lives|works`,
    ],
    unless: [
      "of the|a|my|this|that|his|her $adjective? $noun which|what",
      "asked|ask|asks|tell|tells|told|teach|taught|show|showed|remind|from|house|home|city|car|idea|name|help|helps the|a|my|his|her|your|our|their|these|those|all|other|some|many? $word? which|what|where|how",
      "tell|tells|told|ask|asked|asks|show|showed|teach|taught|with|remind|advise $word? $word? which|what|where|how",
    ],
    fix: "who",
    wrong: [
      ["The man which lives here is kind.", "The man who lives here is kind."],
      ["I have a friend which can sing.", "I have a friend who can sing."],
      ["she is the teacher what helped me", "she is the teacher who helped me"],
      ["I know many people which have dogs.", "I know many people who have dogs."],
      ["The people which work here are nice.", "The people who work here are nice."],
      ["The man which called you is my boss.", "The man who called you is my boss."],
      ["My friend, which lives in Rome, is ill.", "My friend, who lives in Rome, is ill."],
    ],
    right: [
      "The man who lives here is kind.",
      "I asked the man which was his.",
      "The children whose books I have are here.",
      "Tell people what is true.",
      "the house of the man which was red",
      "I saw the dog of the man which barked.",
      "I met my boss, which was nice.",
      "I gave the boy which ones he wanted.",
    ],
  },
  {
    id: "the-book-who",
    level: "A2",
    topic: "relative-clauses",
    why: "For things we use “which” or “that”, not “who” or “what”.",
    pattern: [
      `the|a|an|this|that|my|our|some|many|these|those|best|first|only $adjective? ${things} { who } ${verb}|$modal|i|he|she|we|they|you`,
      `the|a|an|this|that|these|those|best|first|only $adjective? ${things} { what } i|he|she|we|they|you|${verb}`,
    ],
    unless: [
      "dog|animal|dogs|animals|country|company who",
      "the|a|my friend|owner|man|woman|people of the|a|my $noun who",
      "tell|tells|told|ask|asked|show|showed|know|decide $word? $word? $word? who|what",
      "$noun in|of|from|at|with|on the|a|my|this|that $adjective? $noun who",
    ],
    fix: "that",
    wrong: [
      ["The book who is on the table is mine.", "The book that is on the table is mine."],
      ["I like the song what you sang.", "I like the song that you sang."],
      ["this is the film what i told you about", "this is the film that i told you about"],
    ],
    right: [
      "The book that I read is good.",
      "Tell the school what you think.",
      "The man from the shop who called is my uncle.",
      "The dog who lives here is old.",
    ],
  },
  {
    id: "all-what",
    level: "B1",
    topic: "relative-clauses",
    why: "After “all”, “everything”, “something” and “nothing” we use “that”, not “what”.",
    pattern: [
      "all|everything|anything|nothing { what } i|he|she|we|they|you|it|is|was|my|people|happened|happens",
      "something { what } i|he|she|we|they|you|is|was|makes|can",
      "all { which } i|he|she|we|they|you",
      "{ that what } i|he|she|we|they|you $base|$past|$third ,",
      "the only|first|best|last|same thing { what } i|he|she|we|they|you",
    ],
    unless: [
      "at all what",
      "after all what",
      "all what|which $be $subject $punctuation",
      "$be|does that what",
      "tell|tells|ask $word? all|something|everything|nothing what",
    ],
    fix: ({ marked }) => (marked.length === 2 ? "what" : "that"),
    wrong: [
      ["All what I know is this.", "All that I know is this."],
      ["She told me everything what happened.", "She told me everything that happened."],
      ["I know that what you mean.", "I know what you mean."],
      ["it is the only thing what i want", "it is the only thing that i want"],
    ],
    right: [
      "All that I know is this.",
      "I do not know at all what you mean.",
      "Is that what you want?",
      "That is what I need.",
    ],
  },
  {
    id: "who-he-is",
    level: "B1",
    topic: "relative-clauses",
    why: "“Who”, “which” or “that” already says who does it, so no “he”, “she” or “it” stands beside it.",
    pattern: [
      `${persons} who|that { he|she|they } is|was|are|were|lives|works|came`,
      `${persons} who|that { he|she|they } has|have|had a|an|the|no|my|two|three|many|ten|long|short`,
      `${persons} who { he|she } is|was|has|lives|works|sits|speaks|comes|goes|plays|studies`,
      `${persons} which { it } is|was|has`,
      `${things} which|that { it } is|was|has|can|costs|looks|had|will`,
      "$punctuation which { it } is|was|has",
      `$punctuation who { he|she|they } is|was|are|were|has|have|lives|works`,
    ],
    unless: [
      "tell|tells|told|say|says|said|show|shows|showed|convince|teach|taught|assure|remind|ask|asked $word? $word? $word? that|who he|she|they|it",
      "who he|she is|was|has $ing|$participle",
      "so $word? $word? $word? that he|she|they|it",
      "$be the|a $noun that he|she|they|it",
      "wonder|wonders|wondered|ask|asks|asked|know|knows|guess|is $punctuation who",
      "fact|news|idea|day|time|way|sign|story|reason|hope that",
    ],
    fix: "",
    wrong: [
      ["I have a friend who he lives in Rome.", "I have a friend who lives in Rome."],
      ["She bought a car that it is very old.", "She bought a car that is very old."],
      ["my sister, who she is a nurse, lives there", "my sister, who is a nurse, lives there"],
      ["I know a girl that she has ten cats.", "I know a girl that has ten cats."],
    ],
    right: [
      "I told my friend that he was late.",
      "She is the girl that he likes.",
      "It is so small a house that it has no kitchen.",
      "Do you know who he is?",
    ],
  },
  {
    id: "where-i-live-there",
    level: "B1",
    topic: "relative-clauses",
    why: "“Where” already says the place, so no “there” or “in it” stands at the end.",
    pattern: [
      `house|city|town|place|village|country|flat|school|room|street|company where i|we|he|she|they|you live|lives|lived|work|works|worked|study|studied|stay|stayed|was|were|grew born? up? { there|in|at } ,`,
      `house|city|town|place|village|country|flat|school|room|street|company where i|we|he|she|they|you live|lives|lived|work|works|worked|study|studied|stay|stayed|was|were|grew born? up? { in|at it|there } ,`,
      "house|city|town|place|village|country|flat|school|room|street|company where i|we|he|she|they|you $adverb? live|lives|lived|work|works|worked|study|studied|go|went { there } ,",
      "hotel|hostel|house|flat|city|town|place|village|country where i|we|he|she|they|you live|lived|stay|stayed|work|worked { in|at it|there } is|was|are|were|has|had",
      "which|that i|we|he|she|they|you live|lives|lived|work|works|worked|study|studied { there } ,",
      "hotel|house|city|town|place|village|country|flat|school|room|street|company|hostel where i|we|he|she|they|you live|lives|lived|work|works|worked|study|studied|stay|stayed { there|in|at } is|was|are|were|has|had",
    ],
    unless: "was|were there ,",
    fix: "",
    wrong: [
      ["This is the house where I live there.", "This is the house where I live."],
      ["It is the city where we stayed in.", "It is the city where we stayed."],
      ["the school where i studied there, is big", "the school where i studied, is big"],
    ],
    right: [
      "This is where I live.",
      "It is the town that we live in.",
      "The place where we were is far.",
    ],
  },
  {
    id: "the-man-i-work-with-him",
    level: "B1",
    topic: "relative-clauses",
    why: "“Who”, “which” or “that” already names whoever is meant, so no “him”, “her” or “it” follows the preposition.",
    pattern: [
      `the|a|this|my $adjective? ${persons} who|that|which i|you|he|she|we|they|$name $any-past|$any-base|$any-third to|with|about|for|from|at { him|her|them } is|was|are|were|has|have|lives|works`,
      `the|a|this|my $adjective? ${about} who|that|which i|you|he|she|we|they|$name $any-past|$any-base|$any-third you|me|him|her|us|them? to|with|about|for|from|at|in|on { it|them } is|was|are|were|has|have`,
      `^ he|she|that|this|it is|was|'s the|a|my $adjective? ${persons} who|that|which i|you|he|she|we|they|$name $any-past|$any-base|$any-third you|me|us? to|with|about|for|from { him|her|them } .`,
      `^ that|this|it is|was|'s the|a|my $adjective? ${about} that|which i|you|he|she|we|they|$name $any-past|$any-base|$any-third you|me|him|her|us|them? to|with|about|for|from|in { it } .`,
    ],
    fix: "",
    wrong: [
      ["The man who I work with him is kind.", "The man who I work with is kind."],
      ["The film that we talked about it was good.", "The film that we talked about was good."],
      ["This is the book which I told you about it.", "This is the book which I told you about."],
    ],
    right: [
      "The man who I work with is kind.",
      "I told the man that I work with her.",
      "The man who talked to him is my boss.",
      "The day that I worked with her was fun.",
      "That was the teacher that I saw with her.",
    ],
    // "The boy I saw with her" was with her, and "the man I wrote to about her" had another name.
    unless: [
      "see|sees|saw|seen|meet|met|have|has|had|hear|heard|find|found|get|got|buy|bought|make|made|send|sent|give|gave|bring|brought|take|took|leave|left|know|knew with|to|for|from|about|at|in|on him|her|them|it",
    ],
  },
  {
    id: "my-friend-which-name",
    level: "B2",
    topic: "relative-clauses",
    why: "For what somebody has we use “whose”: “a boy whose name is Leo”.",
    pattern: [
      `${persons} { which|who } name|house|father|mother|brother|sister|car|dog|parents|job|son|daughter is|are|was|were|has|have|lives|works`,
      `${persons} { who|which his|her|their } name|house|father|mother|brother|sister|car|dog|parents|job|son|daughter is|are|was|were|has|have|lives|works`,
      `a|an|some|the|my|our $adjective? ${persons} { that his|her|their } name|house|father|mother|brother|sister|car|dog|parents|job|son|daughter is|are|was|were|has|have|lives|works`,
      `${persons} { who's|whos } name|house|father|mother|brother|sister|car|dog|parents|job is|are|was|were|has|have`,
    ],
    unless: [
      "tell|tells|told|say|said|show|know|think|convince|assure|remind $word? $word? $word? that",
      "so $word? $word? that",
    ],
    fix: "whose",
    wrong: [
      ["I have a friend which name is Omar.", "I have a friend whose name is Omar."],
      ["She is the girl who her father is a pilot.", "She is the girl whose father is a pilot."],
      ["i met a man that his dog has three legs", "i met a man whose dog has three legs"],
    ],
    right: [
      "I have a friend whose name is Omar.",
      "I told my friend that his dog was lost.",
      "The woman that mother is talking to is here.",
    ],
  },
  {
    id: "comma-that",
    level: "B2",
    topic: "relative-clauses",
    why: "After a comma we use “which” or “who”, not “that”: “My car, which is old, …”.",
    pattern: [
      "^ $possessive|the $adjective? $noun ,&$punctuation { that } is|was|are|were|has|lives|lies|means",
    ],
    unless: "that is $punctuation|to",
    fix: null,
    wrong: [
      ["My city, that is very old, has a castle.", null],
      ["My brother, that lives in Rome, has two sons.", null],
    ],
    right: [
      "My city, which is old, has a castle.",
      "He is ill, that is, he says so.",
      "I know, that is hard.",
    ],
  },
]);
