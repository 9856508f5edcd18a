import type { RuleSource } from "../rule";

/** Adjectives in -ed and -ing. */
export const edAndIng: readonly RuleSource[] = [
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
