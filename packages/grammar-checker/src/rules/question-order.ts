import { doFor, hasFiniteLater, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, namesFinishedTime, pastFormOf, thirdOf } from "./verb-fixes";

const people = "i|you|he|she|it|we|they";
const knows =
  "know|knows|knew|understand|remember|tell|ask|asked|asks|say|explain|forget|forgot|wonder|wondered|see|idea|sure|told";

/** Questions without "do", with their words in the wrong order, and questions within sentences. */
export const questionOrder: readonly RuleSource[] = [
  {
    id: "where-is-working-he",
    level: "A2",
    topic: "question-forms",
    why: "Whoever does it stands between “be” and the verb: “Where is your husband working?”",
    pattern: [
      "^ and|but|so? where|when|why|how is|are|was|were { $any-ing you|he|she|they|we } .",
      "^ and|but|so? what is|are|was|were { doing|cooking|reading|eating|watching|drinking|saying|making you|he|she|they|we } .",
      `^ and|but|so? where|when|why|how is|are|was|were { $any-ing my|your|his|her|our|their $adjective? @NOUN } .`,
    ],
    fix: ({ marked, tokens }) =>
      tokens.at(-1)?.lower === "?"
        ? [...marked.slice(1), marked[0]!].map(({ text }) => text).join(" ")
        : null,
    wrong: [
      ["Where is working your husband?", "Where is your husband working?"],
      ["What are doing you?", "What are you doing?"],
      ["Why is crying your little girl?", "Why is your little girl crying?"],
    ],
    right: [
      "Where is your husband working?",
      "What is boring you?",
      "How is learning the language?",
      "Why is swimming the best sport?",
      "What is worrying you?",
    ],
  },
  {
    id: "where-you-live",
    level: "A1",
    topic: "question-forms",
    why: "Questions need “do”, “does” or “did”: “Where do you live?”",
    pattern: [
      `^ and|but|so|hello|hi|then|ok? $punctuation? what|where|when|why|how|who { ${people}|people $mid-adverb? $any-base|$any-third|$any-past-not-base }`,
      `^ and|but|so? what|how|which time|many|much|often|long|far|kind|type|sport|food|music|film|colour|book|animal|language|languages|subject of? $word? { you|he|she|it|they|we|people $any-base|$any-third|$any-past-not-base }`,
      "^ and|but|so? where|when|why|how|what { my|your|his|her|our|their|the|this @NOUN $any-base|$any-third }",
      "^ and|but|so? what|which time|day|kind|language|languages|food|music|sport|sports { my|your|his|her|our|their|the|this $adjective? @NOUN $any-base|$any-third }",
    ],
    fix: ({ marked, tokens, match }) => {
      if (tokens.at(-1)?.lower !== "?") {
        // Without its mark it is a question where nothing but what is asked follows.
        if (
          tokens.length - match.markTo > 1 ||
          marked[0]!.lower !== "you" ||
          tokens[match.markFrom - 1]!.lower !== "where"
        )
          return null;
        if (!/^(?:live|work|study|go)$/.test(marked.at(-1)!.lower)) return null;
      }
      if (hasFiniteLater(tokens, match.markTo)) return null;
      if (tokens.slice(match.markTo).some(({ lower }) => lower === ",")) return null;
      if (
        tokens
          .slice(0, match.markFrom)
          .some(({ pos, lower }) => pos === "AUX" || /^(?:do|did|does|can|should)$/.test(lower))
      )
        return null;
      const verb = marked.at(-1)!;
      const base = baseOfVerb(verb);
      if (base === undefined) return null;
      const next = tokens[match.markTo];
      // "Why she didn't come?", "What you have done?": their verb stands before whoever does it.
      if (next !== undefined && /^(?:not|n't|nt)$/.test(next.lower)) return null;
      if (
        base === "have" &&
        next !== undefined &&
        (next.lower === "been" || baseAs("participle", next) !== undefined)
      )
        return null;
      const first = marked[0]!.lower;
      if (
        first === "people" &&
        /^(?:much|many|which|what|other|of)$/.test(tokens[match.markFrom - 1]!.lower)
      )
        return null;
      const isNoun = /^(?:my|your|his|her|our|their|the|this)$/.test(first);
      const subject = subjectBefore(tokens, match.markTo - 1);
      const isPast = baseAs("past", verb) !== undefined && baseAs("base", verb) === undefined;
      const auxiliary =
        isPast || namesFinishedTime(tokens)
          ? "did"
          : first === "people"
            ? "do"
            : isNoun && subject === null
              ? baseAs("third", verb) === undefined
                ? "do"
                : "does"
              : doFor(subject?.person ?? (/^(?:he|she|it)$/.test(first) ? "singular" : "plural"));
      return `${auxiliary} ${marked
        .slice(0, -1)
        .map(({ text }) => text)
        .join(" ")} ${base}`;
    },
    wrong: [
      ["Where you live?", "Where do you live?"],
      ["How you say this in English?", "How do you say this in English?"],
      ["What she wants?", "What does she want?"],
      ["What time he gets up?", "What time does he get up?"],
      ["What time the film starts?", "What time does the film start?"],
      ["where you work", "where do you work"],
      ["Who you met at the party?", "Who did you meet at the party?"],
      ["Where you went yesterday?", "Where did you go yesterday?"],
      ["Where your brother lives?", "Where does your brother live?"],
    ],
    right: [
      "Where do you live?",
      "How you say it is important.",
      "What you eat matters, doesn't it?",
      "When you come home, do you cook?",
      "What we know is little.",
      "Why she didn't come is unclear, isn't it?",
      "When he comes, will you go?",
    ],
  },
  {
    id: "you-like-question",
    level: "A1",
    topic: "question-forms",
    why: "Questions need “do”: “Do you like tea?”",
    pattern:
      "^ and|but|hi|hello? $punctuation? {} you like|want|have|live|speak|know|play|eat|drink|study|work|need $word",
    fix: ({ tokens, match }) => {
      if (tokens.at(-1)?.lower !== "?") return null;
      const rest = tokens.slice(match.markFrom);
      if (
        rest.some(
          ({ lower, pos }) =>
            (pos === "PUNCT" && lower !== "?") ||
            /^(?:right|do|don't|did|are|what|and|but|or|yes|huh|to|got|been)$/.test(lower),
        )
      )
        return null;
      return "do";
    },
    wrong: [
      ["You like tea?", "Do you like tea?"],
      ["you have a brother?", "do you have a brother?"],
      ["And you play the guitar?", "And do you play the guitar?"],
    ],
    right: ["Do you like tea?", "You like tea, don't you?", "You like it, right?"],
  },
  {
    id: "where-you-are",
    level: "A1",
    topic: "question-forms",
    why: "In a question “be”, “can” and “will” stand before whoever does it: “Where are you?”",
    pattern: [
      `^ and|but|so|hi|hello? $punctuation? what|where|when|why|how|who { ${people} am|are|is|was|were|can|will|should|could }`,
      `^ and|but|so? how|what old|time|colour|many|much|tall|far|long|often|are { ${people} am|are|is|was|were|can|will|should }`,
      `^ and|but|so? why|where|how|when|what { ${people} ca|wo|is|are n't }`,
    ],
    fix: ({ marked, tokens, match }) => {
      if (tokens.at(-1)?.lower !== "?" || hasFiniteLater(tokens, match.markTo)) return null;
      if (tokens.slice(match.markTo).some(({ lower }) => lower === ",")) return null;
      const who = marked[0]!.text;
      const verb = marked
        .slice(1)
        .map(({ text }) => text)
        .join("");
      return `${verb.toLowerCase()} ${who}`;
    },
    wrong: [
      ["Where you are?", "Where are you?"],
      ["How old you are?", "How old are you?"],
      ["What time it is?", "What time is it?"],
      ["Why she is sad?", "Why is she sad?"],
      ["what I can do?", "what can I do?"],
    ],
    right: [
      "Where are you?",
      "Where you are, is it cold?",
      "What he is doing is odd, isn't it?",
      "How old are you?",
    ],
  },
  {
    id: "where-the-station-is",
    level: "A1",
    topic: "question-forms",
    why: "In a question “is” and “are” stand before the thing: “Where is the station?”",
    pattern:
      "^ where|how|what|who|when { the|my|your|his|her $adjective? @NOUN is|are|was|were } .",
    fix: ({ marked, tokens }) =>
      tokens.at(-1)?.lower === "?"
        ? `${marked.at(-1)!.lower} ${marked
            .slice(0, -1)
            .map(({ text }) => text)
            .join(" ")}`
        : null,
    wrong: [
      ["Where the station is?", "Where is the station?"],
      ["what your name is?", "what is your name?"],
      ["How your mother is?", "How is your mother?"],
    ],
    right: ["Where is the station?", "I know where the station is."],
  },
  {
    id: "what-means",
    level: "A1",
    topic: "question-forms",
    why: "We ask “What does … mean?”",
    pattern: ["^ { what does|is|do this|that|it means }", "^ { what this|that|it mean|means } ."],
    unless: ["what means of|do|did|are|were|have|can", "what mean $plural", "what does $word mean"],
    fix: ({ marked }) => {
      if (marked.length === 4) return `${marked[0]!.text} does ${marked[2]!.lower} mean`;
      if (marked.length === 3 && /^(?:this|that|it)$/.test(marked[1]!.lower))
        return `${marked[0]!.text} does ${marked[1]!.lower} mean`;
      return null;
    },
    wrong: [
      ["What does it means?", "What does it mean?"],
      ["what this mean?", "what does this mean?"],
      ["What is that means?", "What does that mean?"],
    ],
    right: ["What does it mean?", "What means of transport do you use?", "What it means is clear."],
  },
  {
    id: "what-means-this",
    level: "A1",
    topic: "question-forms",
    why: "We ask “What does this mean?”, with “does” and the verb at the end.",
    pattern: [
      "^ and|but|hi|hello? $punctuation? { what means|mean $word $word? $word? } .",
      "^ and|but? { how|where|when|why works|lives|goes|comes|starts|begins this|that|it|your|the|he|she|my $word? } .",
      "^ and|but? how { much cost|costs this|that|it|the|a|these $word? } .",
    ],
    unless: "what means of|do",
    fix: ({ marked, tokens }) => {
      const isMuch = marked[0]!.lower === "much";
      const verb = baseOfVerb(marked[1]!) ?? "mean";
      const rest = marked.slice(2);
      if (rest.some(({ pos, lower }) => pos === "PUNCT" || /^(?:is|are|do|does|in)$/.test(lower)))
        return null;
      if (tokens.at(-1)?.lower !== "?" && rest.length > 2) return null;
      return `${marked[0]!.text} ${isMuch && /^(?:these|those)$/.test(rest[0]!.lower) ? "do" : "does"} ${rest.map(({ text }) => text).join(" ")} ${verb}`;
    },
    wrong: [
      ["What means this?", "What does this mean?"],
      ["What means this word?", "What does this word mean?"],
      ["How works this machine?", "How does this machine work?"],
      ["where lives your brother?", "where does your brother live?"],
    ],
    right: ["What does this mean?", "What means do you have?", "Where does he live?"],
  },
  {
    id: "i-know-where-is-he",
    level: "B1",
    topic: "indirect-questions",
    why: "Within a sentence the order is as in a statement: “I don't know where he is.”",
    pattern: [
      `${knows} me|us|him|her|you? what|where|who|how|why|when { is|are|was|were he|she|it|they|you|we } ,`,
      `${knows} me|us|him|her|you? what|who { is|are this|that|these|those } ,`,
      `${knows} me|us|him|her|you? how old { is|are|was|were he|she|it|they|you } ,`,
      `${knows} me|us|him|her|you? what time { is|was it } ,`,
      `${knows} me|us|him|her|you? what|where|who|how { is|was|are the|my|your|his|her|this $adjective? @NOUN @NOUN? } ,`,
    ],
    fix: ({ marked, tokens, match }) => {
      if (tokens[match.from - 1]?.lower === ",") return null;
      return `${marked
        .slice(1)
        .map(({ text }) => text)
        .join(" ")} ${marked[0]!.lower}`;
    },
    wrong: [
      ["I don't know where is he.", "I don't know where he is."],
      ["Can you tell me what time is it?", "Can you tell me what time it is?"],
      ["Do you know where is the station?", "Do you know where the station is?"],
      ["she asked me how old are you", "she asked me how old you are"],
    ],
    right: [
      "I don't know where he is.",
      "Ask: where is he?",
      "I know who is here.",
      "Tell me what is new.",
    ],
  },
  {
    id: "asked-if-can-i",
    level: "B1",
    topic: "indirect-questions",
    why: "Behind “if” and “whether” the order is as in a statement: “He asked if I could come.”",
    pattern: [
      "know|knows|knew|ask|asked|asks|asking|wonder|wondered|wonders|wondering|see|sure|remember me|him|her|us|them|you? if|whether { can|could|will|would|should|must|may i|you|he|she|it|we|they } $any-base|be|not",
      "know|knows|knew|ask|asked|asks|asking|wonder|wondered|wonders|wondering|sure|remember me|him|her|us|them|you? if|whether { am|is|are|was|were i|you|he|she|it|we|they|there }",
      "know|knows|knew|ask|asked|asks|asking|wonder|wondered|wonders|wondering|sure|remember me|him|her|us|them|you? if|whether { have|has|had i|you|he|she|it|we|they } ever|already|not|never? $any-participle|been",
      "know|knows|knew|ask|asked|asks|asking|wonder|wondered|wonders|wondering|sure|remember me|him|her|us|them|you? if|whether { do|does|did i|you|he|she|it|we|they $any-base }",
    ],
    fix: ({ marked }) => {
      const [auxiliary, who, verb] = marked;
      const name = who!.lower === "i" ? "I" : who!.lower;
      if (verb === undefined) return `${name} ${auxiliary!.lower}`;
      const base = verb.lower;
      if (auxiliary!.lower === "did") return `${name} ${pastFormOf(base)}`;
      return `${name} ${auxiliary!.lower === "does" ? thirdOf(base) : base}`;
    },
    wrong: [
      ["He asked me if can I come.", "He asked me if I can come."],
      ["I don't know if is it true.", "I don't know if it is true."],
      ["She asked if did he call.", "She asked if he called."],
      ["I wonder whether has she left.", "I wonder whether she has left."],
      ["Do you know if is there a bank here?", "Do you know if there is a bank here?"],
    ],
    right: [
      "He asked me if I can come.",
      "I don't know if it is true.",
      "If I can come, can you?",
      "Ask me if need be.",
      "I wondered if, had I known, I would have gone.",
    ],
  },
  {
    id: "i-know-where-does-he",
    level: "B1",
    topic: "indirect-questions",
    why: "Within a sentence no “do” is needed: “I don't know where he lives.”",
    pattern: [
      `${knows} me|us|him|her|you? what|where|how|why|when { do|does|did i|you|he|she|it|we|they $any-base }`,
      `${knows} me|us|him|her|you? what|where|how|why|when time|much|often|long? { do|does|did the|my|your|his|her|our|their|this $adjective? @NOUN $any-base }`,
      `${knows} me|us|him|her|you? how|what|which much|many|long|often|far|time|kind { do|does|did i|you|he|she|it|we|they $any-base }`,
      `${knows} me|us|him|her|you? what|where|how|why|when { can|will|should|could i|you|he|she|it|we|they } $any-base`,
      `${knows} me|us|him|her|you? that { do|does|did i|you|he|she|we|they $any-base }`,
    ],
    unless: [", $question-word $word", "you see|know , $question-word"],
    fix: ({ marked }) => {
      const who = marked[1]!;
      if (/^(?:the|my|your|his|her|our|their|this)$/.test(who.lower)) {
        const thing = marked
          .slice(1, -1)
          .map(({ text }) => text)
          .join(" ");
        const verb = marked.at(-1)!.lower;
        const does = { do: verb, does: thirdOf(verb), did: pastFormOf(verb) };
        return `${thing} ${does[marked[0]!.lower as "do" | "does" | "did"]}`;
      }
      if (marked.length === 2) return `${who.text} ${marked[0]!.lower}`;
      const base = marked[2]!;
      if (marked[0]!.lower === "did") return `${who.text} ${pastFormOf(base.lower)}`;
      return marked[0]!.lower === "does"
        ? `${who.text} ${thirdOf(base.lower)}`
        : `${who.text} ${base.lower}`;
    },
    wrong: [
      ["I don't know where does he live.", "I don't know where he lives."],
      ["Can you tell me what do you want?", "Can you tell me what you want?"],
      ["Do you know what time does the train leave?", "Do you know what time the train leaves?"],
      ["I would like to know how much does it cost.", "I would like to know how much it costs."],
      ["I don't know what can I do.", "I don't know what I can do."],
    ],
    right: [
      "I don't know where he lives.",
      "Now I ask: what do you want?",
      "I know what to do.",
      "Do you know what I want?",
    ],
  },
  {
    id: "why-you-dont",
    level: "A2",
    topic: "question-forms",
    why: "In a question “don't” stands before whoever does it: “Why don't you come?”",
    pattern:
      "^ and|but|so? why|how|what|where { you|he|she|they|we|i do|does|did n't|not } $any-base",
    fix: ({ marked, tokens, match }) => {
      if (
        tokens.at(-1)?.lower !== "?" ||
        hasFiniteLater(tokens, match.markTo) ||
        tokens.slice(match.markTo).some(({ lower }) => lower === ",")
      )
        return null;
      return marked[2]!.lower === "n't"
        ? `${marked[1]!.lower}n't ${marked[0]!.text}`
        : `${marked[1]!.lower} ${marked[0]!.text} not`;
    },
    wrong: [
      ["Why you don't come?", "Why don't you come?"],
      ["why she doesn't like me?", "why doesn't she like me?"],
      ["Why they didn't call?", "Why didn't they call?"],
    ],
    right: [
      "Why don't you come?",
      "I know why you don't come.",
      "What you don't know is this, isn't it?",
    ],
  },
  {
    id: "who-does-live",
    level: "B1",
    topic: "tag-questions",
    why: "The tag repeats the verb of the sentence: “You like it, don't you?”, “She is here, isn't she?”",
    pattern: [
      "^ i|you|we|they $any-base $word+ $punctuation { is|are n't it|you|they } .",
      "^ he|she|it $any-third&!has $word+ $punctuation { is n't it|he|she } .",
      "^ he|she|it is $word+ $punctuation { does n't he|she|it } .",
      "^ you|they|we are $word+ $punctuation { do n't you|they|we|it } .",
      "^ i|you|we|they can $word+ $punctuation { do|is n't i|you|we|they|it } .",
    ],
    fix: ({ tokens, match }) => {
      const who = tokens[match.from]!;
      const verb = tokens[match.from + 1]!.lower;
      const auxiliary =
        verb === "can"
          ? "can't"
          : /^(?:is|are)$/.test(verb)
            ? `${verb}n't`
            : /^(?:he|she|it)$/.test(who.lower)
              ? "doesn't"
              : "don't";
      return `${auxiliary} ${who.lower === "i" ? "I" : who.lower}`;
    },
    wrong: [
      ["You like tea, isn't it?", "You like tea, don't you?"],
      ["She lives here, isn't she?", "She lives here, doesn't she?"],
      ["They are nice, don't they?", "They are nice, aren't they?"],
      ["You can swim, isn't it?", "You can swim, can't you?"],
    ],
    right: ["You like tea, don't you?", "She is here, isn't she?", "It looks nice, doesn't it?"],
  },
  {
    id: "did-who",
    level: "A2",
    topic: "question-forms",
    why: "With “did” the question word stands first: “What did you do?”",
    pattern: [
      `^ { did|do|does you|he|she|they|we $any-base what|where|when|why } .`,
      "^ { are|is you|he|she|they $any-ing what|where } .",
    ],
    fix: ({ marked }) =>
      `${marked.at(-1)!.lower} ${marked
        .slice(0, -1)
        .map(({ lower }) => lower)
        .join(" ")}`,
    wrong: [
      ["Do you live where?", "Where do you live?"],
      ["did you go when?", "when did you go?"],
    ],
    right: ["Where do you live?", "Do you know why?"],
    unless: ["know|see|remember|understand|ask|tell|wonder|explain|say $question-word"],
  },
];
