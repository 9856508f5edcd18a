import { isUncountable } from "@saywell/english";
import { isPluralNoun } from "../pattern/subject";
import type { Token } from "../pattern/token";
import type { RuleSource } from "../rule";

/** What there is: the words up to the first noun behind this place. */
interface Thing {
  readonly first: string;
  readonly number: "one" | "many" | "much" | null;
}

const amounts =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|pounds?|dollars?|cents|met(?:re|er)s?|kilomet(?:re|er)s|miles|degrees|lit(?:re|er)s|kilos|grams|percent|per|hundred|thousand|million|%|crossroads|means|series|species|works|headquarters|lots|stairs|news|thanks)$/;
const manyOf =
  /^(?:few|lot|couple|number|hundred|dozen|thousand|million|great|good|variety|range|pair|handful|series|total|majority|large|huge|small|wide|growing|bunch|group|set|bit|maximum|minimum|billion|host|total)$/;

function thingAt(tokens: readonly Token[], from: number): Thing | null {
  let at = from;
  let first = tokens[at]?.lower ?? "";
  if (/^(?:a|an|another|one)$/.test(first) && manyOf.test(tokens[at + 1]?.lower ?? "")) {
    if (first !== "a" || tokens[at + 1]!.lower !== "lot" || tokens[at + 2]?.lower !== "of")
      return null;
    at += 3;
    first = "lots";
  } else if (first === "lots" && tokens[at + 1]?.lower === "of") at += 2;
  while (
    at < tokens.length &&
    (/^(?:ADJ|DET|NUM|ADV)$/.test(tokens[at]!.pos) ||
      /^(?:my|some|any|many|several|few|two)$/.test(tokens[at]!.lower)) &&
    !/^(?:here|there|now|today|always|not|then|too|also|still)$/.test(tokens[at]!.lower)
  )
    at += 1;
  while (
    tokens[at]?.pos === "NOUN" &&
    tokens[at + 1]?.pos === "NOUN" &&
    !/^(?:today|tonight|tomorrow|yesterday)$/.test(tokens[at + 1]!.lower)
  )
    at += 1;
  const noun = tokens[at];
  if (noun === undefined || noun.pos !== "NOUN") return null;
  const next = tokens[at + 1]?.lower ?? "";
  if (amounts.test(noun.lower) || /^(?:'s|')$/.test(next)) return null;
  // "There is bread and eggs" and "there are a table and a chair" are said both ways.
  if (
    /^(?:and|or|,|&)$/.test(next) &&
    first !== "lots" &&
    tokens.slice(at + 1).some(({ lower }) => lower === "and" || lower === "or")
  )
    return {
      first,
      number: /^(?:many|several|two|three|four|five|six|seven|eight|nine|ten)$/.test(first)
        ? "many"
        : null,
    };
  if (isPluralNoun(noun))
    return { first, number: /^(?:a|an|one|another|no)$/.test(first) ? null : "many" };
  if (/^(?:a|an|one|another)$/.test(first)) return { first, number: "one" };
  return { first, number: isUncountable(noun.lower) ? "much" : null };
}

