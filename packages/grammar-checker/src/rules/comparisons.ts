import { comparisonOf } from "@saywell/english";
import type { RuleSource } from "../rule";

/** Adjectives that compare. */
export const comparisons: readonly RuleSource[] = [
  {
    id: "more-tall",
    level: "A2",
    topic: "comparatives",
    why: "Short adjectives take -er, not “more”: “taller”.",
    pattern: [
      "am|is|are|was|were|'s|'m|'re|be|been|become|became|get|gets|got|getting|look|looks|feel|feels|seems|much|a|bit|lot|little|even|far|as|and $adverb? { more $short-adjective } >!@NOUN",
      "{ more $short-adjective } than",
      "a|much|bit|even|lot { more big|small|large|old|young|cheap|tall|long|easy|fast|nice|happy|good|bad|warm|cold|hot|short|slow|rich|clean }",
    ],
    unless: [
      "more fun|few|close|friendly|lonely|proud|wise|simple|narrow|quiet|clever|polite|like|kind|fair|sick|light|sure|cold|early|late|hard|high|low|fast|full|close|new|old|dark|old|hot|wild|bright|sweet|fresh|rich|deep|flat|fat|pretty|dry|slim|tough $noun",
      "more fun|few|full|kind|light|cold|fair|sick",
      "more $short-adjective than $adjective",
      "any|no|some|many|once|nothing|something more $any",
    ],
    fix: ({ marked }) => comparisonOf(marked[1]!.lower)?.comparative ?? null,
    wrong: [
      ["She is more tall.", "She is taller."],
      ["She is more tall than me", "She is taller than me"],
      ["It is more easy.", "It is easier."],
      ["My house is more big than this", "My house is bigger than this"],
      ["Today I feel more happy and free.", "Today I feel happier and free."],
      ["I want a more cheap phone", "I want a cheaper phone"],
    ],
    right: [
      "She is taller.",
      "It is more fun.",
      "We need more cold water.",
      "He is more shy than rude.",
      "There are more old people.",
    ],
  },
  {
    id: "more-good",
    level: "A2",
    topic: "comparatives",
    why: "“Good” becomes “better” and “bad” becomes “worse”: not “more good”, not “gooder”.",
    pattern: [
      "~be|~feel|~look|~taste { more good|bad } than",
      "~be|~feel { more good|bad } ,",
      "{ gooder|badder|goodest|baddest|worser|worsest|bestest|betterer }",
      "the|my|our { most good|bad } $noun",
    ],
    unless: ["baddest is", "more|most good|bad people|things|food|news|films|books $any"],
    fix: ({ marked }) => {
      const last = marked.at(-1)!.lower;
      const isMost = marked[0]!.lower === "most" || last.endsWith("est");
      return /^(?:bad|wors)/.test(last) ? (isMost ? "worst" : "worse") : isMost ? "best" : "better";
    },
    wrong: [
      ["This film is more good than that.", "This film is better than that."],
      ["My English is gooder now", "My English is better now"],
      ["It was the baddest day.", "It was the worst day."],
    ],
    right: ["This film is better.", "It does more good than harm.", "There are more good films."],
  },
  {
    id: "more-better",
    level: "A2",
    topic: "comparatives",
    why: "One sign of comparing is enough: “better”, “taller”, not “more better”.",
    pattern: [
      "{ more better|worse|bigger|smaller|taller|shorter|older|younger|easier|cheaper|faster|slower|happier|longer|nicer|hotter|colder|warmer|cleaner|stronger|richer|healthier|higher|larger|prettier|safer|quieter|busier|harder|closer|lower|later|earlier|funnier|louder|wider|deeper|newer|fresher }",
      "{ most best|biggest|tallest|oldest|youngest|easiest|cheapest|fastest|happiest|longest|nicest|smallest|worst|hottest|coldest|highest|largest|richest|strongest }",
    ],
    unless: "more older|younger people|children|students|women|men",
    fix: ({ marked }) => marked[1]!.lower,
    wrong: [
      ["This is more better.", "This is better."],
      ["My brother is more taller than me", "My brother is taller than me"],
      ["It is the most biggest city.", "It is the biggest city."],
    ],
    right: ["This is better.", "It is much better.", "More older people live here."],
  },
  {
    id: "beautifuler",
    level: "A2",
    topic: "comparatives",
    why: "Long adjectives take “more” and “most”: “more beautiful”.",
    pattern:
      "{ beautifuler|beautifuller|importanter|interestinger|expensiver|difficulter|dangerouser|famouser|beautifulest|interestingest|expensivest|importantest|difficultest|carefuler|usefuler|moderner|boringer|popularer|comfortabler|intelligenter }",
    fix: ({ marked }) => {
      const word = marked[0]!.lower;
      const base = word.replace(/(?:er|est)$/, "").replace(/ll$/, "l");
      return `${word.endsWith("est") ? "most" : "more"} ${baseOfLong[base] ?? base}`;
    },
    wrong: [
      ["She is beautifuler than me.", "She is more beautiful than me."],
      ["This is the expensivest shop", "This is the most expensive shop"],
      ["It is interestinger than football.", "It is more interesting than football."],
    ],
    right: ["She is more beautiful.", "It is cleverer.", "He is the commonest of men."],
  },
  {
    id: "most-big",
    level: "A2",
    topic: "superlatives",
    why: "Short adjectives take -est, not “most”: “the biggest”.",
    pattern:
      "the|my|his|her|our|their|'s { most big|small|tall|short|old|young|long|fast|slow|cheap|easy|hard|hot|cold|warm|nice|happy|strong|high|low|rich|poor|large|near|great|funny|pretty|dirty|noisy|lazy|busy|tasty|healthy|safe|deep|wide|smart }",
    fix: ({ marked }) => comparisonOf(marked[1]!.lower)?.superlative ?? null,
    wrong: [
      ["It is the most big city.", "It is the biggest city."],
      ["He is the most tall in the class", "He is the tallest in the class"],
      ["My most happy day was in June.", "My happiest day was in June."],
    ],
    right: [
      "It is the biggest city.",
      "It is the most beautiful city.",
      "Most big cities are noisy.",
    ],
  },
  {
    id: "the-more-beautiful",
    level: "B1",
    topic: "superlatives",
    why: "Of more than two we say “the most”: “the most beautiful city”.",
    pattern: `the { more } beautiful|important|interesting|difficult|expensive|dangerous|comfortable|delicious|popular|famous|intelligent|exciting|boring|useful|modern|amazing $singular in|of|i|that|ever`,
    unless: "the more $any $noun of|i|that the|two|we",
    fix: "most",
    wrong: [
      [
        "It is the more beautiful city in the world.",
        "It is the most beautiful city in the world.",
      ],
      [
        "This is the more interesting book that I know",
        "This is the most interesting book that I know",
      ],
    ],
    right: [
      "It is the most beautiful city.",
      "The more expensive it is, the better.",
      "It is the more famous of the two.",
    ],
  },
  {
    id: "the-better-in",
    level: "B1",
    topic: "superlatives",
    why: "Of more than two we say “the best”, “the biggest”, not “the better”.",
    pattern: [
      "is|are|was|am|'s|were the { $comparative&!more&!less&!further&!later } @NOUN in the|my|our|all|town|class|school|$capital",
      "the { better|worse } $noun of|in my|our|all|history|town",
    ],
    unless: [
      "better|worse $noun of|in the two|first|last|end|pair|beginning|long",
      "the older|younger|lower|upper|better half|brother|sister|son|daughter|part|end $any",
    ],
    fix: ({ marked }) =>
      ({ better: "best", worse: "worst" })[marked[0]!.lower] ??
      marked[0]!.lower.replace(/er$/, "est"),
    wrong: [
      ["It's the worse day of my life.", "It's the worst day of my life."],
      ["He is the better player in my team.", "He is the best player in my team."],
      ["London is the bigger city in the country", "London is the biggest city in the country"],
    ],
    right: [
      "He is the best player in my team.",
      "She is the older sister in the family.",
      "It is a better way in the end.",
    ],
  },
  {
    id: "as-taller-as",
    level: "A2",
    topic: "comparatives",
    why: "Between “as” and “as” the adjective has no -er: “as tall as”.",
    pattern: [
      "as { taller|bigger|smaller|older|younger|better|worse|easier|cheaper|faster|slower|longer|shorter|nicer|hotter|colder|happier|higher|richer|stronger } as",
      "as { more } $adjective as",
    ],
    fix: ({ marked }) => {
      const word = marked[0]!.lower;
      if (word === "more") return "";
      return positiveOf[word] ?? null;
    },
    wrong: [
      ["I am as taller as my father.", "I am as tall as my father."],
      ["This is not as better as that", "This is not as good as that"],
      ["It is as more expensive as gold.", "It is as expensive as gold."],
    ],
    right: [
      "I am as tall as my father.",
      "It is better as well as cheaper.",
      "He is taller than me.",
    ],
  },
  {
    id: "taller-then",
    level: "A2",
    topic: "comparatives",
    why: "We compare with “than”. “Then” is about time.",
    pattern: [
      "$comparative&!later { then|that|as|of } me|him|us|them|you|my|your|his|her|our|their|the|a|an|in|last|mine|yours|other|before|$name|i|he|she|we|they|yesterday",
      "more|less $adjective&!later|people|money|time|cars { then|that } me|him|her|us|them|you|my|your|his|our|their|the|a|an|in|mine|yours|$name",
      "$comparative&!more&!less { to } mine|yours|hers|ours|theirs ,",
      "more|less { then } $number|a|one|two|three|ten|me|you|him|her|them|us",
    ],
    unless: [
      "$comparative as a|an|the|$possessive",
      "the $comparative of|that $any",
      "later|earlier|older|better|longer|harder|easier|higher|lower|more|less that|as|of $any",
      "~feel better|worse then",
      "it|nothing|something|anything $comparative that",
      "more|less $any that $any",
    ],
    fix: ({ marked, tokens, match }) => {
      const word = marked[0]!.lower;
      const next = tokens[match.markTo]!;
      if (word === "then" || word === "to") return "than";
      const before = tokens[match.markFrom - 1]!.lower;
      const isPlain =
        /^(?:bigger|smaller|taller|shorter|cheaper|faster|slower|nicer|hotter|colder|younger|stronger|richer|warmer)$/.test(
          before,
        );
      const isLast = match.markTo + 2 >= tokens.filter(({ pos }) => pos !== "PUNCT").length;
      const isMore = tokens[match.markFrom - 2]?.lower === "more";
      if (word === "that" && isMore && isLast) return "than";
      return isPlain &&
        /^(?:me|him|us|them|you|my|your|his|her|our|their|mine|yours)$/.test(next.lower) &&
        word !== "as"
        ? "than"
        : null;
    },
    wrong: [
      ["My sister is older then me", "My sister is older than me"],
      ["He is taller that me.", "He is taller than me."],
      ["Your idea is better to mine.", "Your idea is better than mine."],
      ["My house is bigger of your house.", "My house is bigger than your house."],
      ["It is more expensive then the bus", "It is more expensive than the bus"],
      ["I have more then ten books.", "I have more than ten books."],
    ],
    right: [
      "She is older than me.",
      "It was older then.",
      "After dinner then the film began.",
      "It is easier that way.",
      "I felt better as the day went on.",
    ],
  },
  {
    id: "very-better",
    level: "B1",
    topic: "comparatives",
    why: "Before “better” or “bigger” we say “much”, not “very”.",
    pattern: [
      "{ very } $comparative&!more&!less&!latter >!$phrase-goes-on",
      "{ very } more|less $adjective",
    ],
    fix: "much",
    wrong: [
      ["I feel very better today.", "I feel much better today."],
      ["It is very more expensive", "It is much more expensive"],
      ["She is very taller than me.", "She is much taller than me."],
    ],
    right: ["I feel much better.", "It is very good.", "The very best came."],
  },
  {
    id: "the-better-ever",
    level: "B1",
    topic: "superlatives",
    why: "Of all that there ever was we use “the best”, “the biggest”: “the best film I've ever seen”.",
    pattern:
      "the { better|worse|bigger|smaller|nicer|happier|funnier|taller|older|younger|longer|easier|hotter|colder|sadder } @NOUN that? i|we|you|he|she|they have|has|'ve|'s ever",
    unless: "of the|these|those two|both $any",
    fix: ({ marked }) => superlativeOf(marked[0]!.lower),
    wrong: [
      ["It's the better film I've ever seen.", "It's the best film I've ever seen."],
      [
        "She is the nicer person that I have ever met.",
        "She is the nicest person that I have ever met.",
      ],
    ],
    right: [
      "It's the best film I've ever seen.",
      "It's a better film than I've ever seen.",
      "The older man I met was kind.",
    ],
  },
  {
    id: "elder-than",
    level: "A2",
    topic: "comparatives",
    why: "“Elder” stands only before a noun: “my elder brother”. Before “than” we say “older”.",
    pattern: "{ elder } than",
    fix: "older",
    wrong: [
      ["My brother is elder than me.", "My brother is older than me."],
      ["She is two years elder than him.", "She is two years older than him."],
    ],
    right: ["My elder brother is a doctor.", "She is older than me."],
  },
  {
    id: "so-tall-like",
    level: "A2",
    topic: "comparatives",
    why: "What is the same is compared with “as … as”: “He is as tall as his father.”",
    pattern:
      "am|is|are|was|were|'s|'m|'re|be|been|look|looks|not|n't { so $common-adjective|$short-adjective like } mine|yours|hers|ours|theirs|me|him|her|us|you|them|my|your|his|our|their|the|a|an|$name",
    // "So sad like the world was ending": a clause is no comparison of two.
    fix: ({ marked, tokens, match }) =>
      tokens
        .slice(match.markTo + 1)
        .some((token) => token.pos === "VERB" || token.pos === "AUX" || token.lower === "that")
        ? null
        : `as ${marked[1]!.text} as`,
    wrong: [
      ["He is so tall like his father.", "He is as tall as his father."],
      ["My town is not so big like London.", "My town is not as big as London."],
    ],
    right: [
      "He is as tall as his father.",
      "I was so sad like the world was ending.",
      "It was so hot, like the summer before.",
    ],
  },
  {
    id: "as-tall-like",
    level: "A2",
    topic: "comparatives",
    why: "We say “as … as”: “as tall as my father”.",
    pattern: [
      "as $plain-adjective|much|many|well|often|hard|fast|long { like|than|that|then } me|him|us|them|you|my|your|his|her|our|their|the|mine|yours|hers|a|in|$name|i|he|she|it|we|before",
    ],
    unless: [
      "as much|many|well|long|often|hard|fast that|like",
      "as $any that|then i|he|she|it|we|you|the|my|his|her|our|their|a|in|before|your",
      "as $any like it|i|he|she|we",
    ],
    fix: "as",
    wrong: [
      ["He is as tall like me.", "He is as tall as me."],
      ["My car is not as fast than yours.", "My car is not as fast as yours."],
      ["She isn't as old than her sister", "She isn't as old as her sister"],
    ],
    right: ["He is as tall as me.", "As much as I like it.", "As good that day as ever."],
  },
  {
    id: "the-more-better",
    level: "B2",
    topic: "comparatives",
    why: "Both halves begin with “the”: “The more you practise, the better you get.”",
    pattern: [
      "^ the more|$comparative $subject $word+ $word* $punctuation&, {} $comparative|more $subject",
      "^ the more|$comparative $subject $word* $word* $punctuation&, {} $comparative .",
      "^ {} $comparative|more $subject $word+ $word* $punctuation&, the $comparative|more $subject|it|the",
    ],
    unless: "the $word one|ones",
    fix: "the",
    wrong: [
      ["The more you practise, better you get.", "The more you practise, the better you get."],
      ["More I read, the more I understand.", "The more I read, the more I understand."],
      ["The earlier we start, better.", "The earlier we start, the better."],
    ],
    right: [
      "The more you practise, the better you get.",
      "The bigger house was cold, more so than ours.",
      "The older man left, more he could not do.",
    ],
  },
];

const baseOfLong: Readonly<Record<string, string>> = {
  expensiv: "expensive",
  comfortabl: "comfortable",
};
const superlativeOf = (comparative: string): string =>
  ({ better: "best", worse: "worst" })[comparative] ?? comparative.replace(/r$/, "st");
const positiveOf: Readonly<Record<string, string>> = {
  taller: "tall",
  bigger: "big",
  smaller: "small",
  older: "old",
  younger: "young",
  better: "good",
  worse: "bad",
  easier: "easy",
  cheaper: "cheap",
  faster: "fast",
  slower: "slow",
  longer: "long",
  shorter: "short",
  nicer: "nice",
  hotter: "hot",
  colder: "cold",
  happier: "happy",
  higher: "high",
  richer: "rich",
  stronger: "strong",
};
