import { beFor, hasFiniteLater, subjectAfter, subjectBefore, wasFor } from "../pattern/subject";
import type { RuleSource } from "../rule";

const be = "The verb “be” is missing:";

/** Questions and other places in which “be” is missing. */
export const missingBeElsewhere: readonly RuleSource[] = [
  {
    id: "where-you-from",
    level: "A1",
    topic: "question-forms",
    why: "The verb “be” is missing: after the question word comes “am”, “is” or “are”.",
    pattern: [
      "^^ where {} you|he|she|they|your|the|my from|now|today|here? .",
      "^^ where {} you|he|she|they|it from ,",
      "^^ how {} you|he|she|they|your|it|the $relative|family|weather? now|today|doing|feeling|going? .",
      "^^ how old {} you|he|she|they|your|it|the @NOUN? .",
      "^^ who {} you|he|she|they|this|that .",
      "^^ why {} you|he|she|they|it not? so? $common-adjective|here|there|late $word? .",
      "^^ where {} my|your|his|her|the|our @NOUN .",
      "^^ what|where|who|why|how {} you|he|she|they doing|going|working|living|eating|reading|talking|looking|waiting|watching|playing|studying|crying|laughing|coming",
    ],
    unless: [
      "know|ask|tell|see|remember|understand|guess|that $question-word {} $word",
      "how old {} $word $word $word",
    ],
    fix: ({ tokens, match }) => {
      const who = tokens[match.markFrom]!.lower;
      const subject = subjectAfter(tokens, match.markFrom - 1);
      if (subject !== null) return beFor(subject.person);
      return /^(?:your|the|this|that|my|her|his|it)$/.test(who) ? "is" : null;
    },
    wrong: [
      ["Where you from?", "Where are you from?"],
      ["how you?", "how are you?"],
      ["How old she?", "How old is she?"],
      ["And where he now?", "And where is he now?"],
      ["Why you so sad?", "Why are you so sad?"],
      ["What you doing?", "What are you doing?"],
    ],
    right: [
      "Where are you from?",
      "Where you live is your choice.",
      "Ask him how old he is",
      "I know who you are",
      "How you do it is up to you.",
      "Here is how you do it",
    ],
  },
  {
    id: "what-your-name",
    level: "A1",
    topic: "question-forms",
    why: "The verb “is” is missing: “What is …?”",
    pattern: [
      "^^ what {} your|his|her|their|the name|names|job|hobby|address|number|problem|plan|time|weather|phone .",
      "^^ what {} your|his|her favourite @NOUN .",
      "^^ what {} this|that|it ,",
      "^^ what {} the name|price|capital|problem|meaning|difference of|with|between",
      "^ what {} your|his|her phone|telephone|email number|address .",
      "^ what {} your|his|her $relative 's? name|job .",
    ],
    unless: ["$base what {} $word"],
    fix: ({ tokens, match }) => (tokens[match.markFrom + 1]?.lower === "names" ? "are" : "is"),
    wrong: [
      ["what your name?", "what is your name?"],
      ["What your favourite colour?", "What is your favourite colour?"],
      ["What this?", "What is this?"],
      ["What the name of your school?", "What is the name of your school?"],
    ],
    right: [
      "What is your name?",
      "Write what your name means",
      "What this is I don't know.",
      "What a name!",
    ],
  },
  {
    id: "this-my-brother",
    level: "A1",
    topic: "verb-be",
    why: `${be} “This is my brother”.`,
    pattern: [
      "^ this|that|it {} my|your|his|her|our|a|an|the? $adjective? @NOUN&!$plural .",
      "^ these|those {} my|your|his|her|our $adjective? @NOUN .",
      "^ this|it {} very|really? $common-adjective .",
      "^ this|that|it {} my|your|his|her favourite|first $word",
    ],
    unless: [
      "this|that {} $adjective? @NOUN",
      "it {} $adjective? @NOUN",
      "this|that {} $common-adjective",
    ],
    fix: ({ tokens, match }) => (/^th.se$/.test(tokens[match.markFrom - 1]!.lower) ? "are" : "is"),
    wrong: [
      ["This my brother.", "This is my brother."],
      ["This a picture.", "This is a picture."],
      ["These my friends", "These are my friends"],
      ["it my favourite book", "it is my favourite book"],
    ],
    right: [
      "This is my brother.",
      "This nice old house.",
      "That friend of mine.",
      "These old friends.",
    ],
  },
  {
    id: "my-favourite-colour-blue",
    level: "A1",
    topic: "verb-be",
    why: `${be} “My favourite colour is blue”.`,
    pattern: [
      "^^ my|his|her|your favourite|favorite colour|color|food|sport|subject|day|season|hobby|animal|fruit|drink|music|month {} blue|red|green|black|white|pink|yellow|orange|purple|brown|grey|pizza|pasta|rice|sushi|chicken|fish|football|tennis|basketball|volleyball|swimming|english|maths|history|geography|art|biology|summer|winter|spring|autumn|reading|dancing|cooking|singing|dogs|cats|cat|dog|apples|apple|bananas|coffee|tea|juice|water|rock|pop|$weekday|$month ,",
      "^^ my hobby|hobbies {} $any-ing",
    ],
    unless: ["favourite|favorite fruit|orange juice", "food|drink|sport and|or"],
    fix: ({ tokens, match }) => (tokens[match.markFrom - 1]!.lower === "hobbies" ? "are" : "is"),
    wrong: [
      ["My favourite colour blue.", "My favourite colour is blue."],
      ["my favorite food pizza and I eat it often", "my favorite food is pizza and I eat it often"],
      ["My hobby reading books.", "My hobby is reading books."],
    ],
    right: [
      "My favourite colour is blue.",
      "My favourite music, rock, is loud.",
      "My hobbies are reading and cooking.",
    ],
  },
  {
    id: "there-many-people",
    level: "A1",
    topic: "there-is-there-are",
    why: "The verb is missing: “There is …”, “There are …”.",
    pattern: [
      "^^ there {} not? a|an|one $adjective? @NOUN ,",
      "^^ there {} not? a|an|one $adjective? @NOUN in|on|near|at",
      "^^ there {} not? many|some|two|three|four|five|several|lots $adjective? @NOUN ,",
      "^^ there {} not? many|some|two|three|four|five|several $adjective? @NOUN in|on|near|at|here",
    ],
    fix: (found) => {
      const { tokens, match } = found;
      if (hasFiniteLater(tokens, match.markFrom)) return null;
      return /^(?:a|an|one)$/.test(tokens[match.markFrom]!.lower) ? "is" : "are";
    },
    wrong: [
      ["There a park near my house.", "There is a park near my house."],
      ["there many people in the street", "there are many people in the street"],
      ["There two dogs in the garden.", "There are two dogs in the garden."],
    ],
    right: [
      "There is a park.",
      "There, many people live in flats.",
      "There a man met his wife.",
      "There many people live alone.",
    ],
  },
  {
    id: "will-happy",
    level: "A2",
    topic: "will-and-going-to",
    why: "After “will”, “can”, “must” and “to” a verb must come: “I will be happy.”",
    pattern: [
      "i|you|he|she|it|we|they will|'ll|can|could|must|should|may|might|would not|n't|never|always|also? {} very|so|too|really? happy|hungry|thirsty|sad|angry|tired|sick|ready|busy|nice|good|great|bad|beautiful|big|small|old|young|rich|poor|strong|hot|expensive|difficult|important|interesting|boring|famous|careful|sunny|cloudy|rainy|late|afraid|possible|useful|dangerous|polite|healthy|sorry|glad|proud|alone|different|married",
      "it|he|she 's|is not|n't? going to {} sunny|hot|rainy|cloudy|windy|happy|sad|difficult|late|great|nice|fun|snowy|cold|sick|tired",
      "i|you|we|they want|wants|wanted|like|hope|need to {} a|an $adjective? $job|person|student|star|player|father|mother|scientist",
      "i|you|we|they want|need|have|hope to {} happy|rich|famous|good|careful|healthy|strong|free|independent|successful|polite|ready|patient",
    ],
    unless: [
      "can {} good|late",
      "will|can|could {} good|great|happy $any-base",
      "might|may well {} $word",
    ],
    fix: ({ tokens, match }) => (/^(?:a|an)$/.test(tokens[match.markFrom]!.lower) ? "be" : "be"),
    wrong: [
      ["I will very happy.", "I will be very happy."],
      ["It's going to sunny tomorrow.", "It's going to be sunny tomorrow."],
      ["I want to a doctor.", "I want to be a doctor."],
      ["you must careful", "you must be careful"],
      ["We want to rich.", "We want to be rich."],
    ],
    right: [
      "I will be happy.",
      "He can quiet the dog.",
      "I want a doctor.",
      "It will be late.",
      "We will happily come.",
    ],
  },
  {
    id: "i-born",
    level: "A1",
    topic: "passive",
    why: "Say “was born” or “were born”: it happened once, in the past.",
    pattern: [
      "{} born in|on|at",
      "{ am|'m|is|are|have|has born } in|on|at",
      "{ 's born } in|on $year|$month",
      "{ did born }",
      "{ borned }",
      "{ was|were borned }",
    ],
    unless: [
      "children|people|babies|those|everyone|girls|boys|man|woman|child|baby|boy|girl {} born",
      "are born",
      "is born on|in|at the|every|this",
      "child|baby|person|everyone|one is born",
      "has|have been born",
    ],
    fix: (found) => {
      const { tokens, match, marked } = found;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || subject.kind === "someone") return null;
      if (marked.length === 0 && hasFiniteLater(tokens, match.markFrom + 3)) return null;
      if (marked[0]?.lower === "are" && subject.kind !== "pronoun") return null;
      const was = wasFor(subject.person);
      return marked.length === 0
        ? was
        : `${marked[0]!.lower.startsWith("'") ? " " : ""}${was} born`;
    },
    wrong: [
      ["I born in 1990.", "I was born in 1990."],
      ["I'm born in Lima.", "I was born in Lima."],
      ["My sister born in May.", "My sister was born in May."],
      [
        "He is born in 1985 and they born in 1987",
        "He was born in 1985 and they were born in 1987",
      ],
    ],
    right: [
      "I was born in 1990.",
      "Children born in May are lucky.",
      "A man born in Lima is here.",
      "Every day babies are born in this hospital.",
      "Most of those born in the village left.",
    ],
  },
];
