import type { Fixable, RuleSource } from "../rule";

const end = ">!$phrase-goes-on";
const many =
  "people|friends|children|cars|books|students|questions|things|problems|words|mistakes|places|shops|games|cities|countries|animals|dogs|cats|brothers|sisters|hours|days|years|months|weeks|minutes|times|trees|flowers|buildings|tourists|photos|pictures|films|movies|songs|languages|reasons|ideas|jobs|houses|hotels|restaurants|classes|lessons|exercises|women|men|girls|boys|teachers|apples|eggs|clothes|toys|parks|museums|activities|hobbies|opportunities|possibilities|differences|advantages|disadvantages|mountains|beaches|rivers|birds|plants|subjects|presents";
const much =
  "money|time|water|information|work|homework|food|bread|milk|coffee|tea|sugar|music|traffic|advice|luggage|furniture|rain|snow|sun|space|help|fun|noise|rice|meat|salt|pollution|energy|knowledge|love|experience|english|patience|butter|juice|stress|air|news|luck|cheese|pasta|paper|progress|equipment|happiness|health";

/** Whether somebody says no or asks shortly before. */
const isDenied = ({ tokens, match }: Fixable): boolean =>
  tokens
    .slice(Math.max(0, match.markFrom - 4), match.markFrom)
    .some(({ lower }) => /^(?:how|too|so|not|n't|nt|never|without|do|does|did)$/.test(lower));

/** "Much", "many", "some", "no" and others of how much. */
export const quantifiers: readonly RuleSource[] = [
  {
    id: "much-with-plural",
    level: "A2",
    topic: "much-and-many",
    why: "With what we can count we use “many”.",
    pattern: [
      `{ much } $plain-adjective* ${many} ${end}`,
      `too|so|how|very { much } $plural-s&@NOUN ${end}`,
    ],
    unless: [
      "much of",
      "much news|clothes|thanks|politics|maths|physics",
      "much $any who|that",
      "so|too|very|as|that|how much children|people|women|men|students|friends i|we|they|you|he|she|like|love|laugh|want|do|think|feel",
    ],
    fix: "many",
    wrong: [
      ["There are too much people", "There are too many people"],
      ["How much brothers do you have?", "How many brothers do you have?"],
      ["I don't have much friends here.", "I don't have many friends here."],
      ["She has so much beautiful things", "She has so many beautiful things"],
    ],
    right: [
      "I like it so much people laugh at me.",
      "Too much time.",
      "How much is it?",
      "There is not much news.",
      "How much do apples cost?",
    ],
  },
  {
    id: "many-with-uncountable",
    level: "A2",
    topic: "much-and-many",
    why: "We cannot count this, so we use “much” or “a lot of”.",
    pattern: [
      // Marked as a whole, so that nobody makes "times" of it.
      `{ many time } ,`,
      "how { many time } does|will|did it|this take",
      "how { many time } do|does|did you|we|they|he|she need|have|spend",
      `how|too|so|not|n't { many } ${much} ${end}`,
      `<!how|too|so|not|n't|as|this|that|the|his|her|my|our|their { many } ${much} ${end}`,
    ],
    unless: ["many english people|words", "many love|work|help|paper|light"],
    fix: (found) => {
      const rest = found.marked.slice(1).map(({ text }) => ` ${text}`);
      return `${isDenied(found) ? "much" : "a lot of"}${rest.join("")}`;
    },
    wrong: [
      ["I don't have many time.", "I don't have much time."],
      ["I don't have many money.", "I don't have much money."],
      ["How many time do you need?", "How much time do you need?"],
      ["There was many traffic on the road", "There was a lot of traffic on the road"],
      ["We have too many homework.", "We have too much homework."],
    ],
    right: [
      "How many times?",
      "Too many food shops closed.",
      "Many work from home.",
      "I don't have many English books.",
    ],
  },
  {
    id: "very-much-noun",
    level: "A2",
    topic: "much-and-many",
    why: "Before a noun we say “a lot of”, not “very much” or “very many”.",
    pattern: `<!@ADP|are|were { very much|many } ${many}|${much} ${end}`,
    unless: ["not|n't very much|many", "very much|many like"],
    fix: (found) =>
      isDenied(found) ||
      /^(?:love|help|work|rain|snow)$/.test(found.tokens[found.match.markTo]?.lower ?? "")
        ? null
        : "a lot of",
    wrong: [
      ["I have very much friends.", "I have a lot of friends."],
      ["She eats very much bread", "She eats a lot of bread"],
    ],
    right: [
      "I do not have very much money.",
      "I like it very much.",
      "There are not very many people here.",
    ],
  },
  {
    id: "less-with-plural",
    level: "B1",
    topic: "few-and-little",
    why: "With what we can count we say “fewer” and “few”, not “less” and “little”.",
    pattern: [
      `{ less } people|cars|friends|children|students|problems|mistakes|things|books|shops|tourists|women|men|games|words|questions|lessons|animals|trees ${end}`,
    ],
    fix: "fewer",
    wrong: [
      ["There are less people in winter.", "There are fewer people in winter."],
      ["I make less mistakes now", "I make fewer mistakes now"],
    ],
    right: ["There are fewer people.", "It is less than ten books.", "I work less."],
  },
  {
    id: "most-of-people",
    level: "A2",
    topic: "quantifiers",
    why: "In general we say “most people” or “all children”. “Of” needs “the”, “my” or “them” behind it.",
    pattern: [
      "<!the { most|some|many|several|few|all of } people|children|students|teachers|men|women|friends|tourists|countries|cities|shops|families|cars|books|animals|things|parents|houses|places|restaurants >!'s",
      "{ the most of } people|children|students|teachers|men|women|countries|cities|shops|families|the|my|us|them|time",
      "{ almost of|the? } people|students|children|men|women",
      "{ almost } people|students|children|women|men",
    ],
    unless: ["making|make|makes|made the most of", "$any of people 's|'", "the most of it"],
    fix: ({ marked, tokens, match }) => {
      const first = marked.find(({ lower }) => lower !== "the" && lower !== "of")!.lower;
      if (first === "almost") return "almost all";
      const next = tokens[match.markTo]?.lower ?? "";
      return /^(?:the|my|us|them)$/.test(next) ? `${first} of` : first;
    },
    wrong: [
      ["Most of people like it.", "Most people like it."],
      ["The most of students are nice", "Most students are nice"],
      ["Some of people don't work.", "Some people don't work."],
      ["Almost people have a phone", "Almost all people have a phone"],
    ],
    right: [
      "Most of the people like it.",
      "Most people like it.",
      "We made the most of people's help.",
      "Almost all people came.",
    ],
  },
  {
    id: "a-lot-people",
    level: "A1",
    topic: "quantifiers",
    why: "Before a noun we say “a lot of” or “lots of”.",
    pattern: [
      `a lot {} $plain-adjective* ${many}|${much} ${end}`,
      `lots {} $plain-adjective* ${many}|${much} ${end}`,
    ],
    unless: [
      "a lot time|people|things|english|music|sun|love|help|work|rain|days|years|children|women|men|times|minutes|food|tea $subject|when|because|is|are",
    ],
    fix: "of",
    wrong: [
      ["There are a lot people", "There are a lot of people"],
      ["I have lots friends in Peru.", "I have lots of friends in Peru."],
      ["We ate a lot good food.", "We ate a lot of good food."],
    ],
    right: [
      "There are a lot of people.",
      "I like it a lot.",
      "She reads a lot and people like her.",
    ],
  },
  {
    id: "much-of-plural",
    level: "A2",
    topic: "quantifiers",
    why: "We say “a lot of” as a whole; “a lots of” and “alot of” are not used.",
    pattern: [
      "{ a lots of }",
      "{ a lots } ,",
      "{ alots of }",
      "<!a { lot 's of }",
      "{ a lot 's of }",
    ],
    fix: ({ marked }) => (marked.at(-1)!.lower === "of" ? "a lot of" : "a lot"),
    wrong: [
      ["There are a lots of cars.", "There are a lot of cars."],
      ["I like her a lots", "I like her a lot"],
      ["She has lot's of ideas.", "She has a lot of ideas."],
    ],
    right: ["There are lots of cars.", "A lot of people came.", "They drew lots."],
  },
  {
    id: "dont-have-some",
    level: "A1",
    topic: "some-and-any",
    why: "In negative sentences we say “any”, not “some”.",
    pattern: [
      "do|does|did not|n't have|want|need|see|buy|eat|drink|know|get|like|read|make|find|speak { some } @NOUN|@ADJ",
      "there is|are|was|were not|n't { some } @NOUN|@ADJ",
      "have|has not|n't got { some } @NOUN|@ADJ",
    ],
    unless: ["some of|time", "some people|things|kind|sort", "some more"],
    fix: ({ tokens }) => (tokens.at(-1)?.text === "?" ? null : "any"),
    wrong: [
      ["I don't have some money.", "I don't have any money."],
      ["There aren't some shops here", "There aren't any shops here"],
      ["She did not buy some bread.", "She did not buy any bread."],
    ],
    right: [
      "I don't have any money.",
      "I don't like some of them.",
      "Don't you want some tea?",
      "I don't like some people.",
    ],
  },
  {
    id: "have-any",
    level: "A1",
    topic: "some-and-any",
    why: "In sentences that say yes we use “some”: “I have some friends.”",
    pattern: `^ i|we|they|he|she have|has|bought|ate|had|saw|need|want|'ve got? { any } friends|money|books|bread|milk|problems|questions|water|apples|food|shops|pets|animals|brothers|sisters|idea|ideas|coffee|tea|sugar|eggs ${end}`,
    fix: "some",
    wrong: [
      ["I have any friends in Spain.", "I have some friends in Spain."],
      ["We bought any bread and any milk.", "We bought some bread and any milk."],
    ],
    right: [
      "I have some friends.",
      "Do you have any friends?",
      "If I have any money, I buy it.",
      "I never have any money.",
    ],
    unless: "any $any who|that|can|will",
  },
  {
    id: "double-negative",
    level: "A2",
    topic: "double-negatives",
    why: "One “no” is enough: “I don't know anything.”",
    pattern: [
      "do|does|did|can|ca|could|will|wo|would|have|has|had|is|are|was|were not|n't $adverb? have|know|want|see|say|do|like|need|eat|hear|buy|go|tell|think|understand|find|speak|get|help|meet|be|done|seen|said|told|drink|play|remember|been to|with|about|from|for|at? { nothing|nobody|nowhere }",
      "do|does|did|can|ca|could|will|wo|would not|n't have|know|want|see|need|buy|eat|hear|get|speak|find|like|make|meet|drink { no } @NOUN|@ADJ",
      "never $any-third|$any-base|$any-past { nothing|nobody|nowhere }",
      "never|nobody $any? have|know|said|say|saw|see|do|did|does|tell|told|ate|eat|went|go|has|had|knows|helped|helps|wants|want|speaks|speak|buy|bought { nothing|nobody|nowhere }",
      "there is|was|are|were not|n't { nothing|nobody|no }",
      "have|has|had not|n't got? { nothing|nobody|nowhere }",
      "have|has not|n't got? { no } @NOUN",
      "can|ca|could|do|does|did not|n't find|see|buy|get|go|travel|have|meet $word? $word? { nowhere }",
    ],
    unless: [
      "nothing but|more|less|wrong with",
      "no longer|more|one",
      "no $any no",
      "is not nothing",
      "nothing all",
    ],
    fix: ({ marked }) =>
      ({ nothing: "anything", nobody: "anybody", nowhere: "anywhere", no: "any" })[
        marked[0]!.lower
      ]!,
    wrong: [
      ["I don't know nothing.", "I don't know anything."],
      ["She can't see nobody", "She can't see anybody"],
      ["We don't have no money.", "We don't have any money."],
      ["I never said nothing", "I never said anything"],
      ["I haven't nothing to wear.", "I haven't anything to wear."],
      ["We haven't got no time.", "We haven't got any time."],
    ],
    right: [
      "I don't know anything.",
      "She said nothing.",
      "Nobody came.",
      "I do not have any.",
      "You can do nothing.",
      "It is not nothing.",
      "There is no milk.",
    ],
  },
  {
    id: "dont-never",
    level: "A2",
    topic: "double-negatives",
    why: "“Never” says no by itself: “I never eat fish.”",
    pattern: "i|you|we|they|who { do not|n't never } $common-base",
    fix: "never",
    wrong: [
      ["I don't never eat fish.", "I never eat fish."],
      ["They do not never come", "They never come"],
    ],
    right: ["I never eat fish.", "I don't ever eat fish.", "They don't eat fish."],
  },
  {
    id: "few-with-uncountable",
    level: "A2",
    topic: "few-and-little",
    why: "With what we cannot count we say “a little” and “little”. With what we can count we say “a few” and “few”.",
    pattern: [
      `{ few water|money|time|milk|bread|coffee|tea|sugar|rice|salt|food|work|rain|snow|space|traffic|homework|information|furniture|patience|energy|knowledge|butter|cheese|juice|oil|meat|luck|help|noise } ${end}`,
      `a|very|too|so|only|have|has|had|know|knows|are { little } friends|people|days|minutes|hours|weeks|months|years|books|questions|problems|mistakes|words|cars|students|things|times|shops|euros|dollars|apples ${end}`,
    ],
    unless: [
      "my|the|his|her|our|their|your|these|those|two|three|some|many|all|dear|cute|nice little",
      "few work|help|rain",
      "every few",
      "few time|food|water|tea|coffee|milk|work|snow $noun",
    ],
    fix: ({ marked }) => (marked[0]!.lower === "few" ? `little ${marked[1]!.text}` : "few"),
    wrong: [
      ["Give me a few water, please.", "Give me a little water, please."],
      ["There is few time.", "There is little time."],
      ["I have a little friends here.", "I have a few friends here."],
    ],
    right: [
      "Give me a little water.",
      "I have a few friends.",
      "My little friends are here.",
      "The little things count.",
      "Every few days it rains.",
    ],
  },
  {
    id: "a-little-of",
    level: "A2",
    topic: "few-and-little",
    why: "“A little” and “a few” stand before the noun without “of”.",
    pattern: `a little|few { of } ${much}|${many} ${end}`,
    fix: "",
    wrong: [
      ["I drink a little of water.", "I drink a little water."],
      ["She has a few of friends", "She has a few friends"],
    ],
    right: ["I drink a little water.", "A few of my friends came.", "A little of everything."],
  },
  {
    id: "enough-of-money",
    level: "A2",
    topic: "too-and-enough",
    why: "Before a noun alone “enough” needs no “of”: “enough money”.",
    pattern: `have|has|need|needs|earn|earns|get|is|are|was|were|not|n't|with|without|save|saved|drink|eat { enough of } ${much}|${many} ${end}`,
    // "We have had enough of rain": there it is too much of it.
    unless: ["had enough of", "enough of $word that|which|who|and"],
    fix: "enough",
    wrong: [
      ["I have enough of money.", "I have enough money."],
      [
        "We don't have enough of chairs and there is enough of food.",
        "We don't have enough of chairs and there is enough food.",
      ],
    ],
    right: [
      "I have enough money.",
      "I have had enough of rain.",
      "I have enough of the cake.",
      "That is enough of that.",
    ],
  },
  {
    id: "almost-of-the",
    level: "B1",
    topic: "quantifiers",
    why: "“Almost” needs “all” before “of”: “almost all of the students”.",
    pattern: [
      "almost {} of the|my|your|his|her|our|their|these|those $plain-adjective? $plural",
      "almost {} of them|us",
    ],
    unless: "~be almost of",
    fix: "all",
    wrong: [
      ["Almost of the students passed.", "Almost all of the students passed."],
      ["almost of my friends live abroad", "almost all of my friends live abroad"],
    ],
    right: [
      "Almost all of the students passed.",
      "She is almost of age.",
      "Almost of the same age, they met.",
      "It was almost of the same colours.",
    ],
  },
];
