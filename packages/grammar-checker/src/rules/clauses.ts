import { hasFiniteLater, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import {
  baseOfVerb,
  ingOf,
  isUnchanged,
  namesFinishedTime,
  participleOf,
  pastFormOf,
} from "./verb-fixes";

const people = "i|you|he|she|it|we|they";

/** "Used to", conditionals, wishes, the passive and what people say. */
export const clauses: readonly RuleSource[] = [
  {
    id: "use-to-lived",
    level: "B1",
    topic: "used-to",
    why: "What was so in the past is “used to” with the base form: “I used to live”.",
    pattern: [
      `${people}|people { use|uses|used to $any-past-not-base|$any-participle-alone }`,
      `${people}|people { am|is|are|was|were used to live|work|play|go|be|get|have|smoke|study|think|eat }`,
      "i|we|they|you|he|she { use to live|be|have|play|go|work|smoke|study|think|eat|visit|drink|watch|like|love|hate|spend }",
    ],
    unless: [
      "do|does|did n't|not? $subject? use to",
      "did n't|not use to",
      "@NOUN|that|which|it|what $subject use to",
      "use to be $any-participle",
      "used to $any-past-not-base $any-base",
    ],
    fix: ({ marked }) => {
      const base = marked.at(-1)!.lower === "be" ? "be" : baseOfVerb(marked.at(-1)!);
      return base === undefined ? null : `used to ${base}`;
    },
    wrong: [
      ["I use to lived in Spain.", "I used to live in Spain."],
      ["She used to went there every summer.", "She used to go there every summer."],
      ["they used to had a dog", "they used to have a dog"],
      ["We was used to play here.", "We used to play here."],
    ],
    right: [
      "I used to live in Spain.",
      "I am used to getting up early.",
      "Did you use to live here?",
      "The knife is used to cut bread.",
      "I use it to eat.",
    ],
  },
  {
    id: "am-used-to-base",
    level: "B1",
    topic: "used-to",
    why: "After “get used to” the verb takes -ing: “I am getting used to living here.”",
    pattern: [
      "get|gets|got|getting|am|'m used to { $common-base&!$noun-too|live|work|drive|sleep|study|cook|walk|wake|get }",
      "look|looking|looks|looked forward to { $common-base&!$noun-too|visit|work|travel|start|meet|play }",
    ],
    unless: ["to work|sleep|study|travel ,", "am|'m used to live|play|go|be|smoke|eat"],
    fix: ({ marked }) => ingOf(baseOfVerb(marked[0]!) ?? marked[0]!.lower),
    wrong: [
      ["I got used to live here.", "I got used to living here."],
      ["I look forward to see you.", "I look forward to seeing you."],
      ["she is looking forward to meet him", "she is looking forward to meeting him"],
    ],
    right: [
      "I got used to living here.",
      "I look forward to lunch.",
      "I used to live here.",
      "We look forward to your visit.",
    ],
  },
  {
    id: "if-will",
    level: "B1",
    topic: "first-conditional",
    why: "After “if” the verb stands in the present, also for the future: “If I have time, …”",
    pattern: [
      "^ and|but|so? if $subject { will|'ll not|n't? $any-base|be }",
      "^ and|but|so? if it|there|the|my { will|'ll not|n't? $any-base|be }",
      "^ and|but|so? if my|the|his|her|our @NOUN { will not|n't? $any-base|be }",
      "$subject will|'ll $word* $word* if $subject { will|'ll not|n't? $any-base|be }",
      "^ when|after|before|until|unless $subject { will|'ll $any-base|be } $word* $word* $punctuation? $subject will|'ll|can",
      "$subject will|'ll $word+ when|after|before|until|unless $subject { will|'ll $any-base|be }",
    ],
    unless: [
      "know|wonder|ask|see|sure|doubt|asked|question|tell|say $word? if|when $word $word",
      "if|when you|it will help|please|excuse|forgive|allow|do",
      "when will",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked.at(-1)!;
      const subject = subjectBefore(tokens, match.markFrom);
      const before = tokens[match.markFrom - 1]!;
      if (
        tokens
          .slice(0, match.markFrom)
          .some(({ lower }) => /^(?:know|wonder|ask|asked|sure)$/.test(lower))
      )
        return null;
      const singular = subject?.person === "singular" || /^(?:he|she|it)$/.test(before.lower);
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      if (marked.length === 3) {
        if (verb.lower === "be") return null;
        return `${space}${singular ? "does" : "do"}n't ${verb.lower}`;
      }
      if (verb.lower === "be")
        return `${space}${before.lower === "i" ? "am" : singular || before.lower === "there" ? "is" : "are"}`;
      const base = baseAs("base", verb)!;
      return `${space}${singular ? (base === "have" ? "has" : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`) : base}`;
    },
    wrong: [
      ["If I will have time I will come.", "If I have time I will come."],
      ["If it will rain, we will stay at home.", "If it rains, we will stay at home."],
      ["I will call you if she will come.", "I will call you if she comes."],
      ["When I will be rich, I will buy a house.", "When I am rich, I will buy a house."],
      ["If I will have time I come", "If I have time I come"],
    ],
    right: [
      "If I have time, I will come.",
      "I wonder if I will have time",
      "If it will help, I will come",
      "When will you come?",
      "I don't know when I will be back.",
      "Do you know if she will come?",
    ],
  },
  {
    id: "if-would",
    level: "B2",
    topic: "third-conditional",
    why: "After “if” no “would” stands: “If I had time …”, “If I had known …”",
    pattern: [
      "if $subject { would|'d have $any-participle|been }",
      "if $subject { would be|have|know|go|win|live|get|see|come|do|find|speak|need|want|buy|study|lose }",
      "if $subject { would not|n't have $any-participle|been }",
    ],
    unless: [
      "if you would",
      "wonder|know|ask|asked|wondered|knew|sure|see|tell|told|doubt|question if $word $word",
      "as if $word $word",
      "would like|mind|please",
      "even|only if $word would",
    ],
    fix: ({ marked, tokens, match }) => {
      if (
        tokens
          .slice(0, match.markFrom)
          .some(({ lower }) => /^(?:wonder|ask|asked|wondered|know|knew|said|told|as)$/.test(lower))
      )
        return null;
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      const verb = marked.at(-1)!;
      if (verb.lower === "have" && baseAs("participle", tokens[match.markTo] ?? verb) !== undefined)
        return null;
      if (tokens[match.markTo]?.lower === "been") return null;
      if (marked.length === 2)
        return verb.lower === "be" ? "were" : pastFormOf(baseAs("base", verb)!);
      const participle = verb.lower;
      return marked.length === 3
        ? `${space}had ${participle}`
        : `had${marked[1]!.lower === "not" ? " not" : "n't"} ${participle}`;
    },
    wrong: [
      ["If I would have known, I would have come.", "If I had known, I would have come."],
      ["If I would have time, I would help you.", "If I had time, I would help you."],
      ["I would be happy if she would come.", "I would be happy if she came."],
      ["if i would be rich i would travel", "if i were rich i would travel"],
    ],
    right: [
      "If I had known, I would have come.",
      "I asked if he would come.",
      "If you would wait here, please.",
      "It looked as if it would rain.",
    ],
  },
  {
    id: "if-i-had-will",
    level: "B1",
    topic: "second-conditional",
    why: "After “if” and the past comes “would”: “If I had money, I would buy it.”",
    pattern:
      "^ if $subject $any-past-not-base|were $word* $punctuation? i|you|he|she|we|they|it { will|'ll } $any-base|be",
    unless: ["if $subject said|told|thought|knew|left|arrived|asked"],
    fix: ({ marked, tokens }) =>
      tokens.some(({ lower }) => /^(?:yesterday|already|last|has|have|that)$/.test(lower))
        ? null
        : marked[0]!.lower === "'ll"
          ? " would"
          : "would",
    wrong: [
      ["If I had money I will buy a car.", "If I had money I would buy a car."],
      ["If I were rich, I will travel.", "If I were rich, I would travel."],
      ["if she lived here, we will be happy", "if she lived here, we would be happy"],
    ],
    right: [
      "If I had money, I would buy it.",
      "If he left yesterday, he will be here soon.",
      "If I have time, I will come.",
    ],
  },
  {
    id: "i-wish-will",
    level: "B2",
    topic: "wishes",
    why: "After “I wish” the verb stands in the past: “I wish I had”, “I wish I could”.",
    pattern: [
      "wish|wishes that? $subject { can|will|have|has|am|is|are|know|knows|live|lives|speak|'m|do|does|don|'ll }",
    ],
    unless: ["wish you have", "wish $subject do|does|have|has n't|not"],
    fix: ({ marked, tokens, match }) => {
      const who = tokens[match.markFrom - 1]!.lower;
      const known: Record<string, string> = {
        can: "could",
        will: "would",
        have: "had",
        has: "had",
        am: "were",
        is: "were",
        are: "were",
        know: "knew",
        knows: "knew",
        live: "lived",
        lives: "lived",
        speak: "spoke",
      };
      if (who === "you" && marked[0]!.lower === "have") return null;
      return known[marked[0]!.lower] ?? null;
    },
    wrong: [
      ["I wish I can fly.", "I wish I could fly."],
      ["I wish I have more time.", "I wish I had more time."],
      ["she wishes she is taller", "she wishes she were taller"],
    ],
    right: ["I wish I could fly.", "I wish you a nice day.", "I wish I had more time."],
  },
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
    ],
    unless: [
      "made of|by|in|from",
      "do|is|was to $word",
      "did|do|does was|is $mid-adverb? $word",
      "i|we|they|you|he|she was|were|is|are $mid-adverb? $word",
      "what|all|thing|job|goal|aim|plan|idea|dream|to is|was $word",
      "is|was $mid-adverb? make|build|give up",
      "what @NOUN was|is $word",
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
    ],
    right: [
      "The house was built in 1990.",
      "The idea is to build it.",
      "What she did was take the bus.",
      "All I did was write to him.",
      "My phone was broken.",
    ],
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
      "{ told|tell|tells to } me|us|him|her|them|$name",
      "^ $subject { told to } my|his|her|our @NOUN",
      "{ explained|explain|explains } me|us|him|her|them the|that|how|why|what|it|everything|my",
    ],
    unless: [
      "i|we|you tell that",
      "told that to",
      "told that story|joke|tale|lie",
      "tell|told to $word to|about .",
      "told to him|her ,",
    ],
    fix: ({ marked, tokens, match }) => {
      if (marked.length === 2) return marked[0]!.lower;
      if (marked[0]!.lower.startsWith('expl')) return `${marked[0]!.lower} to`;
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
      ["The teacher explained us the rule.", "The teacher explained to us the rule."],
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
    id: "double-subject",
    level: "A2",
    topic: "missing-subject",
    why: "One subject is enough: “My mother is …”, not “My mother she is …”.",
    pattern: [
      "^ and|but|hi|hello? $punctuation? my|his|her|our $adjective? $relative { he|she|it } is|has|was|$any-third|can|will|always|had|went|does|never|also|usually|often|do|have|like|live|work",
      "^ my|our|his|her|the|these parents|friends|children|people|brothers|sisters|students|teachers { they } are|have|were|like|live|work|love|can|will|always|want|play|go|study|had|went|do|never|also|usually|is|has",
      "^ the|my|this|our $adjective? house|book|film|city|school|room|food|weather|job|country|movie|dog|cat|car|town|teacher|boy|girl|man|woman { it|he|she } is|has|was|likes|lives|works|can|will|always",
    ],
    unless: [
      "^ my|the|our|his|her $word he|she|they $word $word? $word? $word? is|are|was|has|costs|helps",
    ],
    fix: ({ tokens, match }) =>
      hasFiniteLater(tokens, match.markTo + 1) ||
      tokens.slice(match.markTo + 1).some((token) => baseAs("third", token) !== undefined)
        ? null
        : "",
    wrong: [
      ["My mother she is a doctor.", "My mother is a doctor."],
      ["my brother he likes football", "my brother likes football"],
      ["My parents they are very kind.", "My parents are very kind."],
      ["The film it was very long.", "The film was very long."],
    ],
    right: [
      "My mother is a doctor.",
      "The book he likes is here.",
      "My friends and they are here.",
      "The girl he likes lives here.",
    ],
  },
  {
    id: "is-raining",
    level: "A1",
    topic: "missing-subject",
    why: "A sentence needs a subject: “It is raining.”",
    pattern: [
      "^ and|but|so|yes|no|because? $punctuation? { is|was not|n't? raining|snowing|sunny|cloudy|windy|hot|cold|warm|very|important|difficult|easy|possible|necessary|impossible|interesting|too|so|better|nice|good|ok|true|funny|expensive|beautiful|great|fun|a|an|the|my|not }",
      "^ in|at my|our|the|this? $adjective? city|town|village|street|house|room|school|country|class|winter|summer|spring|autumn|morning|evening|$month { is|was very|so|too|always? $common-adjective }",
      "because|but|and { is|was very|so|too|cold|hot|important|difficult|easy|good|nice|beautiful|interesting|raining|my|a|cheap|expensive|big|small|fun|funny|delicious|necessary|boring|near|far }",
      "because|that|think|if|when|but { is|was|'s } cold|hot|important|difficult|easy|good|nice|beautiful|interesting|raining|very|a|my|the",
    ],
    fix: ({ marked, tokens, match }) => {
      if (tokens.at(-1)?.lower === "?" || tokens.length < 3) return null;
      const before = tokens[match.markFrom - 1]?.lower;
      if (before === "and" && match.markFrom > 1) return null;
      if (
        before === "but" &&
        match.markFrom > 1 &&
        tokens
          .slice(0, match.markFrom - 1)
          .some(({ lower }) => /^(?:is|was|it|this|that|he|she)$/.test(lower))
      )
        return null;
      if (
        before === "that" &&
        !/^(?:think|say|know|believe)$/.test(tokens[match.markFrom - 2]?.lower ?? "")
      )
        return null;
      const second = marked[1]?.lower;
      if (
        match.markFrom === 0 &&
        /^(?:the|my|a|an|not|that|this)$/.test(second ?? "") &&
        hasFiniteLater(tokens, match.markTo)
      )
        return null;
      if (match.markFrom === 0 && second === "the") return null;
      return `it ${marked
        .map(({ lower }) => lower)
        .join(" ")
        .replace(" n't", "n't")}`;
    },
    wrong: [
      ["Is raining.", "It is raining."],
      ["Is very nice here", "It is very nice here"],
      ["I like it because is cold.", "I like it because it is cold."],
      ["I go now, because is very late.", "I go now, because it is very late."],
      ["I think is a good idea.", "I think it is a good idea."],
      ["Was very difficult for me.", "It was very difficult for me."],
    ],
    right: [
      "Is it raining?",
      "It is raining.",
      "Is very cold water good?",
      "The one that is cold is mine.",
      "The house is old but is very nice.",
      "What I need is important.",
    ],
    unless: ["what|all|which|who|thing|one|why $word* $subject? think|know is|was"],
  },
  {
    id: "not-go",
    level: "A1",
    topic: "imperatives",
    why: "To say what not to do, begin with “Don't”: “Don't go!”",
    pattern: [
      "^ please? { not|no } smoke|park|sit|swim|walk|eat|go|do|speak|worry|touch|eat|forget|run|open|close|be|make|use|write|come|drink|wait|cry|shout|take|tell|talk|listen|play|read",
      "^ please? { not to|no to } go|do|speak|worry|touch|eat|forget|run|open|close|be|make|use|write|come|drink",
    ],
    unless: [
      "no smoking|parking|park|smoke|walk|swim|sit|work|talk|use|play|run|drink|open|close",
      "not to be|do|go|speak|make|take|forget $word* is|are|was|,",
      "not to mention|worry|speak|forget|be",
    ],
    fix: ({ tokens, match }) =>
      tokens.length < 3 || hasFiniteLater(tokens, match.markTo + 1) ? null : "don't",
    wrong: [
      ["Not go there!", "Don't go there!"],
      ["No touch it!", "Don't touch it!"],
      ["please not speak so fast", "please don't speak so fast"],
    ],
    right: [
      "Don't go there!",
      "No smoking",
      "Not to worry.",
      "Not everyone is here.",
      "No work, no food.",
    ],
  },
  {
    id: "have-20-years",
    level: "A1",
    topic: "verb-be",
    why: "For age we use “be”: “I am 20 years old”.",
    pattern: [
      "i|you|we|they|he|she|who|$relative|friend|$name|dog|cat { have|has|had $number years|year|year|anos old? } ,",
      "$relative|dog|cat|friend { 's $number years } ,",
      "i|he|she|we|they { am|is|are|'m|'s|'re $number years } ,",
      "how many { years|year do|does|have you|he|she have|has|got }",
    ],
    unless: ["years of|experience|left|to|in|at"],
    fix: ({ marked, tokens, match }) => {
      if (marked[0]!.lower.startsWith("year")) return null;
      const number = marked[1]!.text;
      if (tokens[match.markTo]?.lower.startsWith("'") === true) return null;
      const verb = marked[0]!.lower;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (/^(?:am|is|are|'m|'s|'re)$/.test(verb)) return `${marked[0]!.text} ${number} years old`;
      const be =
        verb === "had"
          ? subject.person === "i" || subject.person === "singular"
            ? "was"
            : "were"
          : subject.person === "i"
            ? "am"
            : subject.person === "singular"
              ? "is"
              : "are";
      return `${be} ${number} years old`;
    },
    wrong: [
      ["I have 20 years.", "I am 20 years old."],
      ["My sister has 12 years and she is nice.", "My sister is 12 years old and she is nice."],
      ["he has 30 years old", "he is 30 years old"],
      ["I am 15 years.", "I am 15 years old."],
    ],
    right: [
      "I am 20 years old.",
      "I have 20 years of practice",
      "I have 3 years left",
      "How many years have you lived here?",
    ],
  },
  {
    id: "have-hungry",
    level: "A1",
    topic: "verb-be",
    why: "For what one feels we use “be”: “I am hungry”, “she is cold”.",
    pattern: [
      "i|you|we|they|he|she|$relative|$name not|n't|always? { have|has|had } very|so|much? hungry|thirsty|afraid|sleepy|tired|cold|hot|hunger|thirst|scared|angry|happy|sad|bored|right|sick|ill|ready|busy|late|sure|nervous ,",
      "i|you|we|they|he|she { have|has } very|so? hungry|thirsty|afraid|sleepy|tired|scared|angry|happy|sad|bored|sick|ready|busy|late|sure|nervous of|now|today|because|to|that|about|with|when",
      "i|we|they|he|she { have|has } fear|shame|hunger|thirst|reason ,",
    ],
    unless: [
      "have|has|had cold|right|hot|hunger|thirst|fear|reason|shame $word&!$conjunction",
      "have|has happy|busy|tired|sad|sick|angry|late $word",
    ],
    fix: ({ tokens, match, marked }) => {
      const next = tokens[match.markTo]!.lower;
      if (
        /^(?:hunger|thirst|fear|shame|reason|much)$/.test(next) ||
        tokens[match.markTo + 1]?.lower === "hunger"
      )
        return null;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (marked[0]!.lower === "had")
        return subject.person === "i" || subject.person === "singular" ? "was" : "were";
      return subject.person === "i" ? "am" : subject.person === "singular" ? "is" : "are";
    },
    wrong: [
      ["I have hungry.", "I am hungry."],
      ["She has cold and I have thirsty", "She is cold and I am thirsty"],
      ["we have very tired today", "we are very tired today"],
    ],
    right: [
      "I am hungry.",
      "I have cold hands.",
      "She has a cold.",
      "They have happy children.",
      "You have every right.",
    ],
  },
];
