import { anyOf, possessive, withClauseEnds } from "./pattern-words";

const handWords = anyOf("hand side");

/** Words that join clauses and sentences, and fixed phrases. */
export const linkingWords = withClauseEnds([
  {
    id: "because-of-i",
    level: "A2",
    topic: "linking-words",
    why: "Before a whole clause use “because”. “Because of” comes before a noun.",
    pattern: [
      "because { of } i|he|she|we|they|there",
      "because { of } you|it $be|$have|$modal|'s|'re|was|do|does|did|rains|rained|n't",
      `^ because { of } the|${possessive} $adjective? $noun $be|was|were`,
      "because { of } $name $be|was|has",
    ],
    unless: [
      "because of you|it $be|was that",
      "because of the|my|his|her $adjective? $noun $be|was|were that",
    ],
    fix: "",
    wrong: [
      ["I stayed at home because of I was ill.", "I stayed at home because I was ill."],
      ["We left because of it was late.", "We left because it was late."],
      [
        "because of the weather was bad we stayed inside",
        "because the weather was bad we stayed inside",
      ],
    ],
    right: ["It was because of you.", "Because of the rain we stayed.", "I left because of it."],
  },
  {
    id: "even-i-was",
    level: "B1",
    topic: "although-and-despite",
    why: "“Even” alone joins no clauses. Use “even though” for what is so, and “even if” for what may be so.",
    pattern: [
      "^ { even } i|we|they|he|she|it was|were|am|is|are|had|have|has|did|do|does $word+ $punctuation i|we|you|they|he|she|it",
      "^ { even } i|we|they|he|she|it $any-past-not-base $word+ $punctuation i|we|you|they|he|she|it",
    ],
    fix: "even though",
    wrong: [
      ["Even I was tired, I finished the work.", "Even though I was tired, I finished the work."],
      ["Even he had no money, he was happy.", "Even though he had no money, he was happy."],
      ["even we lost the game, we had fun", "even though we lost the game, we had fun"],
    ],
    right: [
      "Even I was tired.",
      "Even he knows that.",
      "Even though I was tired, I finished.",
      "Even she, who knows him well, was surprised.",
    ],
  },
  {
    id: "despite-he-was",
    level: "B1",
    topic: "linking-words",
    why: "Before a whole clause use “although”. “Despite” and “in spite of” come before a noun or -ing.",
    pattern: [
      "{ despite of? that? } i|he|she|we|they|there",
      "{ despite of? } it|you|this $be|was|were|rained|$have|had|did|do",
      "{ in spite of? that? } i|he|she|we|they|there",
      "{ in spite of? } it|you $be|was|were|rained|$have|had",
      `{ despite } the|${possessive} $noun was|were|is|are $adjective`,
    ],
    unless: "despite it|this was|were $noun",
    fix: "although",
    wrong: [
      ["Despite he was tired, he went out.", "Although he was tired, he went out."],
      ["In spite of it was cold, we swam.", "Although it was cold, we swam."],
      ["we won despite we had only ten players", "we won although we had only ten players"],
      ["In spite she is rich, she is sad.", "Although she is rich, she is sad."],
    ],
    right: [
      "Despite the rain we swam.",
      "He went out in spite of it.",
      "Despite being tired, he won.",
    ],
  },
  {
    id: "although-but",
    level: "B1",
    topic: "linking-words",
    why: "“Although” and “but” do the same work: use only one of them.",
    pattern: "$punctuation { but } $subject|there|my|the|his|her|our|their|this|people|nobody|it",
    fix: ({ tokens, match }) => {
      const start = openingBefore(tokens, match.markFrom);
      return start === "although" || start === "though" || start === "despite" ? "" : null;
    },
    wrong: [
      ["Although it was raining, but we went out.", "Although it was raining, we went out."],
      ["Even though he is rich, but he is not happy.", "Even though he is rich, he is not happy."],
      ["although she studied a lot, but she failed", "although she studied a lot, she failed"],
    ],
    right: [
      "It was raining, but we went out.",
      "Although it was raining, we went out.",
      "She came, although late, but I had left.",
    ],
  },
  {
    id: "although-but-without-comma",
    level: "B1",
    topic: "linking-words",
    why: "“Although” and “but” do the same work: use only one of them, and a comma.",
    pattern:
      "{ !(nothing|anything|all|everything|nobody|no|everyone|anyone|$punctuation) but } $subject",
    fix: ({ tokens, marked, match }) => {
      const start = openingBefore(tokens, match.markFrom);
      return start === "although" || start === "though" ? `${marked[0]!.text},` : null;
    },
    wrong: [
      ["Although it was raining but we went out.", "Although it was raining, we went out."],
      ["even though I was tired but I finished it", "even though I was tired, I finished it"],
    ],
    right: ["I was tired but I finished it.", "Although nothing but she mattered, he left."],
  },
  {
    id: "because-so",
    level: "A2",
    topic: "linking-words",
    why: "“Because” and “so” do the same work: use only one of them.",
    pattern: "$punctuation { so } $subject|there|my|the|his|her|our|their|people",
    fix: ({ tokens, match }) => {
      const start = openingBefore(tokens, match.markFrom);
      return start === "because" || start === "since" ? "" : null;
    },
    wrong: [
      [
        "Because it was raining, so we stayed at home.",
        "Because it was raining, we stayed at home.",
      ],
      ["because i was ill, so i didn't go", "because i was ill, i didn't go"],
    ],
    right: [
      "It was raining, so we stayed.",
      "Because it was raining, we stayed.",
      "I left because I was ill, so they waited.",
    ],
  },
  {
    id: "so-that-to",
    level: "B1",
    topic: "linking-words",
    why: "“So that” and “in order to” are enough: no second “to”, “that” or “for” stands there.",
    pattern: [
      "so { that to } $base",
      "{ so that to } $base",
      "{ in order that to } $base",
      "in order {} go|get|have|make|learn|improve|be|see|find|understand|buy|do|know|help|take",
    ],
    fix: ({ marked }) =>
      marked.length === 0
        ? "to"
        : marked[0]!.lower === "so"
          ? "to"
          : marked[0]!.lower === "in"
            ? "in order to"
            : null,
    wrong: [
      ["I study so that to get a good job.", "I study to get a good job."],
      ["In order that to pass, you must work.", "In order to pass, you must work."],
      ["he works hard in order get more money", "he works hard in order to get more money"],
    ],
    right: ["I study so that I can work.", "In order to pass, work.", "It is all in order now."],
  },
  {
    id: "on-the-other-hand",
    level: "B1",
    topic: "linking-words",
    why: "The phrases are “on the one hand” and “on the other hand”.",
    pattern: [
      `^^ { in|by|for|from|at|to the? other ${handWords} } $punctuation|i|we|it|they|people|some|the|there|many|you`,
      "^ { on the other side } $punctuation",
      "{ on other hand }",
      "^ { other hand }",
      "{ in|by|for|from|at the? one hand }",
      "{ on one hand } $punctuation",
    ],
    unless: [
      "to|at|from|by|for|in the other side|hand i|we|it|they|the|you|there $punctuation",
      "from|to|at|in the other hand|side",
      "on one hand $punctuation",
    ],
    fix: ({ marked }) =>
      marked.some(({ lower }) => lower === "one") ? "on the one hand" : "on the other hand",
    wrong: [
      ["By the other hand, it is expensive.", "On the other hand, it is expensive."],
      ["For other hand, cars are dangerous.", "On the other hand, cars are dangerous."],
      ["on other hand I like the city", "on the other hand I like the city"],
      ["In one hand, it is cheap.", "On the one hand, it is cheap."],
    ],
    right: [
      "On the other hand, it is cheap.",
      "She held it in the other hand.",
      "He came from the other side.",
    ],
  },
  {
    id: "in-my-opinion",
    level: "A2",
    topic: "linking-words",
    why: "We say “in my opinion” and “from my point of view”.",
    pattern: [
      "{ on|for|at|by|to|from|under my opinion }",
      "^ { my opinion } $punctuation|i|the|it|we|people",
      "{ in|on|by|for|at my point of view }",
      "{ on my mind } $punctuation i|it|the|we|people",
      "{ according to me } $punctuation",
      "{ according to my opinion }",
    ],
    unless: [
      "to|on my opinion of|about|matters|counts",
      "added|add|close|similar|thanks to my opinion",
      "on my mind , but",
      "see|saw it|this in|from",
    ],
    fix: ({ marked }) =>
      marked.some(({ lower }) => lower === "view") ? "from my point of view" : "in my opinion",
    wrong: [
      ["On my opinion, it is a good idea.", "In my opinion, it is a good idea."],
      ["In my point of view, school is important.", "From my point of view, school is important."],
      ["for my opinion the film was bad", "in my opinion the film was bad"],
      ["According to me, this is wrong.", "In my opinion, this is wrong."],
    ],
    right: [
      "In my opinion, it is good.",
      "From my point of view it is wrong.",
      "You are always on my mind.",
      "My opinion is clear.",
    ],
  },
  {
    id: "for-example-of",
    level: "A2",
    topic: "linking-words",
    why: "Say “for example” or “such as” once, without a second word of the kind.",
    pattern: [
      "{ such as for example }",
      "{ like for example }",
      "<!such { as for example }",
      "$punctuation { for example of } $noun",
      "{ for example such as }",
      "{ such like }",
      "{ like as } a|my|the",
      "^ { by|as|to|in example } $punctuation",
      "^ { example } $punctuation",
    ],
    unless: [
      "such as for example in|if|when",
      "lead|leads|led by example",
      "$be|serve as|in example",
    ],
    fix: ({ marked }) => {
      const words = marked.map(({ lower }) => lower).join(" ");
      if (words.startsWith("such") || words === "as for example") return "such as";
      if (words === "for example such as") return "such as";
      return words.startsWith("like") ? "like" : "for example";
    },
    wrong: [
      ["I like fruit such as for example apples.", "I like fruit such as apples."],
      ["By example, my sister is a nurse.", "For example, my sister is a nurse."],
      ["i like sports, for example of tennis", "i like sports, for example tennis"],
    ],
    right: [
      "I like fruit, for example apples.",
      "She leads by example.",
      "It is an example of kindness.",
    ],
  },
  {
    id: "firstable",
    level: "B1",
    topic: "linking-words",
    why: "We say “first of all”, “at first” and “in conclusion”.",
    pattern: [
      "{ firstable }",
      "{ first off all }",
      "{ at|in first of all }",
      "{ the first of all } $punctuation",
      "^ { at|in the first } $punctuation",
      "^ { in the conclusion } $punctuation",
      "^ { on|for|at|like|to conclusion } $punctuation",
      "^ { for conclude|finish } $punctuation",
      "^ { in resume } $punctuation",
      "^ { for resume } $punctuation",
    ],
    fix: ({ marked }) => {
      const words = marked.map(({ lower }) => lower).join(" ");
      if (words.endsWith("conclusion")) return "in conclusion";
      if (words.startsWith("for"))
        return `to ${words === "for resume" ? "sum up" : marked[1]!.lower}`;
      if (words === "in resume") return "to sum up";
      return words === "at the first" || words === "in the first" ? "at first" : "first of all";
    },
    wrong: [
      ["Firstable, I like the city.", "First of all, I like the city."],
      ["In the conclusion, sport is good.", "In conclusion, sport is good."],
      ["At first of all, we need time.", "First of all, we need time."],
      ["In resume, it was a good trip.", "To sum up, it was a good trip."],
    ],
    right: [
      "First of all, I like it.",
      "In conclusion, it is good.",
      "At first I was sad.",
      "He resumed his work.",
    ],
  },
  {
    id: "until-to",
    level: "A2",
    topic: "linking-words",
    why: "“Until” and “till” need no second “to” or “in”, and “from … to” has no “until to”.",
    pattern: [
      "until|till { to|at|in } the|$number|$weekday|now|night|midnight|tomorrow|next|last",
      "since { from } $number|the|$weekday|last|my|january|2010|$year",
      "during { in|of } the",
    ],
    unless: ["till|until in the|$year", "until at least|last|the", "since from the|here|there"],
    fix: "",
    wrong: [
      ["The shop is open until to 8.", "The shop is open until 8."],
      ["We danced until to midnight.", "We danced until midnight."],
      ["i live here since from 2010", "i live here since 2010"],
    ],
    right: ["It is open until 8.", "From here to there.", "Wait until the end."],
  },
  {
    id: "fixed-phrase-preposition",
    level: "B1",
    topic: "linking-words",
    why: "This fixed phrase has another small word: “on purpose”, “in general”, “at least”, “by chance”.",
    pattern: [
      "{ in|by|for|with purpose } ,|and|to|because",
      "{ in|at average } ,",
      "{ in|with|at diet|strike } ,|and|because|for",
      "{ on|at|by general } $punctuation",
      "{ on|at|by the? future } ,|i|we|there|and|the",
      "{ on|at the? past } ,|people|i|we|there|the",
      "{ at|in less } $number|a|one",
      "{ on|with accident } ,|and",
      "{ on|with mistake } ,",
      "{ with|by other words } $punctuation",
      "{ with a? loud|low|quiet voice }",
      "^ { at the first place }",
      "love { in|by|from first sight }",
      "{ by my|his|her own } ,",
      "{ in the same moment } ,|i|he|she|we",
      "{ in the moment } i|we|they am|are|'m|'re",
      "{ in this moment } i|we|he|she|they",
      "^ { on the? fact } $punctuation",
      "{ in the? contrary } $punctuation",
    ],
    unless: [
      "train|diet|rich in diet",
      "for my|his|her own sake|good",
      "with purpose and|to|because",
      "for|by purpose to",
      "look|looks|looked|based|focus|focused|hit|effect on|at|by the? future|past",
      "by the? past|future ,",
      "on the fact",
    ],
    fix: ({ marked }) => {
      const words = marked.map(({ lower }) => lower);
      const [, ...rest] = words;
      const phrase = rest.join(" ");
      const table: Record<string, string> = {
        purpose: "on purpose",
        average: "on average",
        diet: "on a diet",
        strike: "on strike",
        general: "in general",
        "the future": "in the future",
        future: "in the future",
        "the past": "in the past",
        past: "in the past",
        less: "at least",
        accident: "by accident",
        mistake: "by mistake",
        "other words": "in other words",
        "the first place": "in the first place",
        "first sight": "at first sight",
        "the same moment": "at the same moment",
        "the moment": "at the moment",
        "this moment": "at this moment",
        fact: "in fact",
        "the fact": "in fact",
        contrary: "on the contrary",
        "the contrary": "on the contrary",
      };
      if (phrase.endsWith("voice")) return `in a ${words.at(-2)} voice`;
      if (phrase.endsWith("own")) return `on ${phrase}`;
      return table[phrase] ?? null;
    },
    wrong: [
      ["He did it in purpose.", "He did it on purpose."],
      ["On general, people are nice.", "In general, people are nice."],
      ["She spoke with a low voice.", "She spoke in a low voice."],
      ["on the future i want to be a doctor", "in the future i want to be a doctor"],
      ["You need at less two hours.", "You need at least two hours."],
    ],
    right: [
      "He did it on purpose.",
      "At the moment I am busy.",
      "She lives in the moment.",
      "At less than two euros it is cheap.",
      "We look at the past.",
    ],
  },
  {
    id: "so-that-and-such",
    level: "B1",
    topic: "so-and-such",
    why: "Before “a” and an adjective with its noun use “such”: “such a nice day”. “So” stands alone before an adjective.",
    pattern: [
      "<$be|have|has|had|with|met|saw|got|been { so } a $adjective $noun",
      "<$be|have|has|had|with|met|saw|got|been { so } an $adjective $noun",
      "<$be|have|has|had|with|met|saw|got|been { so } good|nice|bad|big|beautiful|interesting|kind|friendly|great people|friends|weather|food|things|music|places|girls|boys|teachers|news",
    ],
    unless: "ever|not|and|is|do|even so a|an",
    fix: "such",
    wrong: [
      ["It was so a nice day.", "It was such a nice day."],
      ["They are so nice people.", "They are such nice people."],
      ["we had so good weather", "we had such good weather"],
    ],
    right: ["It was such a nice day.", "They are so nice."],
  },
  {
    id: "enough-to",
    level: "B1",
    topic: "too-and-enough",
    why: "“Enough” comes after an adjective: “old enough to drive”. Then comes “to” with a verb.",
    pattern: [
      "$be not|n't? { enough old|tall|strong|good|big|rich|brave|young|fast|clever|hot|warm|long|smart }",
      "$adjective enough { for } $base",
    ],
    unless: [
      "$adjective enough for $base&$noun",
      "there $be not|n't? enough",
      "enough $adjective $noun",
    ],
    fix: ({ marked }) => (marked.length === 2 ? `${marked[1]!.text} ${marked[0]!.lower}` : "to"),
    wrong: [
      ["He is not enough old to drive.", "He is not old enough to drive."],
      ["I am enough tall to play.", "I am tall enough to play."],
      ["it isn't enough warm to swim", "it isn't warm enough to swim"],
    ],
    right: ["He is old enough.", "There is enough hot water.", "It is good enough for me."],
  },
  {
    id: "because-the-rain",
    level: "A2",
    topic: "linking-words",
    why: "Before a noun alone we say “because of”: “because of the rain”.",
    pattern: [
      "because {} the|this|that|my|his|her|our|their|bad|heavy $plain-adjective? rain|weather|traffic|noise|snow|storm|wind|heat|cold|pollution|work|accident|money|pandemic|virus|war|exam|exams|illness|problem|problems|strike|delay|price|prices|health|age|job|sun|fog|lockdown|crisis >$punctuation",
      "because {} the|this|that|my|his|her|our|their|bad|heavy $plain-adjective? rain|weather|traffic|noise|snow|storm|wind|heat|cold|pollution|accident|money|pandemic|virus|war|exam|exams|illness|problem|problems|strike|delay|price|prices|health|age|job|sun|fog|lockdown|crisis .",
    ],
    fix: "of",
    wrong: [
      ["Because the rain, we stayed at home.", "Because of the rain, we stayed at home."],
      ["I was late because the traffic.", "I was late because of the traffic."],
    ],
    right: [
      "Because of the rain, we stayed.",
      "Because the rain stopped, we left.",
      "I left because the noise was bad.",
    ],
  },
]);

/** The first word of the sentence in which something stands; "even though" is "though". */
function openingBefore(tokens: readonly { readonly lower: string }[], at: number): string {
  let start = at;
  while (start > 0 && !/^[.!?;:]$/.test(tokens[start - 1]!.lower)) start -= 1;
  const commas = tokens.slice(start, at - 1).filter(({ lower }) => lower === ",").length;
  if (commas > 0) return "";
  const first = tokens[start]?.lower ?? "";
  return first === "even" ? (tokens[start + 1]?.lower ?? "") : first;
}
