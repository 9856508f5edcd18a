import { countryNamed } from "@saywell/english";
import type { Fixable, RuleSource } from "../rule";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const capitalised = ({ marked }: Fixable): string | null => {
  const [{ text, lower }] = marked as [(typeof marked)[0]];
  return text === lower ? capital(lower) : null;
};

/** What begins so asks something, whatever comes behind. */
const questionBeginnings = [
  "^ where is|are|'s the|my|your",
  "^ and|but|so|hi|hello? can|could|may i|we",
  "^ and|but|so|hi|hello? what|where|when|why|who|how old|much|many|often|long|far|time? @NOUN? do|does|did|is|are|was|were|can|could|would you|he|she|they|we|your|his|there",
  "^ and|but|so|hi|hello? do|does|did|are|can|could|would|is you|he|she|they|we|your|his|there",
  "^ what|where|how|who is|are|'s your|you|this|that|he|she",
];

/** Capital letters and marks. */
export const capitalsAndStops: readonly RuleSource[] = [
  {
    id: "small-i",
    level: "A1",
    topic: "capital-letters",
    why: "“I” is always a capital letter.",
    pattern: ["{ i } >$word", "and|am|do|can|than|but { i } ,"],
    unless: [
      "i - $any",
      "part|letter|point|phase|chapter|class|type|vowel|becomes|into|or i",
      "a|e|o|u|y|or|$punctuation|$number i e|o|u|y|or|a|$number",
      "i|a|e and|or i|e|a",
    ],
    fix: ({ marked, tokens }) => (marked[0]!.text === "i" && tokens.length > 2 ? "I" : null),
    wrong: [
      ["My friend and i like it.", "My friend and I like it."],
      ["i am Ana and i live here", "I am Ana and I live here"],
      ["Yesterday i went home.", "Yesterday I went home."],
    ],
    right: ["I am Ana.", "It is i. e. that."],
  },
  {
    id: "small-weekday",
    level: "A1",
    topic: "capital-letters",
    why: "Days and months begin with a capital letter: “Monday”, “July”.",
    pattern: [
      "{ monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|january|february|april|june|july|september|october|november|december }",
      "in|of|since|until|last|next|from|to|$number { august }",
      "in|since|until|last|next $number? { may|march } ,",
      "{ march|may } $year",
    ],
    unless: "by may",
    fix: capitalised,
    wrong: [
      ["See you on monday.", "See you on Monday."],
      [
        "My birthday is in july and we meet on sundays",
        "My birthday is in July and we meet on Sundays",
      ],
      ["I was born in march.", "I was born in March."],
    ],
    right: [
      "See you on Monday.",
      "We march in the rain.",
      "It may rain.",
      "An august old man came.",
    ],
  },
  {
    id: "small-language",
    level: "A1",
    topic: "capital-letters",
    why: "Languages and nationalities begin with a capital letter: “English”, “Spanish”.",
    pattern: [
      "{ english|spanish|french|german|italian|portuguese|russian|chinese|japanese|arabic|turkish|ukrainian|greek|korean|hindi|dutch|swedish|norwegian|danish|finnish|czech|hungarian|romanian|vietnamese|thai|indonesian|american|british|brazilian|mexican|indian|canadian|australian|european|african|asian|egyptian|colombian|peruvian|chilean|argentinian|irish|scottish|swiss|austrian|belgian|moroccan|iranian|iraqi|syrian|pakistani|nigerian|kenyan|cuban|venezuelan|georgian|serbian|croatian|bulgarian|persian|hebrew|latin|mandarin|catalan }",
      "am|is|are|speak|speaks|in|learn|a|the|be { polish } ,",
    ],
    unless: ["french|dutch - $any", "the polish"],
    fix: capitalised,
    wrong: [
      ["I learn english.", "I learn English."],
      ["She is a spanish teacher and speaks french", "She is a Spanish teacher and speaks French"],
      ["I like italian food.", "I like Italian food."],
    ],
    right: ["I learn English.", "They polish the shoes.", "The Spanish teacher is here."],
  },
  {
    id: "small-country",
    level: "A1",
    topic: "capital-letters",
    why: "Names of countries and cities begin with a capital letter: “Spain”.",
    pattern: [
      "in|from|to|visit|visited|of|like|love|near|and|about|is|for|with|left|leave { $country|$city } >!$noun",
      "^ { $country|$city } is|has|was",
    ],
    unless: [
      "cook|cooked|eat|ate|sandwich|of|and|cup|plate|bowl|in|with|like|about|love turkey|china|chile|jersey|lima|nice|jordan|georgia|mali|cork|bath",
    ],
    fix: ({ marked, tokens, match }) => {
      const { lower, text } = marked[0]!;
      if (
        /^(?:turkey|china)$/.test(lower) &&
        !/^(?:in|from|visit|to)$/.test(tokens[match.markFrom - 1]?.lower ?? "")
      )
        return null;
      return text === lower ? capital(lower) : null;
    },
    wrong: [
      ["I am from spain.", "I am from Spain."],
      ["She lives in london and likes it", "She lives in London and likes it"],
      ["We visited italy in summer.", "We visited Italy in summer."],
    ],
    right: [
      "I am from Spain.",
      "A sandwich of turkey and cheese.",
      "The name of chile is old.",
      "I eat turkey.",
    ],
  },
  {
    id: "country-in-english",
    level: "A1",
    topic: "confused-words",
    why: "In English this country has another name or spelling.",
    pattern: [
      "from|in|to|near|leave|visit|visited|is { $any } ,",
      "from|in|to|near|visit|visited { $any } and|but|because|with",
      "from|in|to|near|visit|visited { estados unidos }",
    ],
    fix: ({ marked, tokens, match }) => {
      const word = marked.map(({ text }) => text).join(" ");
      if (word.length < 4) return null;
      const better = countryNamed(word);
      if (better === null) return null;
      const bare = better.replace("the ", "");
      if (bare.toLowerCase() === word.toLowerCase()) return null;
      return tokens[match.markFrom - 1]?.lower === "is" && !/^\p{Lu}/u.test(word) ? null : better;
    },
    wrong: [
      ["I'm from Brasil.", "I'm from Brazil."],
      ["I live in Espana", "I live in Spain"],
      ["I come from Deutschland and I work", "I come from Germany and I work"],
      ["I'm from estados unidos", "I'm from the United States"],
    ],
    right: ["I am from Brazil.", "I live in China.", "She is in bed."],
  },
  {
    id: "comma-after-opener",
    level: "A2",
    topic: "commas",
    why: "A comma stands after “However”, “For example” and the like at the beginning.",
    pattern: [
      "^ however|moreover|furthermore|nevertheless|firstly|secondly|thirdly|lastly|unfortunately|fortunately|consequently|additionally {} i|we|he|she|it|they|you|the|my|there|this|our|people|his|her|their|many|some|these|those|that's",
      "^ for example|instance {} i|we|he|she|it|they|you|the|my|there|this|our|people|his|her|their|many|some|if|when|in",
      "^ in my opinion {} i|we|he|she|it|they|you|the|my|there|this|our|people|his|her|their|many|some|if|when|a|english|learning",
      "^ in conclusion|addition|fact|general|summary|contrast {} i|we|he|she|it|they|you|the|my|there|this|our|people|his|her|their|many|some",
      "^ on the other hand {} i|we|he|she|it|they|you|the|my|there|this|our|people|his|her|their|many|some|if|a",
      "^ first of all {} i|we|he|she|it|they|you|the|my|there|this|our|people|his|her|their|many|some|if|when|a",
      "^ to sum up {} i|we|he|she|it|they|you|the|my|there|this|our|people",
      "^ as a result|consequence {} i|we|he|she|it|they|you|the|my|there|this|our|people",
      "^ by the way {} i|we|he|she|it|they|you|the|my|there|this|our|people|do|are|is|what|how|where",
    ],
    fix: ",",
    wrong: [
      ["However I like it.", "However, I like it."],
      ["For example we eat rice and fish", "For example, we eat rice and fish"],
      ["In my opinion the film is good.", "In my opinion, the film is good."],
      ["First of all I want to say thank you.", "First of all, I want to say thank you."],
    ],
    right: [
      "However, I like it.",
      "For example, rice is good.",
      "Besides the house there is a tree.",
    ],
  },
  {
    id: "comma-after-when",
    level: "B1",
    topic: "commas",
    why: "Behind a part that begins with “when”, “if” or “because”, a comma stands before the main part.",
    pattern: [
      "^ when|if|because|although i|you|he|she|we|they|it $base|$past|$third|am|is|are|was|were|feel|get home|there|here|back|up|it|him|her|them|late|early|tired|old|young|hungry|sick|ill|bored|happy|sad|sunny|cold|hot|rich|time|money? {} i|you|he|she|we|they|it $base|$past|$third|am|is|are|was|were|will|can|could|would|'ll|always|usually|often|must|should|do|did|had|have|'m|never",
      "^ when|if|because|although i|you|he|she|we|they|it $word $word? home|there|here|back|up|late|young|old|ill|sick|tired {} my|our|his|her|the|your $noun was|were|is|are|had|called|came|cooked|said|has",
      "^ when|if|because|although i|you|he|she|we|they|it $base|$past|$third|am|is|are|was|were|have to|in|at|a|an|my|the|no|very|so|not|free @NOUN|@ADJ|home|bed {} i|you|he|she|we|they|it $base|$past|$third|am|is|are|was|were|will|can|could|would|'ll|always|usually|often|must|should|do|did|had|have|'m|never",
    ],
    unless: [
      "know|knew|think|thought|say|said|feel|felt|see|saw|tell|told|hope|wish|believe|find|found|learn|learned|hear|heard|sure|sure|happy|sad|glad|sorry|afraid $subject",
    ],
    fix: ({ tokens }) =>
      tokens.some(({ lower }) => lower === ",") || tokens.at(-1)?.text === "?" ? null : ",",
    wrong: [
      ["When I was young I lived in Chile.", "When I was young, I lived in Chile."],
      ["If it is cold we stay at home.", "If it is cold, we stay at home."],
      ["When I got home my mother was cooking.", "When I got home, my mother was cooking."],
      ["When I get home I eat dinner", "When I get home, I eat dinner"],
    ],
    right: [
      "When I was young, I lived in Chile.",
      "I lived there when I was young.",
      "When I say it I mean it, you know.",
      "If you know I am here, come.",
    ],
  },
  {
    id: "missing-question-mark",
    level: "A1",
    topic: "full-stops",
    why: "A question ends with a question mark.",
    pattern: questionBeginnings.flatMap((beginning) => [
      `${beginning} $word* $word* $word* {} >!$any`,
      `${beginning} $word* $word* $word* { $any&. } .`,
    ]),
    fix: ({ tokens }) =>
      // "Are you playing" may be a form that is spoken of.
      tokens.length < 4 && !/^(?:how|what|where|who)$/.test(tokens[0]!.lower) ? null : "?",
    wrong: [
      ["What is your name.", "What is your name?"],
      ["where do you live", "where do you live?"],
      ["Do you like pizza.", "Do you like pizza?"],
      ["How old are you", "How old are you?"],
      ["Can you help me with my homework", "Can you help me with my homework?"],
    ],
    right: [
      "What is your name?",
      "What you like is good.",
      "How nice are you!",
      "Do come in.",
      "I know where you live.",
      "Is he here or there?",
    ],
  },
  {
    id: "double-marks",
    level: "A2",
    topic: "full-stops",
    why: "“Etc.” has one full stop, and one mark ends a sentence.",
    pattern: ["etc { ..|...|.... } ,", "{ etc..|etc...|etc.... }"],
    fix: ({ marked }) => (marked[0]!.lower.startsWith("etc") ? "etc." : "."),
    wrong: [
      ["I like apples, bananas etc...", "I like apples, bananas etc."],
      ["We saw lions, bears, etc..", "We saw lions, bears, etc."],
    ],
    right: ["I like apples, bananas etc.", "Well... I like it.", "We saw lions, etc., in the zoo."],
  },
  {
    id: "also-comma-but",
    level: "B1",
    topic: "linking-words",
    why: "One linking word is enough: “although” or “but”, “because” or “so”.",
    pattern: [
      "^ although|though|because $subject|my|the|$name $any $any $any* $punctuation { but|so } $subject|my|the|$any",
      "^ although $any $any $any* $any? { but } $subject",
    ],
    fix: ({ marked, tokens }) => {
      const first = tokens[0]!.lower;
      const { lower } = marked[0]!;
      return (first === "because") === (lower === "so") ? "" : null;
    },
    wrong: [
      ["Although it was cold, but we went out.", "Although it was cold, we went out."],
      ["Because I was ill, so I stayed at home.", "Because I was ill, I stayed at home."],
    ],
    right: [
      "Although it was cold, we went out.",
      "It was cold but we went out.",
      "Because I was ill, I stayed at home.",
    ],
  },
  {
    id: "new-york-small",
    level: "A1",
    topic: "capital-letters",
    why: "Names of places begin with capital letters: “New York”, “South Africa”.",
    pattern: [
      "{ new york|zealand|delhi }",
      "{ south|north africa|america|korea }",
      "{ united states|kingdom }",
      "{ los angeles }",
      "{ buenos aires }",
      "{ great britain }",
      "{ saudi arabia }",
      "{ costa rica }",
      "{ hong kong }",
      "{ sri lanka }",
    ],
    fix: ({ marked }) =>
      marked.map(({ lower }) => lower.charAt(0).toUpperCase() + lower.slice(1)).join(" "),
    wrong: [
      ["My dream is to visit New york.", "My dream is to visit New York."],
      ["I live in new york", "I live in New York"],
      ["He comes from south Korea.", "He comes from South Korea."],
    ],
    right: ["I live in New York.", "We went south.", "He is from South Korea."],
  },
];
