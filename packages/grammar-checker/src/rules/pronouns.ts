import type { Fixable, RuleSource } from "../rule";

const owner: Readonly<Record<string, string>> = {
  i: "my",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  we: "our",
  they: "their",
  me: "my",
  him: "his",
  us: "our",
  them: "their",
};
const asSubject: Readonly<Record<string, string>> = {
  me: "I",
  him: "he",
  her: "she",
  us: "we",
  them: "they",
};
const asObject: Readonly<Record<string, string>> = {
  i: "me",
  he: "him",
  she: "her",
  we: "us",
  they: "them",
};
const things =
  "house|book|car|name|mother|father|brother|sister|friend|friends|parents|family|job|dog|cat|room|phone|school|bag|children|son|daughter|husband|wife|hair|eyes|country|city|birthday|teacher|homework|boss|hobby|hobbies|flat|bike|clothes|house|computer|class|favourite|hands|head|money|life|work|letter|shoes|coat|dream|baby|grandmother|grandfather|uncle|aunt|boyfriend|girlfriend";
const own =
  (table: Readonly<Record<string, string>>) =>
  ({ marked }: Fixable) =>
    table[marked[0]!.lower] ?? null;

/** “I” tells nothing of where a capital stands: at the beginning there is one. */
const openingOf =
  (wordsFor: (fixable: Fixable) => string) =>
  (fixable: Fixable): string => {
    const words = wordsFor(fixable);
    const [first] = fixable.marked;
    return first === fixable.tokens[0] && first?.text === "I"
      ? words.charAt(0).toUpperCase() + words.slice(1)
      : words;
  };

