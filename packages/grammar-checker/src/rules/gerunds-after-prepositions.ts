import { ingFormOf } from "@saywell/english";
import {
  anyOf,
  determiner,
  formsOf,
  ingOf,
  nounVerbs,
  possessive,
  sureVerbs,
  withClauseEnds,
} from "./pattern-words";

const of = anyOf(
  "instead tired afraid scared idea way dream dreamed dreams fond capable proud think thinking thought sick bored risk fear habit importance possibility chance advantage disadvantage benefits process purpose point lot kinds ways hope care love",
);
const about = anyOf(
  "think thinking thought talk talking talked dream dreaming worried worry excited crazy happy nervous how what forget care enthusiastic sure serious",
);
const at = "good|bad|better|great|excellent|terrible|brilliant|best|clever";
const inWords =
  "interested|succeed|succeeded|believe|experience|difficulty|involved|interest|result|invest|keen|point|use|role";
const onWords =
  "keen|insist|insisted|insists|focus|concentrate|depends|depend|plan|keep|rely|intent|worked|working";
const fromWords =
  "stop|prevent|prevents|prevented|keep|keeps|kept|stopped|protect|discourage|apart|benefit|tired|away";
const object = `${determiner}|me|him|us|them`;

/** A verb in its base form where a preposition wants -ing. */
export const gerundsAfterPrepositions = withClauseEnds([
  {
    id: "thank-you-for-help-me",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “for” the verb ends in -ing: “Thank you for helping me.”",
    pattern: [
      `thank|thanks|thanked you|him|her|them|god? so|very|a? much|lot? for not? { ${sureVerbs}|wait|reply } !$punctuation`,
      `thank|thanks you? so|very|a? much|lot? for not? { ${nounVerbs} } ${object}|you`,
      `thank|thanks $word* for not? { ${sureVerbs} } ,|to|with|here|me|us`,
      `sorry|apologise|apologize|apologised|responsible|famous|forgive|punished|blame|excuse|known me|him|you|her|them? for not? { ${sureVerbs}|be }`,
      `sorry|apologise|apologize|apologised|responsible|famous|forgive|punished|blame me|him|you|her|them? for not? { ${nounVerbs} } ${object}`,
    ],
    unless: "for help|use|play|work|answer the|this|that|these other",
    fix: "{0:ing}",
    wrong: [
      ["Thank you for help me.", "Thank you for helping me."],
      ["Thanks for come to my party!", "Thanks for coming to my party!"],
      ["I'm sorry for be late.", "I'm sorry for being late."],
      ["thank you very much for invite me", "thank you very much for inviting me"],
      ["Sorry for not answer your email.", "Sorry for not answering your email."],
    ],
    right: [
      "Thank you for your help.",
      "Thanks for help with this.",
      "Thank you for helping me.",
      "He is known for work of this kind.",
    ],
  },
  {
    id: "preposition-and-base",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After a small word such as “of”, “in”, “at” or “without” the verb ends in -ing.",
    pattern: [
      `<!kind|sort of not? { ${sureVerbs} } >!and|or|-|with|$punctuation`,
      `${about} about not? { ${sureVerbs} }`,
      `${at} at { ${sureVerbs} }`,
      `${inWords} in { ${sureVerbs} }`,
      `${onWords} on { ${sureVerbs} }`,
      `${fromWords} me|him|us|them|you|people|her|children? from { ${sureVerbs} }`,
      `without { ${sureVerbs} }`,
      `by { ${sureVerbs} } ${object}|$noun|$adjective|$name|more|less|to|in|with`,
      `fed|bored|happy|start|begin|problem|problems|help|busy up? with { ${sureVerbs} }`,
      `${of} of { ${nounVerbs} } ${object}|$name|home|here|alone|tennis|football|games|english|to|for`,
      `${about} about { ${nounVerbs} } ${object}|to|home|abroad|english|tennis|football`,
      `${at} at { ${nounVerbs} } ${object}|tennis|football|english|games|chess|cakes`,
      `interested|succeed|succeeded|experience|difficulty|involved|interest in { ${nounVerbs} } ${object}|abroad|english|tennis|football|to`,
      `without { ${nounVerbs} } my|me|him|us|them|it|anything|anyone`,
      `by { ${nounVerbs} } my|your|the|a|it|them|english|films|music|movies|videos|social`,
    ],
    unless: [
      "by|of use of",
      "of|in|by|about|without have|do|be|get|go|make|know|learn|want|see|take 's",
      "instead of love|answer the",
      "without work|help|control|order|change|answer|sleep|love|talk|play to|the|a|this|that|any|you",
      "simple|participle|form|past|tense|infinitive|verb of|after|before|with $base",
      "of love|help|work to|for|the",
      "go|goes|went|passed|pass|passes|stand|stands|stood|drop|dropped by",
      "$be $participle by",
      "best of show",
      "out of order|control|work",
    ],
    fix: "{0:ing}",
    wrong: [
      ["I'm interested in learn French.", "I'm interested in learning French."],
      ["She is good at play the piano.", "She is good at playing the piano."],
      ["He left without say goodbye.", "He left without saying goodbye."],
      ["I'm tired of wait for you", "I'm tired of waiting for you"],
      ["Instead of go out we stayed home.", "Instead of going out we stayed home."],
      ["How about have lunch together?", "How about having lunch together?"],
      ["You can learn a lot by read books.", "You can learn a lot by reading books."],
    ],
    right: [
      "I kind of know him.",
      "It is a matter of give and take.",
      "The years go by, see how they run.",
      "She is out of work this year.",
      "He died without help.",
      "By use of tools they built it.",
      "I thought of it.",
    ],
  },
  {
    id: "before-go",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “before” and “after” the verb ends in -ing: “before going”.",
    pattern: [
      `<!never|ever|long|day|night|soon|shortly|year|week|infinitive|verb|form|look|looks|looked|looking|came|come|minutes before|after not? { ${sureVerbs}|sleep } !$punctuation`,
      `^ after|before not? { ${sureVerbs} } !$conjunction`,
      `before|after { ${nounVerbs} } my|your|his|her|our|their|the|a|home|to|english|football|tennis`,
    ],
    unless: [
      "before|after sleep|work|study|love|help|play|call|stop|change|order|start the|a|to|my|your|her|his|their|our",
      "before|after $base $modal",
    ],
    fix: "{0:ing}",
    wrong: [
      ["I brush my teeth before go to bed.", "I brush my teeth before going to bed."],
      ["After eat dinner we watch TV.", "After eating dinner we watch TV."],
      ["wash your hands before cook the fish", "wash your hands before cooking the fish"],
    ],
    right: [
      "Before I go, I call her.",
      "After work we eat.",
      "Look before you leap.",
      "She looks after children.",
      "After sleep the world is new.",
    ],
  },
  {
    id: "after-finished",
    level: "B1",
    topic: "participle-clauses",
    why: "After “before”, “after” and “without” comes a verb with -ing, or a whole clause: “after I finished”.",
    pattern: [
      `<!soon|shortly|day|week|year|look|looked after|before { went|came|ate|did|took|saw|got|woke|had|wrote|drank|spoke|gave|drove|made } to|my|the|home|a|breakfast|lunch|dinner|up|him|her|out`,
      `after|before { finished|arrived|cleaned|cooked|washed|studied|worked|played|watched|graduated|talked|visited|left|bought } my|the|home|school|work|dinner|lunch|breakfast|from|in|to|with|a|university|his|her|our|it`,
      `without { ${anyOf("went came ate did took saw got said knew told thought made spoke gave paid")} }`,
    ],
    unless: [
      "$noun|$name before|after finished|washed|cooked|played",
      "what|who|that|which $word? before|after $past",
      "$participle before|after made|took|gave",
    ],
    fix: "{0:ing}",
    wrong: [
      ["After finished my homework I went out.", "After finishing my homework I went out."],
      ["I had breakfast before went to school.", "I had breakfast before going to school."],
      ["He left without said goodbye.", "He left without saying goodbye."],
    ],
    right: [
      "After we went home, it rained.",
      "The day after went well.",
      "After finished products come the plans.",
      "What came after had no name.",
    ],
  },
  {
    id: "of-to-go",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After this small word comes a verb with -ing, with no “to”: “instead of going”.",
    pattern: [
      `instead|tired|afraid|scared|fond|capable|proud|sick|bored|risk|habit|fear|dream|dreamed of { to $base }`,
      `idea|thinking|think|way|importance of { to $base }`,
      `${at} at { to $base }`,
      `interested|succeed|succeeded|believe|involved|experience|interest in { to $base }`,
      `without|before|after|besides { to $base }`,
      `talk|talking|worried|excited|dream|dreaming|crazy about { to $base }`,
      `think|thinking|thought about { to $base }`,
      `keen|insist|insisted|concentrate|focus on { to $base }`,
      `prevent|prevented|stop|stopped me|him|us|them|you|people|her from { to $base }`,
    ],
    unless: [
      "before|after|without to and",
      "nothing|something|anything|much|what|that|who $subject? $be? $word? tired|afraid|proud|think|capable of to",
    ],
    fix: "{1:ing}",
    wrong: [
      ["Instead of to go out, we stayed in.", "Instead of going out, we stayed in."],
      ["I'm interested in to learn more.", "I'm interested in learning more."],
      ["She left without to say goodbye.", "She left without saying goodbye."],
      ["i always drink water before to sleep", "i always drink water before sleeping"],
      ["He is good at to dance.", "He is good at dancing."],
    ],
    right: [
      "I was about to leave.",
      "It is good to dance.",
      "He went in to say hello.",
      "The day before, to be honest, was bad.",
    ],
  },
  {
    id: "succeed-to",
    level: "B2",
    topic: "gerund-or-infinitive",
    why: "This verb goes with a small word and -ing: “succeed in doing”, “insist on doing”, “prevent from doing”.",
    pattern: [
      "succeed|succeeds|succeeded|succeeding|insist|insists|insisted|insisting { to $base|be }",
      "prevent|prevents|prevented|accuse|accused|accuses|prohibit|prohibited me|him|her|us|them|you|people|children { to $base|be }",
      "have|has|had no|any|great|much|an|big? interest { to $base }",
      "difficulty|difficulties|trouble { for|to|on } $ing",
      "ca|could n't stop { to $base }",
      // "He stopped to smoke" may have been on his way: only where a habit is given up it is no aim.
      "want|wants|wanted|try|tries|tried|trying|decide|decides|decided|need|needs|needed|like|hard|able|difficult to stop { to smoke }",
      "should|must stop { to smoke }",
      "stopped { to smoke } last|in|$number|two|three|four|five|six|ten|because|a|many|some $year|it|week|month|year|years|months|weeks",
      `^ thank|thanks you { to help|come|invite|give|answer|write|listen|read|send|wait|make|tell|teach }`,
    ],
    unless: [
      "stop to think|look|help|consider|wonder about|at|how|what|why|where",
      // Who lights one cigarette stopped something else for it.
      "stop|stopped to smoke his|her|my|their|one|and|on|outside",
      "stop|stopped to smoke a cigarette|cigar|pipe|last|quick",
    ],
    fix: ({ marked, tokens, match }) => {
      const before = tokens[match.from]!.lower;
      if (marked.length === 1) return "";
      const ing = ingFormOf(marked[1]!.lower);
      if (before.startsWith("thank")) return `for ${ing}`;
      if (/^succeed|^ha/.test(before)) return `in ${ing}`;
      if (before.startsWith("insist")) return `on ${ing}`;
      if (before.startsWith("accus")) return `of ${ing}`;
      return before.startsWith("pr") ? `from ${ing}` : ing;
    },
    wrong: [
      ["He succeeded to pass the exam.", "He succeeded in passing the exam."],
      ["She insisted to pay.", "She insisted on paying."],
      ["They accused him to steal the money.", "They accused him of stealing the money."],
      ["the doctor prevented me to eat sugar", "the doctor prevented me from eating sugar"],
      ["I have no interest to learn it.", "I have no interest in learning it."],
      ["I want to stop to smoke.", "I want to stop smoking."],
      ["He stopped to smoke two years ago.", "He stopped smoking two years ago."],
    ],
    right: [
      "He succeeded in it.",
      "It is in my interest to learn.",
      "We stopped to rest.",
      "He stopped to smoke.",
      "I stopped to smoke a cigarette on the way home.",
      "I insist that you stay.",
    ],
  },
  {
    id: "for-you-help",
    level: "A1",
    topic: "possessive-adjectives",
    why: "Before a noun we use “your”: “Thank you for your help.”",
    pattern:
      "thank|thanks you? so? very? much? for { you|yours } help|time|email|letter|message|attention|support|answer|reply|gift|present|invitation ,",
    fix: "your",
    wrong: [
      ["Thank you for you help.", "Thank you for your help."],
      ["thanks for you email", "thanks for your email"],
    ],
    right: ["Thank you for your help.", "It is for you."],
  },
  {
    id: "look-forward-to-see",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “look forward to” the verb ends in -ing: “I look forward to seeing you.”",
    pattern: [
      `look|looks|looked|looking forward to { ${sureVerbs} }`,
      `look|looks|looked|looking forward to { ${nounVerbs} } ${object}|with|in|to|at|together|abroad`,
      `look|looks|looked|looking forward { hear|see|meet|visit|go }`,
    ],
    unless: [
      "forward to work|help|play|change|love|order|control|sleep|start in|at|to|the|a|of|with",
      "forward to visit to|at|from",
    ],
    fix: ({ marked, tokens, match }) =>
      `${tokens[match.markFrom - 1]!.lower === "to" ? "" : "to "}${ingOf(marked[0]!.lower)}`,
    wrong: [
      ["I look forward to see you.", "I look forward to seeing you."],
      ["We are looking forward to hear from you", "We are looking forward to hearing from you"],
      ["I'm looking forward to visit your city.", "I'm looking forward to visiting your city."],
      ["Looking forward meet you!", "Looking forward to meeting you!"],
    ],
    right: [
      "I look forward to it.",
      "I look forward to seeing you.",
      "Looking forward to lunch.",
      "We look forward to work, as always.",
    ],
  },
  {
    id: "look-forward-seeing",
    level: "B1",
    topic: "prepositions-after-verbs",
    why: "It is “look forward to” something: “I look forward to your letter.”",
    pattern: [
      `look|looks|looked|looking forward {} $ing|${possessive}|it|the|that|this`,
      `look|looks|looked|looking forward { for|on|at|in } $ing|${possessive}|it|the|that|this`,
    ],
    unless: "looked|looking|look forward the|this|that time|day|moment|way",
    fix: "to",
    wrong: [
      ["I look forward meeting you.", "I look forward to meeting you."],
      ["We look forward for your answer.", "We look forward to your answer."],
    ],
    right: ["We look forward to it.", "He looked forward, thinking hard."],
  },
  {
    id: "used-to-live",
    level: "B1",
    topic: "used-to",
    why: "After “be used to” and “get used to” the verb ends in -ing: “I am used to living here.”",
    pattern: [
      `i|we|he|she|you|people|$relative $be not|n't|also|already|still|quite* used to { ${sureVerbs}|${nounVerbs} }`,
      `get|gets|got|getting used to { ${sureVerbs}|${nounVerbs} }`,
      `addicted|accustomed|opposed|dedicated|committed|devoted to { ${sureVerbs} }`,
      `addicted|accustomed|opposed to { ${nounVerbs} } ${object}|games|video|sport|computer`,
      `in addition to { ${sureVerbs} }`,
      `i|we|they|he|she|you|who|n't|strongly objected|object|objects to { ${sureVerbs}|work }`,
    ],
    unless: [
      "used|opposed|committed|dedicated to work|help|change|love|sleep|control|order ,",
      "used to work|change|cook 's",
    ],
    fix: "{0:ing}",
    wrong: [
      ["I am used to live in a big city.", "I am used to living in a big city."],
      ["She can't get used to get up early.", "She can't get used to getting up early."],
      ["Many people are addicted to play games.", "Many people are addicted to playing games."],
      ["we are not used to eat so late", "we are not used to eating so late"],
    ],
    right: [
      "I used to live here.",
      "Knives are used to cut bread.",
      "He got used to it.",
      "We are used to change.",
      "I object to it.",
    ],
  },
  {
    id: "interested-to-buy",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “interested” comes “in” with -ing: “I am interested in learning Spanish.” Only what one hears takes “to”: “interested to hear”.",
    pattern: [
      "interested { to buy|study|play|cook|travel|practise|practice|visit|speak|sell }",
      "interested { to learn } $language|a|the|new|this|your|foreign|other",
    ],
    unless: "interested to learn a|the lot|bit|truth|reason|news|results|result|answer",
    fix: ({ marked }) => `in ${ingFormOf(marked[1]!.lower)}`,
    wrong: [
      ["I am interested to learn Spanish.", "I am interested in learning Spanish."],
      ["She is interested to buy a car.", "She is interested in buying a car."],
    ],
    right: [
      "I am interested in learning Spanish.",
      "I was interested to hear about it.",
      "I was interested to learn that he knew.",
    ],
  },
  {
    id: "apologise-to-be",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “apologise” comes “for” with -ing: “She apologised for being late.”",
    // "He apologised to be polite" says why he did so: only what nobody aims at is what one is sorry for.
    pattern: [
      `${formsOf("apologise apologize")} { to be } so|very|too|a? late|rude|absent|slow|angry|wrong|unable|lazy|careless|unfair|unkind|impolite`,
      `${formsOf("apologise apologize")} { to not come|answer|reply|write|call|attend|know|understand|be }`,
      `${formsOf("apologise apologize")} { to disturb|interrupt|bother|forget|hurt|lie|arrive|miss|lose|break }`,
    ],
    fix: ({ marked }) =>
      `for ${marked.length === 3 ? "not " : ""}${ingFormOf(marked.at(-1)!.lower)}`,
    wrong: [
      ["She apologised to be late.", "She apologised for being late."],
      ["I apologize to not come.", "I apologize for not coming."],
    ],
    right: [
      "She apologised to her boss.",
      "I apologise for being late.",
      "He apologised to be polite.",
      "She apologised to make him feel better.",
      "He apologised not to hurt her.",
    ],
  },
]);