/** "There is" and "there are" with the wrong number. */
export const thereIs: readonly RuleSource[] = [
  {
    id: "there-is-many",
    level: "A1",
    topic: "there-is-there-are",
    why: "For more than one thing we say “there are” or “there were”.",
    pattern: ["there $mid-adverb? { is|was } $word", "there $mid-adverb? { is|was } not|n't $word"],
    unless: ["who|what|which|where there is|was"],
    fix: ({ marked, tokens, match }) => {
      let from = match.markTo;
      if (/^(?:not|n't)$/.test(tokens[from]!.lower)) from += 1;
      if (/^(?:n't|the|this|that|more)$/.test(tokens[from]?.lower ?? "")) return null;
      if (thingAt(tokens, from)?.number !== "many") return null;
      return marked[0]!.lower === "is" ? "are" : "were";
    },
    wrong: [
      ["There is three rooms in my house.", "There are three rooms in my house."],
      ["there is many people", "there are many people"],
      ["There was two big dogs in the garden.", "There were two big dogs in the garden."],
      ["In my city there isn't many parks.", "In my city there aren't many parks."],
      ["There is a lot of shops near my house", "There are a lot of shops near my house"],
      ["There is beautiful beaches in my country.", "There are beautiful beaches in my country."],
    ],
    right: [
      "There is one room.",
      "There is ten percent off.",
      "There is five minutes left.",
      "There is a lot of water.",
      "There is a table and two chairs.",
      "There are three rooms.",
      "There is no more bread than that.",
      "There is a sports club here.",
    ],
  },
  {
    id: "there-are-one",
    level: "A1",
    topic: "there-is-there-are",
    why: "For one thing, or for what we do not count, we say “there is” or “there was”.",
    pattern: [
      "there $mid-adverb? { are|were } $word",
      "there $mid-adverb? { are|were } not|n't $word",
    ],
    fix: ({ marked, tokens, match }) => {
      let from = match.markTo;
      if (/^(?:not|n't)$/.test(tokens[from]!.lower)) from += 1;
      const thing = thingAt(tokens, from);
      if (thing === null || (thing.number !== "one" && thing.number !== "much")) return null;
      return marked[0]!.lower === "are" ? "is" : "was";
    },
    wrong: [
      ["There are a big park in my town.", "There is a big park in my town."],
      ["there are one bathroom", "there is one bathroom"],
      ["There were a problem with the train.", "There was a problem with the train."],
      ["There are no information about it.", "There is no information about it."],
      ["There are a lot of traffic today.", "There is a lot of traffic today."],
    ],
    right: [
      "There are a few shops.",
      "There are a lot of people.",
      "There are a table and a chair in the room.",
      "There are a hundred rooms.",
      "There are no shops here.",
      "There are people who like it.",
    ],
  },
  {
    id: "is-there-many",
    level: "A1",
    topic: "there-is-there-are",
    why: "For more than one thing we ask “Are there …?”, for one thing “Is there …?”",
    pattern: "{ is|are|was|were } n't? there $word",
    unless: ["$word&!$question-word&!and&!but&!people&!students&!rooms is|are there"],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!.lower;
      const at = tokens[match.markTo]!.lower === "n't" ? match.markTo + 2 : match.markTo + 1;
      const thing = thingAt(tokens, at);
      const asked = tokens[match.markFrom - 1]?.lower;
      if (thing === null || asked === "who" || asked === "where" || asked === "what") return null;
      if (thing.number === "many" && (verb === "is" || verb === "was"))
        return verb === "is" ? "are" : "were";
      if (thing.number === "one" && (verb === "are" || verb === "were"))
        return verb === "are" ? "is" : "was";
      return null;
    },
    wrong: [
      ["Is there any shops near here?", "Are there any shops near here?"],
      ["is there two bathrooms?", "are there two bathrooms?"],
      ["Are there a bank in this street?", "Is there a bank in this street?"],
    ],
    right: [
      "Is there a bank here?",
      "Are there any shops?",
      "Is there any milk?",
      "Who is there many times a week?",
      "My brother is there two days a week.",
    ],
  },
  {
    id: "how-many-is-there",
    level: "A1",
    topic: "there-is-there-are",
    why: "“How many” asks for more than one: “How many … are there?”",
    pattern: "how many $adjective? @NOUN { is|was } there",
    fix: ({ marked }) => (marked[0]!.lower === "is" ? "are" : "were"),
    wrong: [
      ["How many rooms is there?", "How many rooms are there?"],
      ["How many people was there?", "How many people were there?"],
    ],
    right: ["How many rooms are there?", "How much milk is there?"],
  },
  {
    id: "there-has",
    level: "A2",
    topic: "there-is-there-are",
    why: "For what a place has we say “there is” or “there are”.",
    pattern: [
      "^^ there { have|has } $word",
      "in|at|near|on my|our|the|this $adjective? city|town|village|street|house|room|school|flat|country|kitchen|park|area|neighbourhood|apartment there { have|has }",
    ],
    unless: [
      "there have|has n't|not|always|never|already|also|recently|only|just|long|since? been|to|come|gone|lived",
      "there have|has been|to|come|always|never|already|also|recently|only|just|long|not|n't|existed|appeared|arisen",
    ],
    fix: ({ tokens, match }) => {
      const thing = thingAt(tokens, match.markTo);
      return thing === null || thing.number === null
        ? null
        : thing.number === "many"
          ? "are"
          : "is";
    },
    wrong: [
      ["There have many shops in my town.", "There are many shops in my town."],
      ["there has a big park near my house", "there is a big park near my house"],
      ["In my city there have a museum.", "In my city there is a museum."],
    ],
    right: [
      "There have been many.",
      "There has never been a park here.",
      "The people there have a park.",
      "There is a park.",
    ],
  },
  {
    id: "in-my-city-has",
    level: "A1",
    topic: "there-is-there-are",
    why: "The subject is missing: “In my city there is a park.”",
    pattern: [
      "^ and|but|so? in|on|near|at my|our|the|this|her|his $adjective? city|town|village|street|house|room|school|flat|country|kitchen|area|neighbourhood|apartment|bedroom|garden|family|class|classroom|table|picture|photo { is|are|has|have } $word",
      "because|but|and|so in|near my|our|the|this city|town|village|street|house|room|school|flat|country|class { is|are|has|have } $word",
    ],
    fix: ({ marked, tokens, match }) => {
      const thing = thingAt(tokens, match.markTo);
      const isHave = marked[0]!.lower.startsWith("ha");
      if (
        /^(?:the|this|that|my|your|his|her|its|our|their|these|those)$/.test(thing?.first ?? "the")
      )
        return null;
      if (
        !isHave &&
        !/^(?:a|an|many|several|some|two|three|four|five|one|no|lots)$/.test(thing?.first ?? "")
      )
        return null;
      return thing === null || thing.number === null
        ? null
        : thing.number === "many"
          ? "there are"
          : "there is";
    },
    wrong: [
      ["In my city is a park.", "In my city there is a park."],
      ["In my town has many shops", "In my town there are many shops"],
      ["in my house are three rooms", "in my house there are three rooms"],
      [
        "I like it because in my city have a beach.",
        "I like it because in my city there is a beach.",
      ],
    ],
    right: [
      "In my city there is a park.",
      "The best place in my city is a park.",
      "In my room is the book that you want.",
      "Everyone in my class has a phone.",
      "What I like in my town is a small café.",
    ],
  },
  {
    id: "there-is-missing",
    level: "A1",
    topic: "there-is-there-are",
    why: "“It has” is for a thing. For what is in a place we say “there is” or “there are”.",
    pattern:
      "^^ { it has|have } many|a|some $adjective? people|person|problem|problems|accident|lot here|there|in|on|at",
    fix: ({ tokens, match }) =>
      /^(?:many|some)$/.test(tokens[match.markTo]!.lower) ? "there are" : "there is",
    wrong: [
      ["It has many people in the park.", "There are many people in the park."],
      ["it have a problem here", "there is a problem here"],
    ],
    right: ["It has many rooms.", "There are many people in the park.", "It has a garden."],
  },
  {
    id: "these-is",
    level: "A1",
    topic: "demonstratives",
    why: "“These” and “those” are for more than one: “these are”. “This” and “that” are for one.",
    pattern: [
      "^^ { these|those is|was } !$preposition",
      "what|who|how|where { is|was these|those } ,",
    ],
    fix: ({ marked }) => {
      const are = (verb: string) => (verb === "is" ? "are" : "were");
      return marked[0]!.lower.startsWith("th")
        ? `${marked[0]!.lower} ${are(marked[1]!.lower)}`
        : `${are(marked[0]!.lower)} ${marked[1]!.lower}`;
    },
    wrong: [
      ["These is my friends.", "These are my friends."],
      ["those was good days", "those were good days"],
      ["What is these?", "What are these?"],
    ],
    right: [
      "These are my friends.",
      "One of these is mine.",
      "What is this?",
      "What is these days called a phone was a camera.",
    ],
  },
  {
    id: "this-are",
    level: "A1",
    topic: "demonstratives",
    why: "“This” and “that” are for one. For more than one we say “these are” or “those are”.",
    pattern: ["^^ { this|that are|were } $word", "what|who { are|were this|that } ,"],
    unless: ["^^ that are|were $participle", "who|what are this|that $word"],
    fix: ({ marked, tokens, match }) => {
      if (
        match.from > 0 &&
        tokens[match.markFrom - 1]?.lower !== "hello" &&
        marked[0]!.lower === "that"
      )
        return null;
      const first = marked[0]!.lower;
      if (first === "are" || first === "were")
        return `${first === "are" ? "is" : "was"} ${marked[1]!.lower}`;
      if (tokens.some(({ lower }) => lower === "if" || lower === "wish")) return null;
      return (/^(?:a|an|not|n't|my|the)$/.test(tokens[match.markTo]!.lower) &&
        thingAt(tokens, match.markTo)?.number !== "many") ||
        tokens[match.markTo]!.pos === "PROPN"
        ? `${first} ${marked[1]!.lower === "are" ? "is" : "was"}`
        : `${first === "this" ? "these" : "those"} ${marked[1]!.lower}`;
    },
    wrong: [
      ["This are my parents.", "These are my parents."],
      ["this are a good book", "this is a good book"],
      ["That are my shoes.", "Those are my shoes."],
      ["What are this?", "What is this?"],
    ],
    right: [
      "These are my parents.",
      "The rooms like this are small.",
      "If this were true, I would know.",
      "The things that are here are old.",
      "What is that?",
    ],
  },
  {
    id: "in-my-country-exist",
    level: "B1",
    topic: "there-is-there-are",
    why: "For what exists somewhere we say “there is” or “there are”: “In my town there are many parks.”",
    pattern: [
      "^ in my|our|the|this|every|your $adjective? @NOUN|world $punctuation? { exist|exists } $word",
      "^ in $capital $punctuation? { exist|exists } $word",
      "^ and|but|so|also? { exist|exists } many|some|a|several|two|three|different|lots $word",
    ],
    fix: ({ tokens, match }) => {
      const number = thingAt(tokens, match.markTo)?.number ?? null;
      return number === null ? null : number === "many" ? "there are" : "there is";
    },
    wrong: [
      ["In my country exists many traditions.", "In my country there are many traditions."],
      ["In our town exist a big museum.", "In our town there is a big museum."],
      ["Exist many ways to learn.", "There are many ways to learn."],
    ],
    right: [
      "In my country many traditions exist.",
      "In my country there exist many traditions.",
      "In my dreams exist, at last, only you.",
    ],
  },
];
