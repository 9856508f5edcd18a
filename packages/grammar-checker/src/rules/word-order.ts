import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";

/** "Lost" is of "lose"; "read" and "put" may be no past at all. */
const pastBaseOf = (verb: Token): string | undefined =>
  baseAs("base", verb) === undefined ? baseAs("past", verb) : undefined;

/** "He came" as "did he come": the order of a question, which inversion has too. */
function asQuestion(who: Token, verb: Token): string {
  const name = who.lower === "i" ? "I" : who.lower;
  if (
    /^(?:am|is|are|was|were|can|could|will|would|should|must|may|might|has|have|had)$/.test(
      verb.lower,
    )
  )
    return `${verb.lower} ${name}`;
  const past = pastBaseOf(verb);
  if (past !== undefined) return `did ${name} ${past}`;
  const third = baseAs("third", verb);
  return third === undefined ? `do ${name} ${verb.lower}` : `does ${name} ${third}`;
}

/** The order of words around a verb. */
export const wordOrder: readonly RuleSource[] = [
  {
    id: "very-like",
    level: "A1",
    topic: "word-order",
    why: "“Very” does not stand before a verb. Say “really”.",
    pattern:
      "i|we|they|you|he|she|$relative|people { very } like|love|want|enjoy|need|hate|likes|loves|wants|enjoys|needs|appreciate|miss|hope|liked|loved|enjoyed|wanted",
    unless: "very much like|appreciate|enjoy|hope|want|love|miss|liked|enjoyed|loved",
    fix: "really",
    wrong: [
      ["I very like it", "I really like it"],
      ["She very loves her dog.", "She really loves her dog."],
      ["We very enjoyed the film", "We really enjoyed the film"],
    ],
    right: [
      "I really like it.",
      "I very much hope so.",
      "Very few like it.",
      "They are very like you.",
    ],
  },
  {
    id: "like-very-much-object",
    level: "A2",
    topic: "word-order",
    why: "“Very much” goes behind the thing: “I like it very much.”",
    pattern: [
      "i|we|you|they|he|she|$relative|$name|people|family|friends|parents|children|students|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much it|him|her|them|you|this|that } >!@NOUN|@ADJ",
      "i|we|you|they|he|she|$relative|$name|people|family|friends|parents|children|students|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much the|this|my|your|our|their|his|her|that $noun }",
      "i|we|you|they|he|she|$relative|$name|people|family|friends|parents|children|students|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much english|music|football|sport|pizza|coffee|tea|dogs|cats|books|films|chocolate|animals|swimming|reading|dancing|cooking|travelling|playing|art|fish|rice|tennis|basketball|nature }",
      "i|we|you|they|he|she|$relative|$name|people|family|friends|parents|children|students|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much to } $base",
      "i|we|you|they|he|she|$relative|people|family|friends|parents|children|students|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much } $language|italian|japanese|chinese|mexican|indian|american|british|classical|pop|rock|spicy|sweet|hot|cold|old|new|live|fresh|traditional @NOUN",
      "i|we|you|they|he|she|$relative|people|family|friends|parents|children|students|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed a lot } the|this|my|your|our|their|his|her|these|those $plain-adjective? @NOUN ,",
    ],
    fix: ({ marked }) => {
      const [verb, , , ...object] = marked;
      return ["really", verb!.text, ...object.map(({ text }) => text)].join(" ");
    },
    wrong: [
      ["I like very much to eat rice", "I really like to eat rice"],
      ["She likes very much pizza.", "She really likes pizza."],
      ["I like very much this city", "I really like this city"],
      ["We enjoyed very much the party.", "We really enjoyed the party."],
      ["I like very much Italian food.", "I really like Italian food."],
      ["She loves a lot her job.", "She really loves her job."],
    ],
    right: [
      "I like it very much.",
      "I love very much of it.",
      "He is very much the boss.",
      "I like you very much too.",
      "I like a lot of these films.",
      "We walked a lot the week they came.",
    ],
    unless: "really like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much",
  },
  {
    id: "verb-adverb-object",
    level: "A2",
    topic: "word-order",
    why: "Nothing stands between the verb and its thing: “She speaks English very well.”",
    pattern: [
      "~speak|~know|~understand|~play|~learn|~write|~cook|~read { very|so|really|quite? well|badly|fluently|perfectly|slowly|quickly $language|football|tennis|basketball|guitar|volleyball|chess }",
      "~play { very|so|really|quite? well|badly the piano|guitar|violin|drums|flute|cello|trumpet }",
    ],
    fix: ({ marked }) => {
      // "The piano" are two words.
      const from = marked.at(-2)!.lower === "the" ? -2 : -1;
      const object = marked
        .slice(from)
        .map(({ text }) => text)
        .join(" ");
      return `${object} ${marked
        .slice(0, from)
        .map(({ text }) => text)
        .join(" ")}`;
    },
    wrong: [
      ["She speaks very well English.", "She speaks English very well."],
      ["I play well tennis", "I play tennis well"],
      ["I play very well the piano.", "I play the piano very well."],
      [
        "He understands perfectly French and he lives in Paris.",
        "He understands French perfectly and he lives in Paris.",
      ],
    ],
    right: [
      "She speaks English very well.",
      "She speaks very well.",
      "They play well. Tennis is fun.",
      "It is well known.",
    ],
  },
  {
    id: "met-yesterday-my-friend",
    level: "A2",
    topic: "word-order",
    why: "When something happens stands behind the thing: “I met my friend yesterday.”",
    pattern:
      "^ i|we|he|she|they|you $any-past { yesterday|today a|an|the|my|his|her|our|their|some $plain-adjective? $noun } .",
    fix: ({ marked }) =>
      `${marked
        .slice(1)
        .map(({ text }) => text)
        .join(" ")} ${marked[0]!.lower}`,
    wrong: [
      ["I met yesterday my friend.", "I met my friend yesterday."],
      ["She bought today a new dress", "She bought a new dress today"],
    ],
    right: ["I met my friend yesterday.", "We left yesterday.", "He said today my friend is here."],
  },
  {
    id: "verb-time-object",
    level: "A2",
    topic: "word-order",
    why: "When something happens stands behind the thing: “I ate an apple yesterday.”",
    pattern:
      "i|we|you|they|he|she|$relative ~eat|~buy|~see|~watch|~read|~visit|~meet|~drink|~play|~cook|~make|~write|~do|~have|~clean|~study|~get { yesterday|today|tomorrow|always|often|usually|sometimes } a|an|the|my|some|his|her|two|three|football|tennis|breakfast|lunch|dinner|homework|many|english",
    unless: [
      "yesterday|today|tomorrow the|a|my|his|her|some $noun is|was|will|are|were|has",
      "have|has always|often|usually|sometimes my",
    ],
    fix: null,
    wrong: [
      ["I eat yesterday an apple.", null],
      ["She watched yesterday a film with me", null],
      ["We play often football.", null],
    ],
    right: ["I ate an apple yesterday.", "We met yesterday.", "I often play football."],
  },
  {
    id: "go-always",
    level: "A2",
    topic: "adverbs-of-frequency",
    why: "“Always”, “often” and “never” stand before the verb: “I always go.”",
    pattern: [
      "^^ i|we|you|they { go|eat|drink|play|watch|read|study|work|get|wake|live|like|listen|speak|come|make|take|visit|cook|walk|help|buy|see|meet always|never|usually|often|sometimes } to|in|at|with|up|by|on|my|a|the|football|tv|tea|coffee|breakfast|english|music|home|early|late",
      "^^ he|she|it|$relative { goes|eats|drinks|plays|watches|reads|studies|works|gets|wakes|lives|likes|listens|speaks|comes|makes|takes|visits|cooks|walks|helps|buys always|never|usually|often|sometimes } to|in|at|with|up|by|on|my|a|the|football|tv|tea|coffee|breakfast|english|music|home|early|late",
      "my|his|her|our|their $relative { goes|eats|drinks|plays|watches|reads|studies|works|gets|wakes|lives|likes|listens|speaks|comes|makes|takes|visits|cooks|walks|helps|buys always|never|usually } to|in|at|with|up|by|on|my|a|the|football|tv|tea|coffee|breakfast|english|music|home|early|late",
    ],
    unless: ["$any always|never|usually in|on|with|at my|the mind|heart"],
    fix: ({ marked }) => `${marked[1]!.text} ${marked[0]!.text}`,
    wrong: [
      ["I go always to school by bus.", "I always go to school by bus."],
      ["She drinks never coffee", "She never drinks coffee"],
      ["My father gets usually up at six.", "My father usually gets up at six."],
    ],
    right: [
      "I always go to school.",
      "He works, usually at home.",
      "She comes sometimes.",
      "We never go there.",
    ],
  },
  {
    id: "always-is",
    level: "A2",
    topic: "adverbs-of-frequency",
    why: "“Always”, “often” and “never” stand behind “am”, “is” and “are”: “She is always late.”",
    pattern:
      "^^ i|you|he|she|it|we|they { always|never|usually|often|sometimes am|is|are|was|were } >!,",
    fix: ({ marked, tokens }) =>
      tokens.at(-1)?.text === "?" ? null : `${marked[1]!.text} ${marked[0]!.text}`,
    wrong: [
      ["She always is late.", "She is always late."],
      ["I never am tired", "I am never tired"],
      ["They usually are at home.", "They are usually at home."],
    ],
    right: ["She is always late.", "I am never tired.", "More than I ever was."],
    unless: ["always|never|usually|often am|is|are|was|were .", "never was|were"],
  },
  {
    id: "every-day-verb",
    level: "A2",
    topic: "word-order",
    why: "“Every day” stands at the end or at the beginning: “I go to school every day.”",
    pattern:
      "^^ i|you|he|she|we|they { every day|week|morning|evening|year|weekend|sunday|saturday|night|month } $base|$third",
    fix: null,
    wrong: [
      ["I every day go to school.", null],
      ["She every morning drinks tea", null],
      ["We every weekend visit my grandmother.", null],
    ],
    right: [
      "I go to school every day.",
      "Every day I go to school.",
      "What we do every day matters.",
    ],
  },
  {
    id: "yesterday-place-order",
    level: "A2",
    topic: "word-order",
    why: "The place comes before the time: “I went to school yesterday.”",
    pattern:
      "i|we|he|she|they|you go|goes|went|came|come|travelled|drove|walked|flew { yesterday|today|tomorrow to the|my|a|school|work|$capital|cinema @NOUN? } ,",
    fix: ({ marked }) =>
      `${marked
        .slice(1)
        .map(({ text }) => text)
        .join(" ")} ${marked[0]!.text}`,
    wrong: [
      ["I went yesterday to school.", "I went to school yesterday."],
      ["We go tomorrow to the beach.", "We go to the beach tomorrow."],
      ["She came today to my house and we talked", "She came to my house today and we talked"],
    ],
    right: ["I went to school yesterday.", "He came yesterday to help me.", "We go today."],
  },
  {
    id: "also-for-either",
    level: "B1",
    topic: "linking-words",
    why: "After “not” we say “either” at the end, not “too” or “also”.",
    pattern: [
      "^^ i|we|he|she|they|it do|does|did|am|is|are|was|were|can|could|have|has|will not|n't $base it|him|her|there|that|here|coffee|fish|meat|football|go|come? { too|also } .",
    ],
    fix: "either",
    wrong: [
      ["I don't like it too.", "I don't like it either."],
      ["He did not go there too", "He did not go there either"],
    ],
    right: ["I don't like it either.", "I like it too.", "Don't you like it too?"],
  },
  {
    id: "never-have-been",
    level: "B1",
    topic: "adverbs-of-frequency",
    why: "“Never” and “always” stand behind “have”: “I have never been there.”",
    pattern:
      "^^ i|we|they|you|he|she { never|always have|has } been|seen|eaten|done|gone|had|met|read|played|tried|lived|visited|wanted|loved|liked|heard|made|taken",
    fix: "{1} {0}",
    wrong: [
      ["I never have been in a plane.", "I have never been in a plane."],
      ["She always has wanted a dog", "She has always wanted a dog"],
    ],
    right: ["I have never been in a plane.", "They never have time."],
  },
  {
    id: "always-i",
    level: "A2",
    topic: "adverbs-of-frequency",
    why: "“Always” and “never” do not begin a sentence. They stand before the verb: “I always go.”",
    pattern:
      "^ and|but|so? { always|never i|we|they|he|she } $any-base|$any-third|$any-past-alone|am|is|are|was|were",
    unless: "never i|we|they|he|she was|were|am|is|are",
    fix: ({ marked, tokens, match }) => {
      const [adverb, who] = marked as [(typeof marked)[0], (typeof marked)[0]];
      const next = tokens[match.markTo]!.lower;
      if (
        /^(?:am|is|are|was|were|have|has|had|do|did|does|will|would|can|could|should|must)$/.test(
          next,
        )
      )
        return null;
      return `${who.lower === "i" ? "I" : who.lower} ${adverb.lower}`;
    },
    wrong: [
      ["Always I get up at seven.", "I always get up at seven."],
      ["Never she eats meat.", "She never eats meat."],
    ],
    right: ["I always get up at seven.", "Never have I seen it.", "Never did she eat meat."],
  },
  {
    id: "not-only-they",
    level: "B2",
    topic: "inversion",
    why: "After “Not only”, “Never” and “Rarely” at the beginning the words stand as in a question.",
    pattern: [
      "^ not only { i|we|they|he|she|it|you $any-past-not-base|$any-third|$any-base }",
      "^ not only { i|we|they|he|she|it|you am|is|are|was|were|can|could|will|would|should|must|has }",
      "^ rarely|seldom|hardly ever? { i|we|they|he|she|it|you $any-past-alone|$any-third }",
      "^ never before|again? { i|we|they|he|she|you have|has|had|will|would } $participle|$base|i|seen|been",
    ],
    fix: ({ marked }) => asQuestion(marked[0]!, marked[1]!),
    wrong: [
      [
        "Not only they lost the game, but they also fought.",
        "Not only did they lose the game, but they also fought.",
      ],
      ["Not only he is rich, but he is kind too.", "Not only is he rich, but he is kind too."],
      ["Rarely she eats meat.", "Rarely does she eat meat."],
    ],
    right: [
      "Not only did they lose the game.",
      "Not only I but also she came.",
      "Not only you and I were late.",
      "Never have I seen it.",
    ],
  },
  {
    id: "hardly-i-had",
    level: "C1",
    topic: "inversion",
    why: "After “Hardly”, “No sooner”, “Only then” and “At no time” at the beginning the words stand as in a question.",
    pattern: [
      "^ hardly|scarcely|barely { i|we|they|he|she|it|you had } $mid-adverb? $any-participle",
      "^ no sooner { i|we|they|he|she|it|you had } $any-participle",
      "^ only then|later { i|we|they|he|she|you $any-past-not-base|$any-third|am|is|are|was|were|can|could|will }",
      "^ only after the|this|that|my|his|her|our|their $noun { i|we|they|he|she $any-past-not-base|was|were|could }",
      "^ not until then|later|$year { i|we|they|he|she|it|you $any-past-not-base|was|were|could }",
      "^ never in my|his|her|our|their life|lives { i|we|they|he|she have|has|had } $any-participle",
      "^ rarely|seldom { i|we|they|he|she have|has|had } $any-participle",
      "^ never { i|we|they|he|she have|has } ever? $any-participle such|so",
      "^ under no circumstances|condition|conditions { i|we|they|he|she|it|you can|could|should|must|may|will|would }",
      "^ on no account { i|we|they|he|she|it|you can|could|should|must|may|will|would }",
      "^ at no time|point|stage { i|we|they|he|she|it|you $any-past-not-base|was|were|can|could|will|would }",
      "^ in no way { i|we|they|he|she|it|you can|could|will|would|am|is|are|was|were }",
      "^ little { i|we|they|he|she knew|realised|realized|suspected } about|that|what|how|who|then",
    ],
    // "Only then he had it": a "had" that has no participle behind it is asked for with "did".
    fix: ({ marked, tokens, match }) =>
      marked[1]!.lower === "had" &&
      tokens
        .slice(match.markTo, match.markTo + 3)
        .every((token) => baseAs("participle", token) === undefined && token.lower !== "been")
        ? `did ${marked[0]!.lower === "i" ? "I" : marked[0]!.lower} have`
        : asQuestion(marked[0]!, marked[1]!),
    wrong: [
      ["Hardly I had finished when she called.", "Hardly had I finished when she called."],
      ["No sooner we had sat down than it began.", "No sooner had we sat down than it began."],
      ["Only then I understood the joke.", "Only then did I understand the joke."],
      [
        "Only after the lesson I understood the rule.",
        "Only after the lesson did I understand the rule.",
      ],
      ["Under no circumstances you should go.", "Under no circumstances should you go."],
      ["Rarely I have seen it.", "Rarely have I seen it."],
      ["Little he knew about it.", "Little did he know about it."],
      ["At no time they were in danger.", "At no time were they in danger."],
    ],
    right: [
      "Hardly had I finished when she called.",
      "Hardly anybody I had met was there.",
      "Only then, I thought, would she see it.",
      "Only later did we find out.",
      "The little I knew helped me.",
      "Never in my life have I laughed so much.",
      "Only yesterday I saw him.",
    ],
  },
  {
    id: "already-the-book-read",
    level: "B1",
    topic: "present-perfect",
    why: "The thing stands behind the verb: “I have already read the book.”",
    pattern:
      "i|we|they|you|he|she have|has|'ve|'s already|just|never { the|a|an|my|his|her|our|this|that $plain-adjective? $noun $any-participle } .",
    fix: ({ marked }) => [marked.at(-1)!, ...marked.slice(0, -1)].map(({ text }) => text).join(" "),
    wrong: [
      ["I have already the book read.", "I have already read the book."],
      ["She has just a letter written", "She has just written a letter"],
    ],
    right: ["I have already read the book.", "I have the car washed."],
  },
];