/** Pronouns and words of whose something is. */
export const pronouns: readonly RuleSource[] = [
  {
    id: "me-is",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "Who does it is “I”, “he”, “she”, “we” or “they”: “He is my friend.”",
    pattern: [
      "^ { me|him|us|them } am|is|are|was|were|have|has|like|likes|love|want|wants|go|goes|live|lives|can|do|does|will|know|think|play|plays|eat|need|work|works|speak|study|went|had|come",
      "^ { her } is|was|has|likes|loves|wants|goes|lives|can|does|plays|works|speaks|will|likes|went|had",
      "because|but|so|when|if|think|know { him|us|them } am|is|are|was|were|have|has|likes|wants|goes|lives|can|does",
      "and|because|but|when|think { me } am|have|like|want|go|live|can|love|went|had|was",
    ],
    unless: [
      "her likes|loves|works|plays|wants are|were|is",
      "help|let|make|see|saw|made|hear|watch|heard|and me|him|us|them have|can|go|do|play|like $any",
    ],
    fix: own(asSubject),
    wrong: [
      ["Me like football.", "I like football."],
      ["Her is my friend", "She is my friend"],
      ["Him has a big dog.", "He has a big dog."],
      ["I am happy because him is here.", "I am happy because he is here."],
    ],
    right: [
      "I like football.",
      "Her likes are many.",
      "I saw her and him.",
      "Let me go.",
      "She helped him and me have fun.",
    ],
  },
  {
    id: "with-i",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "After “with”, “for”, “to” and the like we say “me”, “him”, “her”, “us”, “them”.",
    pattern: [
      "with|for|to|from|about|near|without|behind|at|between|by|beside { i|he|she|we|they } .",
      "with|for|from|about|near|without|at|to { he|she|we|they } and|in|on|every|yesterday|to|at|because|but",
      "between you and { i|he|she|we|they }",
      "with|for|to|from|like my|your|his|her $noun and { i } .",
    ],
    unless: ["at|from|to|about|by|for he|she|i|we|they and $any $any"],
    fix: own(asObject),
    wrong: [
      ["I live with she.", "I live with her."],
      ["This present is for he", "This present is for him"],
      ["He talks to they every day.", "He talks to them every day."],
      ["This is between you and I.", "This is between you and me."],
    ],
    right: [
      "I live with her.",
      "The people I work with we all know.",
      "What are you looking at, she asked.",
      "I think of what she and he said.",
    ],
  },
  {
    id: "verb-he",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "After a verb we say “me”, “him”, “her”, “us”, “them”: “I love him.”",
    pattern: [
      "i|you|we|they|to|n't|not|he|she|can|will love|loves|like|likes|help|helps|see|saw|know|knows|met|meet|call|called|visit|visited|hate|miss|helped|loved|liked|ask|asked|tell|told|give|gave|invite|invited|thank|thanked|teach|teaches|taught|understand { i|he|she|we|they } .",
      "i|you|we|they|to|n't|he|she|can|will love|loves|like|likes|help|helps|know|met|meet|call|called|visit|visited|miss|helped|loved|liked|invite|invited { he|she|we|they } very|so|a|and|because|every|yesterday|too|with|in|at",
    ],
    fix: own(asObject),
    wrong: [
      ["I love she.", "I love her."],
      ["My dog is nice and I love he very much", "My dog is nice and I love him very much"],
      ["I want to help they.", "I want to help them."],
    ],
    right: [
      "I love her.",
      "I know he is here.",
      "The man I saw, she knew.",
      "I like what they like.",
    ],
  },
  {
    id: "they-house",
    level: "A1",
    topic: "possessive-adjectives",
    why: "Whose it is, is said with “my”, “his”, “her”, “their”: “their house”.",
    pattern: [
      `with|of|in|is|to|at|and|from|for|about|love|like|loves|likes|near|see|visit|on|by|do { i|he|she|we|they } ${things} >!$phrase-goes-on`,
      `^^ { i|he|she|we|they|you } name|mother|father|sister|brother|parents|family|friend|friends|dog|cat|house|car|favourite|hobby|hobbies|birthday|teacher is|are|was|'s|has|have|food|colour`,
      `{ me|him } name|mother|father|sister|brother|parents|family|dog|cat|car|hobby|birthday|teacher|favourite is|are|was|'s|and|has|have|in`,
      "in|at|of|about|from { you } house|city|country|restaurant|school|family|room|email|letter|message|shop|hotel|company|birthday|village|town",
      `my|the $noun and { me|they|he|she|we } mother|father|sister|brother|parents|family|dog|cat`,
    ],
    unless: [
      "and|about|like|is|for|to|do|near|of|with|in|on you|they|we|i|he|she work|name|head|book|room|phone|dream|love|dog",
      "you|i|we|they work|name|dream|phone|book|head|room|lives|father|mother|coat",
      "give|gave|tell|told|show|showed|teach|call|called|ask|made|make me|him",
    ],
    fix: own(owner),
    wrong: [
      ["This is she house.", "This is her house."],
      ["I like they car", "I like their car"],
      ["He name is Tom.", "His name is Tom."],
      ["We parents are from Chile.", "Our parents are from Chile."],
    ],
    right: [
      "This is her house.",
      "They name it every year.",
      "I know you work a lot.",
      "We friends stay together.",
      "She speaks French and he lives in Paris.",
    ],
  },
  {
    id: "i-name-is",
    level: "A1",
    topic: "possessive-adjectives",
    why: "Whose name it is, is said with “my”, “your”, “our”, “their”: “My name is Ana.”",
    pattern: ["^^ { i|we|you|they } name|names is|are|was|'s", "^ hi|hello|hey { i } name is|'s"],
    unless: "you name 's|is it",
    fix: openingOf(({ marked }) => owner[marked[0]!.lower]!),
    wrong: [
      ["I name is Sofia.", "My name is Sofia."],
      ["i name is sofia", "my name is sofia"],
      ["Hello, I name is Ana.", "Hello, my name is Ana."],
      ["They names are Tom and Leo.", "Their names are Tom and Leo."],
    ],
    right: ["My name is Sofia.", "I name my cats.", "The city I name is my home."],
  },
  {
    id: "i-name-ana",
    level: "A1",
    topic: "possessive-adjectives",
    why: "We say “My name is Ana” or “I am Ana”.",
    pattern: [
      "^^ { i name } $capital|@PROPN $capital? .",
      "^ hi|hello|hey { i name } $any $capital? .",
    ],
    fix: openingOf(() => "my name is"),
    wrong: [
      ["I name Sofia.", "My name is Sofia."],
      ["Hello, I name Ana.", "Hello, my name is Ana."],
    ],
    right: ["I name my cat Tom.", "I name them all."],
  },
  {
    id: "his-self",
    level: "B1",
    topic: "reflexive-pronouns",
    why: "These words are “himself”, “themselves”, “ourselves”, “myself”.",
    pattern: [
      "{ hisself|theirselves|theirself|themself|ourself|meself|mineself|themselfs|ourselfs|yourselfs|themselve|itselfs|hisselves }",
      "{ his|their|our|my|your|her self }",
      "{ my|your|her|it|him|them|our selves|selfs }",
    ],
    unless: ["my|your|his|her|our|their self $noun|-"],
    fix: ({ marked }) => reflexive[marked.map(({ lower }) => lower).join("")] ?? null,
    wrong: [
      ["He cut hisself.", "He cut himself."],
      ["They did it theirselves", "They did it themselves"],
      ["I made it my self.", "I made it myself."],
      ["We enjoyed ourself.", "We enjoyed ourselves."],
    ],
    right: ["He cut himself.", "My self-respect is gone.", "It is my true self."],
  },
  {
    id: "feel-myself",
    level: "B1",
    topic: "reflexive-pronouns",
    why: "In English we do not add “myself” here: “I feel good”, “I relax”, “I concentrate”.",
    pattern: [
      "i|you|we|they|he|she|to|not|n't|always|can ~feel { myself|yourself|himself|herself|ourselves|themselves } good|bad|happy|sad|tired|better|well|very|so|really|sick|comfortable|free|alone|safe|lonely|great|nervous|more",
      "~concentrate|~relax { myself|yourself|himself|herself|ourselves|themselves } ,",
      "~meet|met { myself|ourselves|themselves } with|at|in|on|every",
      "~wake|~get { myself|ourselves|himself|herself } up",
      "~concentrate|~relax { me|him|us } ,",
    ],
    unless: "get|got|getting myself|himself|herself|ourselves up to|and",
    fix: "",
    wrong: [
      ["I feel myself good today.", "I feel good today."],
      ["She can't concentrate herself", "She can't concentrate"],
      ["On Sunday I relax myself.", "On Sunday I relax."],
    ],
    right: [
      "I feel good today.",
      "I felt myself fall.",
      "He hurt himself.",
      "She found herself alone.",
    ],
  },
  {
    id: "i-and-my-friend",
    level: "A2",
    topic: "subject-and-object-pronouns",
    why: "It is polite to name yourself last: “My friend and I”.",
    pattern: ["^ { i and my $noun }"],
    fix: null,
    wrong: [
      ["I and my friend went to the park.", null],
      ["I and my family live here", null],
    ],
    right: [
      "My friend and I went to the park.",
      "She and I are friends.",
      "I work and my friends play.",
    ],
  },
  {
    id: "mine-book",
    level: "A2",
    topic: "possessive-adjectives",
    why: "Before a noun we say “my”, “your”, “her”, “our”, “their”. “Mine” stands alone.",
    pattern: `{ mine|yours|hers|ours|theirs } ${things} >!@NOUN`,
    unless: [
      "of|from|to|are|than|and|as mine|yours|hers|ours|theirs work|name|phone|head|book|dream|lives|room",
      "mine workers|work|shaft",
    ],
    fix: ({ marked }) =>
      ({ mine: "my", yours: "your", hers: "her", ours: "our", theirs: "their" })[marked[0]!.lower]!,
    wrong: [
      ["This is mine house.", "This is my house."],
      ["I like hers dog", "I like her dog"],
      ["Ours teacher is kind.", "Our teacher is kind."],
    ],
    right: ["This house is mine.", "A friend of mine works here.", "Yours is better."],
  },
  {
    id: "is-my",
    level: "A2",
    topic: "possessive-adjectives",
    why: "Without a noun we say “mine”, “yours”, “hers”, “ours”, “theirs”.",
    pattern:
      "this|that|it|book|car|house|pen|bag|phone|dog|one is|'s|was not|n't? { my|your|her|our|their } .",
    fix: ({ marked, tokens }) =>
      tokens.length < 4
        ? null
        : ({ my: "mine", your: "yours", her: "hers", our: "ours", their: "theirs" }[
            marked[0]!.lower
          ] ?? null),
    wrong: [
      ["This book is my.", "This book is mine."],
      ["That car is our", "That car is ours"],
      ["The red bag is your.", "The red bag is yours."],
    ],
    right: ["This book is mine.", "That is her.", "It was her."],
    unless: "this|that|it is|was|'s not|n't? her",
  },
  {
    id: "these-book-is",
    level: "B1",
    topic: "demonstratives",
    why: "“This” and “that” are for one, “these” and “those” for more than one.",
    pattern: [
      "{ these|those } $plain-adjective* book|car|house|girl|boy|man|woman|city|country|day|week|year|film|movie|song|game|place|story|school|shop|phone|picture|person|child|week|month|exercise|lesson|word|sentence is|was|has",
      "in|at|on|of|during { these|those } week|year|month|day|moment|evening|morning|city|country|place ,",
    ],
    fix: ({ marked }) => (marked[0]!.lower === "these" ? "this" : "that"),
    wrong: [
      ["These book is good.", "This book is good."],
      ["I like it in these city.", "I like it in this city."],
      ["Those man was very kind", "That man was very kind"],
    ],
    right: ["This book is good.", "These books are good.", "These city parks are nice."],
  },
  {
    id: "what-for-that",
    level: "B1",
    topic: "relative-clauses",
    why: "Behind “all”, “everything” and nouns we say “that”, not “what”.",
    pattern: [
      "everything|something|nothing|anything|all { what } i|you|we|they|he|she|is|was|has",
      "the best|first|last? book|film|thing|place|person|song|game { what } i|you|we|they|he|she $any",
    ],
    unless: [
      "after|at all what",
      "tell|told|ask|asked|show|taught|teach|know|gave|give the $noun what",
    ],
    fix: "that",
    wrong: [
      ["I like everything what I see.", "I like everything that I see."],
      ["This is all what I know", "This is all that I know"],
      ["The thing what he said was funny.", "The thing that he said was funny."],
    ],
    right: [
      "I like everything that I see.",
      "I asked the man what he saw.",
      "After all, what is it?",
    ],
  },
  {
    id: "me-and-my-brother",
    level: "A2",
    topic: "subject-and-object-pronouns",
    why: "Who does something is “I”, and it is polite to name yourself last: “My brother and I”.",
    pattern:
      "^ { me and my|the|a $relative|friend|friends|family|parents } $any-base|$any-past|are|were|will|can|always|usually|often|have|went",
    fix: ({ marked }) => {
      const others = marked.slice(2).map(({ text }) => text);
      return `${others.join(" ")} and I`;
    },
    wrong: [
      ["Me and my brother like tennis.", "My brother and I like tennis."],
      ["Me and my friends went to the park", "My friends and I went to the park"],
    ],
    right: [
      "My brother and I like tennis.",
      "It was for me and my brother.",
      "Me and my big mouth!",
    ],
  },
  {
    id: "hurt-me",
    level: "A2",
    topic: "reflexive-pronouns",
    why: "Where you do it to yourself, we say “myself” and “ourselves”.",
    pattern: [
      "^^ i not|n't|did|have|always|also? hurt|cut|burnt|burned|enjoy|enjoyed|wash|washed|introduce|blame|hate|taught { me } .",
      "^^ i not|n't|did|have|always|also? hurt|cut|burnt|burned|enjoy|enjoyed|wash|washed|introduce|blame|hate|taught { me } with|in|at|a|every|when|on|very|because|to",
      "^^ i want|would|'d|am|will|'ll|going to|like to? introduce { me } ,",
      "^^ let me introduce { me }",
      "^^ we not|n't|did|have|always|also|really? hurt|cut|enjoy|enjoyed|wash|introduce|taught { us } .",
      "^^ we not|n't|did|have|always|also|really? hurt|cut|enjoy|enjoyed|wash|introduce|taught { us } with|in|at|a|every|when|on|very|because",
    ],
    fix: ({ marked }) => (marked[0]!.lower === "us" ? "ourselves" : "myself"),
    wrong: [
      ["I cut me with a knife.", "I cut myself with a knife."],
      ["We enjoyed us a lot.", "We enjoyed ourselves a lot."],
      ["Let me introduce me.", "Let me introduce myself."],
    ],
    right: ["I cut myself.", "The dogs we have hurt us.", "She taught me to swim."],
  },
  {
    id: "enjoy-myself",
    level: "B1",
    topic: "reflexive-pronouns",
    why: "We “enjoy” something, or we “enjoy ourselves”.",
    pattern: [
      "^^ i|we|they|he|she really|also|always? enjoyed {} a|very lot|much .",
      "^^ i|we|they|he|she really|also|always? enjoyed {} very|so much at|in|with|there",
      "^^ i|we|they|he|she really|also|always? enjoyed {} a lot at|in|with|there",
      "^^ i|we|they|he|she really|also|always? enjoyed {} at|with the|my|our|a|his|her|their $noun ,",
      "^^ i|we|they|he|she really|also|always? enjoyed {} .",
    ],
    fix: ({ tokens, match }) =>
      ({
        i: "myself",
        we: "ourselves",
        they: "themselves",
        he: "himself",
        she: "herself",
      })[tokens[match.from]!.lower] ?? null,
    wrong: [
      ["I enjoyed at the party.", "I enjoyed myself at the party."],
      ["We enjoyed a lot.", "We enjoyed ourselves a lot."],
    ],
    right: [
      "I enjoyed the party.",
      "It is what they enjoyed at the party.",
      "We enjoyed it a lot.",
    ],
  },
  {
    id: "both-of-they",
    level: "A2",
    topic: "subject-and-object-pronouns",
    why: "After “of” we say “them”, “us”, “you”.",
    pattern: "both|all|some|most|many|none|one|two|three|each|any of { they|we }",
    fix: own(asObject),
    wrong: [
      ["Both of they are nice.", "Both of them are nice."],
      ["Some of we went home", "Some of us went home"],
    ],
    right: ["Both of them are nice.", "All of us know it."],
  },
  {
    id: "who-is-him",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "In a question the person behind “is” or “are” is “he”, “she” or “they”.",
    pattern: "^ who|where|how|what|why is|are|'s { him|them } .",
    fix: own(asSubject),
    wrong: [
      ["Where is him?", "Where is he?"],
      ["How are them?", "How are they?"],
    ],
    right: ["Where is he?", "Is it him?"],
  },
  {
    id: "help-i",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "After a verb we say “me”, “him”, “her”, “us”, “them”: “Help me.”",
    pattern: [
      "^ please? help|call|tell|ask|give|show|send|follow|visit|teach { i|he|she|we|they } .",
      "please|n't|you|to help|call|tell|ask|give|show|send|teach { i|he|she|we|they } the|a|with|about|some",
    ],
    unless: "tell|ask i|he|she|we|they the|a|about",
    fix: own(asObject),
    wrong: [
      ["Please help I.", "Please help me."],
      ["Can you give I a pen?", "Can you give me a pen?"],
    ],
    right: ["Please help me.", "You ask, he answers.", "The pens you give we keep."],
  },
  {
    id: "shes-name",
    level: "A1",
    topic: "possessive-adjectives",
    why: "Whose it is, is said with “his” and “her”. “She's” means “she is”.",
    pattern:
      "{ he|she|they 's|'re name|names|brother|sister|mother|father|husband|wife|parents|favourite|hobby|job|house|car|birthday|son|daughter|boss|dog|cat } $noun? is|are|was|has|lives|works|have|live|called",
    fix: ({ marked }) =>
      `${{ he: "his", she: "her", they: "their" }[marked[0]!.lower]!} ${marked[2]!.text}`,
    wrong: [
      ["She's name is Olga.", "Her name is Olga."],
      ["He's brother is tall.", "His brother is tall."],
    ],
    right: ["Her name is Olga.", "She's a mother.", "He's father of two."],
  },
  {
    id: "i-feel-me",
    level: "A2",
    topic: "reflexive-pronouns",
    why: "In English you just “feel tired” and “meet at six”: no “me” or “us” stands behind the verb.",
    pattern: [
      "i feel|felt { me } very|so|really|a? bit? good|bad|tired|sick|ill|happy|sad|lonely|better|alone|well|great|nervous|relaxed|strange|guilty|comfortable|free",
      "we always|usually|often? meet|met { us } ,",
      "we always|usually|often? meet|met { us } >(at|in|on|every|again|once|yesterday|tomorrow|outside|near)",
    ],
    fix: "",
    wrong: [
      ["I feel me very tired.", "I feel very tired."],
      ["We meet us at six.", "We meet at six."],
    ],
    right: ["I feel tired.", "We met at six.", "They met us at six."],
  },
  {
    id: "like-without-object",
    level: "A1",
    topic: "subject-and-object-pronouns",
    why: "“Like”, “love” and “enjoy” need to say what: “I like it very much.”",
    pattern: [
      "^ yes|no|and|but|because? ,? i|we|they like|love|enjoy|liked|loved|enjoyed {} very|so much .",
      "^ yes|and|but? ,? i|we|they really|also? like|love|enjoy|liked|loved|enjoyed {} a lot .",
    ],
    fix: "it",
    wrong: [
      ["Yes, I like very much.", "Yes, I like it very much."],
      ["i love so much", "i love it so much"],
      ["We liked a lot.", "We liked it a lot."],
    ],
    right: [
      "I like it very much.",
      "I like tea very much.",
      "Thank you so much.",
      "I like a lot of songs.",
    ],
  },
];

const reflexive: Readonly<Record<string, string>> = {
  hisself: "himself",
  theirselves: "themselves",
  theirself: "themselves",
  themself: "themselves",
  ourself: "ourselves",
  meself: "myself",
  mineself: "myself",
  themselfs: "themselves",
  ourselfs: "ourselves",
  yourselfs: "yourselves",
  themselve: "themselves",
  itselfs: "itself",
  hisselves: "themselves",
  myself: "myself",
  yourself: "yourself",
  herself: "herself",
  himselves: "themselves",
  themselves: "themselves",
  ourselves: "ourselves",
  yourselves: "yourselves",
};
