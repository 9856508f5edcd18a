import { adverbOfAdjective } from "../pattern/noun-lists";
import type { Fixable, RuleSource } from "../rule";

const toAdverb = ({ marked }: Fixable): string | null => {
  const word = marked.at(-1)!.lower;
  const adverb = adverbOfAdjective[word];
  return adverb === undefined
    ? null
    : [...marked.slice(0, -1).map(({ text }) => text), adverb].join(" ");
};
const manner =
  "quick|slow|careful|beautiful|perfect|easy|quiet|fluent|polite|nervous|correct|regular|dangerous|patient|bad|good|clear|serious";
/** Adverbs, and the order of words around them. */
export const adverbsAndOrder: readonly RuleSource[] = [
  {
    id: "run-quick",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "How somebody does something is said with an adverb: “she sings beautifully”.",
    pattern: [
      `i|you|he|she|it|we|they|who|to|can|$relative|$name|people|not|n't|always|must|should ~speak|~sing|~dance|~drive|~run|~work|~play|~write|~cook|~swim|~walk|~learn|~behave|~talk|~sleep very|so|too|really|quite|more? { ${manner} } >!$phrase-goes-on`,
      `~speak|~learn|~write|~sing|~cook|~drive|~play|~read|~understand $language|football|tennis|guitar|it|me|him|them|her|you very|so|too|really|quite? { ${manner} } >!$phrase-goes-on`,
      `~speak|~sing|~dance|~drive|~play|~write|~cook|~swim|~explain the|a|my|his|her|our|their? @NOUN very|so|too|really|quite { ${manner} } ,`,
      "~speak|~learn|~know|~understand { very|so|really good } $language",
    ],
    unless: [
      "play|plays|played clear|dangerous|easy|quiet|good|bad|nervous|perfect",
      "~sleep easy|bad",
      "~run clear|bad|regular|slow",
      "~work good and",
      "good|clear|easy $noun",
      "clear|good|beautiful|easy|perfect|careful $punctuation @ADJ|@VERB",
      "~talk good|bad|serious|big",
      "~sing|~find|~call it bad|easy|good|clear|beautiful",
      "~cook|~find|~make|~keep|~get|~hold|~play it|them|him|her|me good|bad|easy|clear|quiet|perfect|nervous|regular",
      "~understand|~write|~read|~learn it|you|me|them so|too? easy|bad",
    ],
    fix: toAdverb,
    wrong: [
      ["She sings beautiful.", "She sings beautifully."],
      ["He runs very quick", "He runs very quickly"],
      ["My father drives careful and slow.", "My father drives carefully and slow."],
      ["You speak English very good", "You speak English very well"],
      ["I can't swim very good.", "I can't swim very well."],
    ],
    right: [
      "She sings beautifully.",
      "They run quick tests.",
      "The food was good.",
      "He plays a good game.",
      "We eat healthy food.",
    ],
  },
  {
    id: "very-good-for-well",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "“Good” goes with nouns. With verbs we say “well”: “I slept well.”",
    pattern: [
      "{ sleep|slept|sings|drives|cooks|dances|swims|speaks good } >!$phrase-goes-on",
      "i|we|they|you|he|she { know|knows|understand|understands good } $object|$possessive|the|this|that|english|how",
    ],
    fix: ({ marked }) => `${marked[0]!.text} well`,
    wrong: [
      ["I slept good last night.", "I slept well last night."],
      ["She cooks good and likes it", "She cooks well and likes it"],
    ],
    right: ["I slept well.", "She cooks good food.", "We know good people."],
  },
  {
    id: "adjective-before-adjective",
    level: "B1",
    topic: "adverbs-of-manner",
    why: "Before an adjective stands an adverb: “really good”, “terribly cold”.",
    pattern: [
      "am|is|are|was|were|'s|'m|'re|feel|a { real|extreme|absolute|total|complete|incredible|unbelievable|terrible|usual|special } good|bad|nice|big|cold|hot|happy|sad|tired|beautiful|difficult|easy|important|interesting|expensive|busy|hungry|great|fun|boring|angry|hard|cool|late|useful|tall|funny",
    ],
    unless: "a total|complete|special|terrible|real|absolute|extreme big|cold|good|great $any",
    fix: ({ marked }) => {
      const word = marked[0]!.lower;
      return word.endsWith("e") && /(?:ible|able)$/.test(word)
        ? word.replace(/e$/, "y")
        : word.endsWith("al") || word.endsWith("e")
          ? `${word}ly`
          : null;
    },
    wrong: [
      ["It was real good.", "It was really good."],
      ["The film was extreme boring", "The film was extremely boring"],
      ["It is terrible cold today.", "It is terribly cold today."],
    ],
    right: ["It was really good.", "It is a real big cat.", "It was a total bore."],
  },
  {
    id: "fastly",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "“Fast” and “hard” are adverbs as they are. “Good” becomes “well”.",
    pattern: [
      "{ fastly|goodly|hardworkly|straightly|longly|bestly|muchly|friendlily|difficultly }",
      "~work|~study|~train|~try|~practise|~practice|~rain very|so|too|really? { hardly } ,",
    ],
    unless: "$any goodly $noun",
    fix: ({ marked }) =>
      ({
        fastly: "fast",
        goodly: "well",
        hardworkly: "hard",
        straightly: "straight",
        hardly: "hard",
        longly: "long",
        muchly: "a lot",
      })[marked[0]!.lower] ?? null,
    wrong: [
      ["He runs very fastly.", "He runs very fast."],
      ["She works hardly.", "She works hard."],
      ["You speak goodly", "You speak well"],
    ],
    right: ["He runs fast.", "She hardly works.", "A goodly number came.", "He works hardly ever."],
  },
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
      "i|we|you|they|he|she|$relative|$name|people|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much it|him|her|them|you|this|that } >!@NOUN|@ADJ",
      "i|we|you|they|he|she|$relative|$name|people|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much the|this|my|your|our|their|his|her|that @NOUN }",
      "i|we|you|they|he|she|$relative|$name|people|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much english|music|football|sport|pizza|coffee|tea|dogs|cats|books|films|chocolate|animals|swimming|reading|dancing|cooking|travelling|playing|art|fish|rice|tennis|basketball|nature }",
      "i|we|you|they|he|she|$relative|$name|people|who|really|also|always|not|n't { like|love|enjoy|likes|loves|enjoys|liked|loved|enjoyed very much to } $base",
    ],
    fix: ({ marked }) => {
      const [verb, , , ...object] = marked;
      return `really ${verb!.text} ${object.map(({ text }) => text).join(" ")}`;
    },
    wrong: [
      ["I like very much to eat rice", "I really like to eat rice"],
      ["She likes very much pizza.", "She really likes pizza."],
      ["I like very much this city", "I really like this city"],
      ["We enjoyed very much the party.", "We really enjoyed the party."],
    ],
    right: [
      "I like it very much.",
      "I love very much of it.",
      "He is very much the boss.",
      "I like you very much too.",
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
    ],
    fix: ({ marked }) => {
      const object = marked.at(-1)!.text;
      return `${object} ${marked
        .slice(0, -1)
        .map(({ text }) => text)
        .join(" ")}`;
    },
    wrong: [
      ["She speaks very well English.", "She speaks English very well."],
      ["I play well tennis", "I play tennis well"],
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
      "^^ i|we|you|they { go|eat|drink|play|watch|read|study|work|get|wake|live|like|listen|speak|come|make|take|visit|cook|walk|help|buy|see|meet always|never|usually } to|in|at|with|up|by|on|my|a|the|football|tv|tea|coffee|breakfast|english|music|home|early|late",
      "^^ he|she|it|$relative { goes|eats|drinks|plays|watches|reads|studies|works|gets|wakes|lives|likes|listens|speaks|comes|makes|takes|visits|cooks|walks|helps|buys always|never|usually } to|in|at|with|up|by|on|my|a|the|football|tv|tea|coffee|breakfast|english|music|home|early|late",
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
    id: "tired-and-tiring",
    level: "B1",
    topic: "ed-and-ing-adjectives",
    why: "How somebody feels ends in -ed: “I am bored.” What makes them feel so ends in -ing.",
    pattern: [
      "^^ i|we am|'m|are|'re|was|were|feel|felt|get|got very|so|really|too|not|always|a? bit|little? { interesting|boring|exciting|tiring|confusing|disappointing|embarrassing|frightening|annoying|exhausting|surprising|frustrating } >!$phrase-goes-on",
      "am|is|are|was|were|'m|'s|'re|get|got|feel|become very|so|really|too|not|n't|also? { interesting } in",
      "i|we|he|she|they|people|children|who am|is|are|was|were|'m|'s|'re|feel|get|got very|so|really|too|not|also? { exciting } about",
      "i|he|she|we|they|you am|is|are|was|were|'m|'s|'re|feel|feels|get|got very|so|really|too|not|also? { boring|tiring|embarrassing } of|with|by|from|because",
    ],
    unless: "interesting in $possessive|the|a|this|that|its|many|some|so|every|itself",
    fix: ({ marked }) => edOf[marked[0]!.lower] ?? null,
    wrong: [
      ["I am boring.", "I am bored."],
      ["She is interesting in music", "She is interested in music"],
      ["I'm very exciting about the trip.", "I'm very excited about the trip."],
      ["We were so tiring because we walked a lot", "We were so tired because we walked a lot"],
    ],
    right: [
      "I am bored.",
      "It is boring.",
      "The book is interesting in many ways.",
      "I am exciting news to them.",
    ],
  },
  {
    id: "bored-film",
    level: "B1",
    topic: "ed-and-ing-adjectives",
    why: "What makes us feel so ends in -ing: “The film is boring.” How we feel ends in -ed.",
    pattern: [
      "the|this|that|my|our|a film|movie|book|lesson|class|story|game|match|trip|journey|party|concert|day|work|job|subject|weekend|news|programme|museum|weather|show|holiday|course|school|exam|city|life is|was|'s|are|were very|so|really|too|not|quite|always? { interested|bored|excited|tired|confused|disappointed|surprised|amazed|relaxed|frightened|terrified|annoyed|depressed|shocked } >!$preposition",
      "^^ it|that|this is|was|'s|sounds|looks|will be? very|so|really|too|not|quite|always { bored|excited|tired|confused|disappointed|surprised|relaxed|interested|frightened|annoyed }",
      "^^ it|that is|was|'s a|an very|really|so? { bored|excited|interested|tired|confused|disappointed|relaxed|surprised|frightened } film|movie|book|lesson|story|game|match|trip|journey|party|concert|day|job|subject|weekend|experience|place|city",
      "a|an|the|very|many|some|most|more|really|so { bored|excited|interested|relaxed|tired|disappointed|confused|surprised|amazed } film|movie|book|lesson|story|game|match|trip|journey|party|concert|day|job|subject|weekend|experience|place|city|things|thing|places|books|films|games|news",
    ],
    unless: [
      "$any class|school|city|show|party is|was $any excited|surprised|shocked|bored|interested|amazed|disappointed|terrified",
      "it was|is $any? tired and|because|of",
      "class|school|city is|was|were|are excited|surprised|shocked|bored|interested|amazed|disappointed|terrified|tired",
    ],
    fix: ({ marked, tokens, match }) => {
      const word = ingOf[marked[0]!.lower];
      const before = tokens[match.markFrom - 1]?.lower;
      return word === undefined || before === undefined ? null : word;
    },
    wrong: [
      ["The film was very bored.", "The film was very boring."],
      ["It was very tired day", "It was very tiring day"],
      ["It is so excited!", "It is so exciting!"],
      ["I read an interested book.", "I read an interesting book."],
    ],
    right: [
      "The film was boring.",
      "The class was excited.",
      "The dog is tired and it was very hot.",
      "She was interested in the book.",
    ],
  },
];

const edOf: Readonly<Record<string, string>> = {
  interesting: "interested",
  boring: "bored",
  exciting: "excited",
  tiring: "tired",
  confusing: "confused",
  disappointing: "disappointed",
  embarrassing: "embarrassed",
  frightening: "frightened",
  annoying: "annoyed",
  exhausting: "exhausted",
  surprising: "surprised",
  frustrating: "frustrated",
};
const ingOf: Readonly<Record<string, string>> = {
  interested: "interesting",
  bored: "boring",
  excited: "exciting",
  tired: "tiring",
  confused: "confusing",
  disappointed: "disappointing",
  surprised: "surprising",
  amazed: "amazing",
  relaxed: "relaxing",
  frightened: "frightening",
  terrified: "terrifying",
  annoyed: "annoying",
  depressed: "depressing",
  shocked: "shocking",
};
