import { articleBefore } from "../pattern/word-forms";
import type { Fixable, RuleSource } from "../rule";

/** "A" or "an", as the next word sounds. */
const aOrAn = ({ tokens, match }: Fixable): string =>
  articleBefore(tokens[match.markFrom]?.lower ?? "");

/** Here a noun ends its phrase. */
const end = ">!$phrase-goes-on";
const be = "is|was|'s|am|'m|are|were|be|been";

/** Nouns before which "a" or "the" is missing. */
export const missingArticles: readonly RuleSource[] = [
  {
    id: "job-without-a",
    level: "A1",
    topic: "articles-with-jobs",
    why: "Before a job comes “a” or “an”: “I am a teacher.”",
    pattern: [
      `$relative|$name|one is|was not|n't? still|now|also|just|only|really? {} very|really? $plain-adjective* $job ${end}`,
      `i|you|he|she|who ${be} not|n't? still|now|also|just|only|really? {} very|really? $plain-adjective* $job ${end}`,
      `^ am|is|was|are|were you|he|she|i|it {} $plain-adjective* $job ${end}`,
    ],
    unless: ["best|worst|$superlative", "$job to|and|or $job", "$job $job"],
    fix: aOrAn,
    wrong: [
      ["He is teacher", "He is a teacher"],
      ["i'm engineer and i like it", "i'm an engineer and i like it"],
      ["My mother is nurse in a hospital.", "My mother is a nurse in a hospital."],
      ["Is she doctor?", "Is she a doctor?"],
      ["My sister is not student now.", "My sister is not a student now."],
      ["She is very good teacher.", "She is a very good teacher."],
    ],
    right: [
      "He is a teacher.",
      "She is teacher training leader.",
      "They are teachers.",
      "He is our doctor.",
      "It is doctor's orders.",
      "The man I saw was doctor Lee.",
    ],
  },
  {
    id: "become-without-a",
    level: "A2",
    topic: "articles-with-jobs",
    why: "One job, person or thing needs “a” or “an” here: “become a doctor”.",
    pattern: `become|becomes|became|becoming|being {} $plain-adjective* $job|star|parent|member|hero|champion|player|adult ${end}`,
    unless: ["being $plain-adjective"],
    fix: aOrAn,
    wrong: [
      ["I want to become doctor.", "I want to become a doctor."],
      ["She became famous actress", "She became a famous actress"],
      ["He dreams of becoming engineer.", "He dreams of becoming an engineer."],
    ],
    right: [
      "I want to become a doctor.",
      "They became doctors.",
      "She became head of the school.",
      "He became president in 2010.",
    ],
  },
  {
    id: "work-as-job",
    level: "A2",
    topic: "articles-with-jobs",
    why: "After “as” a job needs “a” or “an”: “I work as a waiter.”",
    pattern: [
      `work|works|worked|working|job|company|firm|hospital|restaurant|hotel|shop|here|there as {} very? $plain-adjective* $job ${end}`,
      `job of {} $job ${end}`,
    ],
    fix: aOrAn,
    wrong: [
      ["I work as waiter.", "I work as a waiter."],
      ["He worked as engineer in Cairo", "He worked as an engineer in Cairo"],
      ["She is working as very good nurse.", "She is working as a very good nurse."],
    ],
    right: ["I work as a waiter.", "They work as waiters.", "She works as head of sales."],
  },
  {
    id: "as-compound-job",
    level: "A2",
    topic: "articles-with-jobs",
    why: "One job needs “a” or “an”: “a taxi driver”.",
    pattern: [
      `work|works|worked|working|become|became as? {} taxi|bus|truck|lorry|football|tennis|basketball|police|shop|office|computer|fashion|music|dance|language|school|flight|sales|film|movie driver|player|officer|worker|programmer|designer|teacher|assistant|attendant|star|actor|director|engineer ${end}`,
      `$he-she|i|$relative ${be} not|n't? {} taxi|bus|truck|lorry|football|tennis|basketball|police|shop|office|computer|fashion|music|dance|language|flight|english|maths driver|player|officer|worker|programmer|designer|teacher|assistant|attendant|star|engineer ${end}`,
    ],
    fix: aOrAn,
    wrong: [
      ["my father works as taxi driver", "my father works as a taxi driver"],
      ["She is English teacher.", "She is an English teacher."],
      ["My uncle is bus driver and he likes it.", "My uncle is a bus driver and he likes it."],
    ],
    right: [
      "My father is a taxi driver.",
      "He works as our bus driver.",
      "They are police officers.",
    ],
  },
  {
    id: "be-without-a",
    level: "A1",
    topic: "articles",
    why: "One thing or person that can be counted needs “a” or “an”: “It is a big city.”",
    pattern: [
      `i|you|he|she|who am|are|is|was|'m|'re|'s not|n't? {} very|really? $plain-adjective+ person|student|listener|friend|girl|boy|man|woman|worker|player ${end}`,
      `$relative is|was {} baby|child|girl|boy|teenager|pupil|vegetarian|pensioner ${end}`,
      `it|this|that is|was|'s {} very|really? good|great|nice|bad|amazing|wonderful|interesting|terrible|important|new|beautiful|fantastic experience|feeling|pleasure|success|shame|disaster|chance|opportunity ${end}`,
      `^^ it|this|that|he|she|here|there ${be} not|n't? also|really|just|only|always|probably|maybe|still? {} very|really? $plain-adjective* $count-noun|day|place|man|country|problem|job|club|sport ${end}`,
      `^^ the|my|our|your|his|her|their|this|that $noun|$name is|was|'s not|n't? {} very|really? $plain-adjective+ $count-noun|day|place|man|country|problem|club|sport|experience|feeling|pleasure ${end}`,
      `^ is|was it|this|that|he|she {} very|really? $plain-adjective+ $count-noun|day|place|man|country|problem ${end}`,
      `^ is|was it|he|she {} $count-noun|day|place|man|country|problem ${end}`,
    ],
    unless: ["$count-noun or|and|by|after $count-noun"],
    fix: aOrAn,
    wrong: [
      ["It is nice day", "It is a nice day"],
      ["This is book.", "This is a book."],
      [
        "It was very interesting film and I liked it.",
        "It was a very interesting film and I liked it.",
      ],
      ["She is good friend.", "She is a good friend."],
      ["There is big park near my house.", "There is a big park near my house."],
      ["Is it big city?", "Is it a big city?"],
      ["My city is beautiful place.", "My city is a beautiful place."],
    ],
    right: [
      "It is a nice day.",
      "This is mother.",
      "It is common knowledge.",
      "It was summer.",
      "That is class management.",
      "It is school policy.",
      "She is old and friend of many.",
      "It's dinner time.",
      "This is Box.",
    ],
  },
  {
    id: "have-without-a",
    level: "A1",
    topic: "articles",
    why: "One thing or person that can be counted needs “a” or “an”: “I have a car.”",
    pattern: [
      `i|you|he|she|it|we|they|who|to|not|n't|and|$relative|always|also|really|never have|has|had|need|needs|needed|want|wants|wanted|buy|buys|bought|got {} very|really? $plain-adjective* $count-noun|problem|job|question ${end}`,
      `i|you|he|she|we|they|to|$relative|n't|and|not see|saw|found|find|ate|eat|wear|wears|wore|read|write|wrote|watched|watch|rent|rented|visited|built|drew|received|sent|ordered|met|lost|made|make|cooked|cook|sold|broke|opened|bring|brought|tell|told|sing|take|takes|took|hear|heard {} very|really? $plain-adjective* $count-noun ${end}`,
      `am|is|are|was|were|'m|'s|'re having|eating|wearing|reading|writing|watching|buying|driving|riding|drawing|planning|looking {} $plain-adjective* $count-noun ${end}`,
      `looking|look|looked|waiting|wait|searching for {} $plain-adjective* $count-noun|job ${end}`,
      `have|has|'ve|'s got {} very|really? $plain-adjective* $count-noun|problem|job|question ${end}`,
    ],
    unless: [
      "have|has|had|having dinner|lunch|breakfast",
      "$count-noun and|by|after|to $count-noun",
      "made|make friend",
      "what|which|whose|how|whatever $plain-adjective* $count-noun",
    ],
    fix: aOrAn,
    wrong: [
      ["I have car", "I have a car"],
      ["She has big dog", "She has a big dog"],
      ["I bought new phone yesterday.", "I bought a new phone yesterday."],
      [
        "I have got brother and I don't have sister.",
        "I have got a brother and I don't have a sister.",
      ],
      ["He is reading interesting book.", "He is reading an interesting book."],
      ["We saw elephant in the zoo", "We saw an elephant in the zoo"],
      ["My sister wants to buy new dress.", "My sister wants to buy a new dress."],
    ],
    right: [
      "I have a car.",
      "She has big dogs.",
      "We had house guests.",
      "I need work.",
      "She had car keys in her hand.",
      "They saw Tiger Woods.",
      "He has brown hair.",
      "I have brothers and sisters.",
    ],
  },
  {
    id: "in-adjective-noun-without-a",
    level: "A2",
    topic: "articles",
    why: "A noun that can be counted needs “a” or “an” here: “in a small town”.",
    pattern: [
      `in|to|from|with|on|near|at|for|into|of|about|like {} very|really? big|small|large|nice|little|beautiful|new|old|huge|quiet|famous|tiny|lovely|modern|great|strange|cheap|expensive|red|blue|green|black|white|yellow|brown|wonderful|long|short|hot|sunny|rainy|cold|good|bad $count-noun|day|place|problem|club|job|country ${end}`,
      `live|lives|lived|living|stay|stayed in {} $plain-adjective* flat|house|apartment|village|cottage|dormitory|hostel|hotel ${end}`,
      `work|works|worked|working|waiter|waitress|cook|manager|job|receptionist|chef|nurse in|at|for {} $plain-adjective* hotel|restaurant|company|factory|bank|hospital|shop|supermarket|office|farm|museum|kindergarten|cafe|café|library|bakery|team|group ${end}`,
    ],
    unless: [
      "$superlative|best|worst|good company|good hotel|little by|in good|for short|in short|of old|like new|at long|for good",
      "from|to $plain-adjective $count-noun to|,",
      "$count-noun or|and|by|after|to $count-noun",
      "no|any|more|less of",
      "$adverb|from day|week|year",
    ],
    fix: aOrAn,
    wrong: [
      ["I live in small town near Lima.", "I live in a small town near Lima."],
      ["He works in restaurant", "He works in a restaurant"],
      ["We live in flat with my parents.", "We live in a flat with my parents."],
      ["I went to nice restaurant yesterday", "I went to a nice restaurant yesterday"],
    ],
    right: [
      "I live in a small town.",
      "They work in big companies.",
      "She is in good company.",
      "He works in hospital administration.",
      "From big city to small town, people love it.",
    ],
  },
  {
    id: "there-is-without-a",
    level: "A1",
    topic: "there-is-there-are",
    why: "One thing needs “a” or “an” after “there is”: “There is a park.”",
    pattern: `there is|was|'s|isn't not|n't? also|only|just? {} very|really? $plain-adjective* $count-noun|problem|place|man|country|club ${end}`,
    unless: ["$count-noun or|and|by|after|to $count-noun"],
    fix: aOrAn,
    wrong: [
      ["There is table in the kitchen.", "There is a table in the kitchen."],
      [
        "In my room there is big bed and there is desk",
        "In my room there is big bed and there is a desk",
      ],
      ["I think there was accident there.", "I think there was an accident there."],
    ],
    right: [
      "There is a table.",
      "There is room for you.",
      "There is water in the garden.",
      "Is there space?",
    ],
  },
  {
    id: "pass-me-salt",
    level: "A2",
    topic: "articles",
    why: "Both know which one is meant, so we say “the”: “Pass me the salt, please.”",
    pattern: [
      "pass|hand me|us {} salt|pepper|butter|sugar|ketchup|remote|phone|pen|book|scissors|milk|bread|sauce|oil|vinegar|towel|bottle|plate|knife|menu please? ,",
    ],
    fix: "the",
    wrong: [
      ["Can you pass me salt, please?", "Can you pass me the salt, please?"],
      ["Pass us butter please.", "Pass us the butter please."],
    ],
    right: ["Pass me the salt.", "Pass me some salt.", "Pass me salt crystals, please."],
  },
];
