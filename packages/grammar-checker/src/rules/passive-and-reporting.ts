import { mayBeFinite } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, isUnchanged, namesFinishedTime, participleOf, pastFormOf } from "./verb-fixes";

const people = "i|you|he|she|it|we|they";

/** What is mostly said of things: its base form is no noun and no adjective. */
const done =
  "finish|solve|postpone|cancel|repair|publish|deliver|replace|remove|translate|discover|improve|reduce|destroy|accept|reject|decide|forbid|invite|arrest|punish|prove|discuss|confirm|announce|protect|explain|organise|organize|prepare|upload|install|forget|find|improve|describe|produce|include|introduce|celebrate|damage|rebuild|renovate|restore|create|invent|choose|sell|send|teach|make";

/** The passive, and what people say. */
export const passiveAndReporting: readonly RuleSource[] = [
  {
    id: "was-build",
    level: "B1",
    topic: "passive",
    why: "After “be” the passive takes the third form: “was built”, “is made”.",
    pattern: [
      "was|were|been|being|is|are not|n't|also|always|often? { build|make|steal|break|write|take|give|eat|choose|sell|send|invite|teach|grow|speak|throw|create|invent|destroy|discover|kill|born|forget|paint|produce|publish } >(in|by|of|from|to|on|at|with|for|into|over)",
      "was|were|is|are not|n't|also|often? { cook|clean|use|paint|call|design|play|wash|repair|visit|help|direct|speak } by",
      "english|spanish|french|german|arabic|portuguese|language|languages is|are { speak }",
      "was|were|been not|n't|also|always|often? { stole|broke|wrote|took|gave|ate|chose|spoke|grew|threw|forgot|drove|stole|knew|began|did|saw }",
      "it|this|that|which|they|@NOUN is|was|are|were { make|made|build|steal|eat } of|by|in|from",
      "is|was|are|am|'m|'s { call|name } $capital",
      "the|my|his|her|our|their|this @NOUN was|were { stole|broke|build|make|steal|break|wrote|write|take|took|sell|choose|chose|eat|ate|send|destroy|create|kill|invent|discover }",
      "has|have been { $any-past-alone|build|make|steal|break|write|take|give|eat|choose|sell|send|create|kill|destroy|invite }",
      `it|this|that|which|they|everything|nothing|something|@NOUN has|have|had not|n't? already|just? been { ${done} } ,`,
      `it|this|that|which|they|everything|nothing|something|@NOUN has|have|had not|n't? already|just? been { ${done} } >(by|in|on|at|until|for|from|to|again|already|yet|twice|yesterday|today)`,
      `it|this|that|which|everything|@NOUN is|was|were|are not|n't? { ${done} } by|in|until|yesterday|yet|again`,
    ],
    unless: [
      "made of|by|in|from",
      "do|is|was to $word",
      "did|do|does was|is $mid-adverb? $word",
      "i|we|they|you|he|she was|were|is|are $mid-adverb? $word",
      "what|all|thing|job|goal|aim|plan|idea|dream|to is|was $word",
      "is|was $mid-adverb? make|build|give up",
      "what @NOUN was|is $word",
      "done is|was $word",
    ],
    fix: ({ marked }) => {
      const base = baseOfVerb(marked[0]!);
      if (base === undefined) return null;
      const participle = participleOf(base);
      return participle === marked[0]!.lower ? null : participle;
    },
    wrong: [
      ["The house was build in 1990.", "The house was built in 1990."],
      ["My phone was stole.", "My phone was stolen."],
      ["The table is make of wood.", "The table is made of wood."],
      ["the letter was wrote by my aunt", "the letter was written by my aunt"],
      ["It has been sell to my uncle.", "It has been sold to my uncle."],
      ["The meeting has been postpone.", "The meeting has been postponed."],
      ["The match was cancel yesterday.", "The match was cancelled yesterday."],
    ],
    right: [
      "The house was built in 1990.",
      "The idea is to build it.",
      "What she did was take the bus.",
      "All I did was write to him.",
      "My phone was broken.",
      "The work has been finished.",
      "All this has done is make in me a wish to go.",
    ],
  },
  {
    id: "base-on",
    level: "B1",
    topic: "passive",
    why: "After “be” the passive takes the third form: “It is based on a true story.”",
    pattern: "is|are|was|were|been mainly|only|mostly|not|n't? { base } on",
    unless: "$be $word? base on-",
    fix: "based",
    wrong: [
      ["The film is base on a true story.", "The film is based on a true story."],
      ["His books are mainly base on his life.", "His books are mainly based on his life."],
    ],
    right: ["The film is based on a true story.", "The base on the hill is old."],
  },
  {
    id: "was-happened",
    level: "B1",
    topic: "passive",
    why: "“Happen”, “die”, “arrive” and “appear” have no passive: “It happened”, “he died”.",
    pattern: [
      "{ was|were|is|are|am|been happened|died|arrived|appeared|disappeared|occurred|existed|seemed|belonged|consisted|depended|succeeded|agreed }",
      "{ was|were happen|die|arrive|appear|disappear|occur|exist|seem|belong|consist|depend }",
      "{ is|are happen|die|arrive|appear|occur|exist|seem|belong|consist|depend }",
      "{ am|is|are|was|were went|came|fell }",
      "{ was|were risen|rose }",
      "it { 's depend|consist|seem|happen|belong }",
    ],
    unless: [
      "do|did was|is $word",
      "what|all|where|who|that $word? $word? is|was|were happened|happen|happens",
      "is|was|are|were agreed",
      "is to $word",
      "been agreed|arrived",
      "way|thing|can do is|was $word",
      "what is $word",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[1]!;
      const base = baseOfVerb(verb);
      if (base === undefined) return null;
      if (
        /^(?:what|who|which|that)$/.test(tokens[match.markFrom - 1]?.lower ?? "") &&
        marked[0]!.lower === "is"
      )
        return null;
      if (marked[0]!.lower === "'s") return ` ${base}s`;
      if (
        verb.lower === base &&
        /^(?:is|are)$/.test(marked[0]!.lower) &&
        !namesFinishedTime(tokens)
      )
        return marked[0]!.lower === "is"
          ? /(?:s|x|z|ch|sh|o)$/.test(base)
            ? `${base}es`
            : `${base}s`
          : base;
      if (marked[0]!.lower === "been") return null;
      return isUnchanged(base) ? null : pastFormOf(base);
    },
    wrong: [
      ["It was happened last year.", "It happened last year."],
      ["His grandfather was died in May.", "His grandfather died in May."],
      ["The book is consist of ten parts.", "The book consists of ten parts."],
      ["the train was arrived late", "the train arrived late"],
      ["They are seem happy.", "They seem happy."],
    ],
    right: [
      "It happened last year.",
      "He has died.",
      "What she feared was happening.",
      "It was agreed that we go.",
      "All he could do was appear calm.",
    ],
  },
  {
    id: "said-me",
    level: "A2",
    topic: "say-and-tell",
    why: "We “tell” a person something. “Say” has no person behind it, or “to”: “She told me that …”",
    pattern: [
      `${people}|who|$relative|teacher|$name { said|say|says me|us|him|them } that|the|it|what|how|why|where|when|to|about|hello|yes|no|sorry|something|everything|nothing|my|his|your|a|he|she|they|i|we|you|not`,
      "can|could|please|will|would|to|n't|not|did|does|do|should|must you|he|she? please? { say me|us|him|them|her } $word",
      `${people}|who|$relative|$name { said|say|says her } that|the|to|about|everything|hello|he|she|i|we`,
    ],
    unless: ["say|said me too|neither|and|either", "said me|us and"],
    fix: ({ marked }) => {
      const verb = marked[0]!.lower;
      return `${verb === "said" ? "told" : verb === "says" ? "tells" : "tell"} ${marked[1]!.text}`;
    },
    wrong: [
      ["She said me that it is late.", "She told me that it is late."],
      ["My brother said us to wait.", "My brother told us to wait."],
      ["Can you say me your name?", "Can you tell me your name?"],
      ["he says me everything", "he tells me everything"],
      ["She said me that", "She told me that"],
    ],
    right: [
      "She told me that.",
      "She said me too",
      "Tom said me and Ana should go.",
      "She said to me that it was late.",
      "He said her name.",
    ],
  },
  {
    id: "told-that",
    level: "B1",
    topic: "say-and-tell",
    why: "“Tell” needs the person: “She told me that …”. Without a person we use “say”.",
    pattern: [
      `^^ ${people} { told|tells|tell } that|:`,
      "and|but he|she|they|we|i { told|tells } that",
      `^ my $relative { told|tells } that`,
      "^ the|my|our|his|her @NOUN { told|tells } that",
      "{ told|tell|tells to } me|us|him|her|them|$name",
      "^ $subject { told to } my|his|her|our @NOUN",
    ],
    unless: [
      "i|we|you tell that",
      "told that to",
      "$be|been told to",
      "told that story|joke|tale|lie",
      "tell|told to $word to|about .",
      "told to him|her ,",
    ],
    fix: ({ marked, tokens, match }) => {
      if (marked.length === 2) return marked[0]!.lower;
      const next = tokens[match.markTo + 1];
      if (
        next === undefined ||
        !/^(?:i|you|he|she|it|we|they|the|my|his|her|there|$)$/.test(next.lower)
      )
        return null;
      return ({ told: "said", tells: "says", tell: "say" } as Record<string, string>)[
        marked[0]!.lower
      ]!;
    },
    wrong: [
      ["He told that he was ill.", "He said that he was ill."],
      ["She told to me the truth.", "She told me the truth."],
      ["my mother told that I can go", "my mother said that I can go"],
      ["The manager told that the shop is closed.", "The manager said that the shop is closed."],
    ],
    right: [
      "He said that he was ill.",
      "She told me that.",
      "He told that story again.",
      "I was told that you left.",
      "The story he told to his son was long.",
    ],
  },
  {
    id: "asked-that-where",
    level: "B1",
    topic: "reported-speech",
    why: "Before a question word no “that” stands: “He asked me where I live.”",
    pattern: [
      "ask|asks|asked|wonder|wondered|know me|us|him|her|them? { that } what|where|why|how|when|who|if|whether",
      "asked|asks|ask { to me|him|her|us|them } if|what|where|why|how|that|to",
    ],
    unless: ["know that what|when|if|who|how|where"],
    fix: ({ marked }) => (marked.length === 1 ? "" : marked[1]!.text),
    wrong: [
      ["She asked me that where I live.", "She asked me where I live."],
      ["He asked that if I was hungry.", "He asked if I was hungry."],
      ["They asked to me if I was ready.", "They asked me if I was ready."],
    ],
    right: [
      "She asked me where I live.",
      "I know that when it rains we stay.",
      "He asked that we leave.",
    ],
  },
  {
    id: "have-been-risen",
    level: "B2",
    topic: "passive",
    why: "This verb has no passive, so no “been” stands before it: “Prices have risen.”",
    pattern:
      "have|has|had|'ve|'s not|n't|also|never? { been } risen|fallen|arrived|happened|died|appeared|disappeared|occurred|existed|become|emerged",
    unless: "been fallen|become out|upon",
    fix: "",
    wrong: [
      ["Prices have been risen a lot.", "Prices have risen a lot."],
      ["The bus has not been arrived yet.", "The bus has not arrived yet."],
    ],
    right: [
      "Prices have been raised a lot.",
      "It has been agreed.",
      "He has been gone for an hour.",
    ],
  },
  {
    id: "this-house-built",
    level: "B1",
    topic: "passive",
    why: "Somebody else did it, so the passive is needed, with “was” or “were”: “It was built in 1900.”",
    pattern: [
      "^ this|that|these|those|my|our $adjective? @NOUN {} built|founded|written|painted|invented|discovered|stolen|born|made in|by $number|$capital|the|a|my|an",
      "^ it {} built|founded|written|invented|stolen in|by $number|$capital|the|a|my|an",
      "^ the $adjective? house|building|church|bridge|castle|school|museum|tower|palace|city|town|hotel|telephone|radio {} built|founded|invented|discovered in|by $number .",
    ],
    unless: [
      "this|that|my|our|the $adjective? company|firm|team|father|mother|brother|sister|uncle|friend|family|country|government|people|friends|parents {} built|founded|opened|made|painted|invented|discovered",
    ],
    fix: ({ tokens, match }) =>
      // "This letter written by my aunt arrived": what may be a verb later makes a noun phrase of it.
      tokens.slice(match.markFrom + 1).some((token) => token.pos === "VERB" || mayBeFinite(token))
        ? null
        : /^(?:these|those)$/.test(tokens[match.from]!.lower) ||
            /[^s]s$/.test(tokens[match.markFrom - 1]!.lower)
          ? "were"
          : "was",
    wrong: [
      ["This house built in 1900.", "This house was built in 1900."],
      ["This book written by a doctor.", "This book was written by a doctor."],
      ["The bridge built in 1890.", "The bridge was built in 1890."],
    ],
    right: [
      "This house was built in 1900.",
      "This house built in 1900 is ours.",
      "This letter written by my aunt arrived yesterday.",
      "That hotel opened in 1990.",
      "The bridge built in 1890 collapsed.",
      "My painting painted in 1990 hangs there.",
      "My uncle built by the sea.",
      "This team founded in 1900 has never won.",
    ],
  },
];
