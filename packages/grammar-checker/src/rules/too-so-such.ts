import { countNouns } from "../pattern/noun-lists";
import { articleBefore } from "../pattern/word-forms";
import type { RuleSource } from "../rule";

/** Here a noun ends its phrase. */
const end = ">!$phrase-goes-on";

/** “Too”, “enough”, “so” and “such”. */
export const tooSoSuch: readonly RuleSource[] = [
  {
    id: "too-much-good",
    level: "A2",
    topic: "too-and-enough",
    why: "“Too much” stands before nouns. Before an adjective we say “too” or “very”.",
    pattern: [
      "am|is|are|was|were|'s|'m|'re|be|been|feel|feels|look|looks { too much } @ADJ&!more&!less&!much ,",
      "am|is|are|was|were|'s|'m|'re|be|been { too much } good|bad|big|small|expensive|cheap|difficult|easy|hot|cold|tired|happy|sad|beautiful|nice|old|young|long|short|far|late|early|boring|interesting|important|hard|busy|dangerous|noisy|slow|fast|high",
      "am|is|are|was|were|'s|'m|'re|be|been { so|very much } good|bad|big|small|expensive|cheap|difficult|easy|hot|cold|tired|happy|sad|beautiful|nice|old|young|long|short|far|late|early|boring|interesting|important|hard|busy|dangerous|noisy|slow|fast|high ,",
    ],
    unless: [
      "too|so|very much good|bad|hard|hot|cold|easy|cheap food|work|news|water|weather|money|time|stuff|music",
      "much alive|alike|alone|aware|afraid|old|the",
    ],
    fix: ({ marked }) => marked[0]!.lower,
    wrong: [
      ["This car is too much expensive.", "This car is too expensive."],
      ["It was too much hot in the room", "It was too hot in the room"],
      ["She is very much beautiful.", "She is very beautiful."],
    ],
    right: [
      "It is too expensive.",
      "There is too much good food.",
      "It is too much.",
      "He is very much alive.",
      "It is much better.",
    ],
  },
  {
    id: "enough-good",
    level: "A2",
    topic: "too-and-enough",
    why: "“Enough” stands behind an adjective: “good enough”.",
    pattern: [
      "am|is|are|was|were|'s|'m|'re|be|been|feel|look not|n't? { enough good|big|old|tall|strong|rich|fast|warm|hot|brave|smart|clever|young|small|long|high|cheap|happy|tired|hungry|intelligent|interesting|important|safe|easy|quick|clean|ready } ,",
      "am|is|are|was|were|'s|'m|'re|be|been|feel|look not|n't? { enough good|big|old|tall|strong|rich|fast|warm|hot|brave|smart|clever|young|small|long|high|cheap|happy|tired|hungry|intelligent|interesting|important|safe|easy|quick|clean|ready } to|for",
    ],
    fix: ({ marked }) => `${marked[1]!.lower} enough`,
    wrong: [
      ["I am not enough old to drive.", "I am not old enough to drive."],
      ["The house is enough big for us", "The house is big enough for us"],
    ],
    right: ["I am old enough.", "There is enough good food.", "There are enough old cars for us."],
    unless: "there is|are|was|were enough $any",
  },
  {
    id: "a-so-kind-person",
    level: "B1",
    topic: "so-and-such",
    why: "Before an adjective with a noun we say “such a”: “such a kind person”.",
    pattern:
      "{ a|an so $plain-adjective } $count-noun|person|day|place|man|woman|country|city|problem|job",
    unless: "so much|many|few|little|far|long|-|called",
    fix: ({ marked }) => `such ${articleBefore(marked[2]!.lower)} ${marked[2]!.text}`,
    wrong: [
      ["She is a so kind person.", "She is such a kind person."],
      ["It was a so interesting book!", "It was such an interesting book!"],
    ],
    right: [
      "She is such a kind person.",
      "He is a so-called expert.",
      "It was so kind a thing to do.",
    ],
  },
  {
    id: "so-beautiful-girl",
    level: "B1",
    topic: "so-and-such",
    why: "Before an adjective with a noun we say “such a”: “such a beautiful girl”.",
    pattern: [
      "{ so a? } $plain-adjective $count-noun|day|place|man|country|time|city|problem|job|experience ,",
      "{ so } $plain-adjective $count-noun|day|place|man|country|city|problem|job|experience in|at|on|with|for|as|before|like|to >!$phrase-goes-on",
      "{ so } $plain-adjective people|children|friends|weather|food|music|news ,",
    ],
    unless: ["so much|many|few|little|far|long|other|often"],
    fix: ({ tokens, match }) => {
      const before = tokens[match.markFrom - 1];
      if (
        before === undefined ||
        !/^(?:is|was|'s|are|were|had|have|has|saw|met|seen|visited|bought|in|read|heard|eaten|ate|watched|found|with|wrote|written|had|tasted|lived|made|been|like|wear|wearing|wore|see|know|knew)$/.test(
          before.lower,
        )
      )
        return null;
      const noun = tokens[match.markTo + 1]!.lower;
      const adjective = tokens[match.markTo]!.lower;
      if (!countNouns.has(noun) && !/^(?:day|place|man|country|time)$/.test(noun)) return "such";
      return `such ${articleBefore(adjective)}`;
    },
    wrong: [
      ["She is so beautiful girl!", "She is such a beautiful girl!"],
      ["I have never read so interesting book.", "I have never read such an interesting book."],
      ["It was so nice day.", "It was such a nice day."],
      ["They are so nice people", "They are such nice people"],
    ],
    right: [
      "She is so beautiful.",
      "So good friends help.",
      "It was so nice that day.",
      "They are such nice people.",
    ],
  },
  {
    id: "such-beautiful-girl",
    level: "B1",
    topic: "so-and-such",
    why: "One thing needs “a” or “an” after “such” and “what”: “such a nice day”.",
    pattern: [
      `<!a such {} $plain-adjective $count-noun|day|place|man|country ${end}`,
      "^ what {} $plain-adjective $count-noun|day|place|man|country .",
    ],
    fix: ({ tokens, match }) =>
      tokens.at(-1)?.text === "?"
        ? null
        : /^[aeiou]/.test(tokens[match.markFrom]!.lower)
          ? "an"
          : "a",
    wrong: [
      ["It is such beautiful city.", "It is such a beautiful city."],
      ["What beautiful day!", "What a beautiful day!"],
    ],
    right: [
      "It is such a beautiful city.",
      "What beautiful weather!",
      "What old book is that?",
      "They are such nice people.",
    ],
  },
  {
    id: "such-good-without-noun",
    level: "B1",
    topic: "so-and-such",
    why: "Without a noun we say “so”: “so good”. “Such” needs a noun.",
    pattern:
      "am|is|are|was|were|'s|'m|'re|feel|feels|felt { such } good|bad|happy|sad|beautiful|nice|tired|big|small|expensive|difficult|easy|hot|cold|interesting|boring|important|angry|hungry|excited|bored|delicious|long|far >!$phrase-goes-on",
    fix: "so",
    wrong: [
      ["I am such happy that you came.", "I am so happy that you came."],
      ["The food was such delicious and cheap", "The food was so delicious and cheap"],
    ],
    right: ["I am so happy.", "It was such good food.", "It was such a long way."],
  },
];
