import { articleBefore } from "../pattern/word-forms";
import type { RuleSource } from "../rule";

/** Adjectives, where they stand and what stands behind them. */
export const adjectives: readonly RuleSource[] = [
  {
    id: "same-like",
    level: "B1",
    topic: "comparatives",
    why: "We say “the same as”.",
    pattern: [
      "the same { like|than|that|with } me|him|her|us|them|you|my|your|his|our|their|the|mine|yours|yesterday|in|last|$name",
      "the same $noun { like|than } me|him|her|us|them|you|my|mine|yours|in|last|$name",
    ],
    unless: ["the same that|with $any"],
    fix: "as",
    wrong: [
      ["Your bag is the same like my bag.", "Your bag is the same as my bag."],
      ["I have the same phone than you", "I have the same phone as you"],
    ],
    right: [
      "Your bag is the same as mine.",
      "He did the same with my bag.",
      "It is the same that we saw.",
    ],
  },
  {
    id: "different-that",
    level: "B1",
    topic: "prepositions-after-adjectives",
    why: "We say “different from”.",
    pattern:
      "is|are|was|were|very|so|'s|'re|quite|am|not|n't different { that|of|then|like } me|him|her|us|them|you|my|your|his|our|their|the|mine|yours|in|other|$name|others",
    fix: "from",
    wrong: [
      ["My life is different of your life.", "My life is different from your life."],
      ["It is very different then my country", "It is very different from my country"],
    ],
    right: [
      "It is different from mine.",
      "It was different then.",
      "It is so different that I cried.",
    ],
  },
  {
    id: "plural-adjective",
    level: "A1",
    topic: "adjectives",
    why: "Adjectives have no plural: “different cars”, “red shoes”.",
    pattern: [
      "{ beautifuls|interestings|differents|importants|difficults|expensives|bigs|smalls|reds|youngs|olds|nices|talls|longs|famouses|populars|delicious's|happys|intelligents|dangerouses|tireds|interesteds|boreds } @NOUN|$plural-s|people|children",
      "{ others } people|friends|things|countries|places|students|children|cities|languages|activities|subjects|sports|games|animals|problems|persons|members",
      "~be very|so? { beautifuls|interestings|differents|importants|difficults|expensives|bigs|youngs|nices|talls|intelligents|interesteds|boreds|tireds|excitings|happys }",
    ],
    unless: ["the goods|reds|others", "others $any is"],
    fix: ({ marked }) =>
      marked[0]!.lower === "happys" ? "happy" : marked[0]!.lower.replace(/s$/, ""),
    wrong: [
      ["I like differents cars.", "I like different cars."],
      ["She has beautifuls eyes", "She has beautiful eyes"],
      ["They are very interestings.", "They are very interesting."],
      ["I have others friends.", "I have other friends."],
    ],
    right: ["I like different cars.", "The others came."],
  },
  {
    id: "adjective-after-noun",
    level: "A1",
    topic: "adjective-order",
    why: "The adjective stands before the noun: “a red car”.",
    pattern: [
      "have|has|had|bought|buy|want|wants|see|saw|wear|wears|need|is|was|'s|in|with|got { a|an $count-noun red|blue|green|black|white|yellow|brown|orange|big|small|beautiful|interesting|new|expensive|cheap|nice|modern|difficult|famous|delicious|comfortable|american|english|italian|spanish } ,",
      "love|like|likes|hate|hates|prefer|enjoy { films|movies|books|clothes|songs|games|people|places|cars|stories|houses|shoes|sports|things|dishes|colours interesting|beautiful|exciting|funny|sad|romantic|modern|old|new|expensive|cheap|big|small|traditional|different|difficult|famous|spicy|dangerous|bright|american|french|spanish|italian|english|red|blue|green|black|white } .",
      "have|has|had|with|got { eyes|hair beautiful|blue|green|brown|black|blond|blonde|long|short|big|small|dark|curly } ,",
      "in|with|love|like|likes|of|at { the|my|our|your|his|her|this|that $count-noun red|blue|green|black|white|yellow|brown|big|small|beautiful|interesting|old|expensive|modern|famous } .",
    ],
    unless: [
      "a|an star|album|film|book|movie red|blue|big|english|american",
      "like|prefer clothes|books|cars|things|songs|films|movies|shoes old|new|cheap|big|small|red|blue|green|black|white",
      "~make|~find|~keep|~paint|~leave|~want|~like|~see|~have the|my|our|your|his|her $any $any",
    ],
    fix: ({ marked: [article, noun, adjective] }) => {
      if (adjective === undefined) return `${noun!.text} ${article!.text}`;
      const first = article!.lower;
      const before = first === "a" || first === "an" ? articleBefore(adjective.lower) : first;
      return `${before} ${adjective.text} ${noun!.text}`;
    },
    wrong: [
      ["I have a car red.", "I have a red car."],
      ["I like films funny.", "I like funny films."],
      ["She has eyes green.", "She has green eyes."],
      ["She wants a house big and a dog.", "She wants a big house and a dog."],
      ["He lives in a house beautiful.", "He lives in a beautiful house."],
    ],
    right: [
      "I have a red car.",
      "They painted the house blue.",
      "She bought a house new to her.",
      "He found the book interesting.",
    ],
  },
  {
    id: "people-adjective",
    level: "A2",
    topic: "adjective-order",
    why: "The adjective stands before the noun: “young people”.",
    pattern: [
      "like|love|likes|loves|prefer|watch|hate the|some|many|all? { films|movies|stories|songs romantic|funny|sad|scary|boring|exciting|interesting|violent } .",
      "many|the|some|lot|of|with|are|most|for { people|things|places|food|cars|houses|clothes young|old|poor|rich|important|interesting|beautiful|traditional|different|new|expensive|typical|nice|famous } .",
    ],
    unless: [
      "$any $any , $adjective",
      "make|makes|keep|made|keeps|find $any $any $any",
      "$any things|people|places|food different|new|old|expensive|important|interesting|nice than",
    ],
    fix: ({ marked }) => `${marked[1]!.lower} ${marked[0]!.lower}`,
    wrong: [
      ["I like the films romantic.", "I like the romantic films."],
      ["I like to help the people poor.", "I like to help the poor people."],
      ["There are a lot of things interesting.", "There are a lot of interesting things."],
    ],
    right: ["I help poor people.", "It keeps people young.", "It makes things interesting."],
  },
];
