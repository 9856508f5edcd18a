import { baseOf } from "../pattern/word-forms";
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

const thing = `${determiner}|me|him|us|them|you`;
const one = "me|him|her|us|them|you|people|everyone|everybody|somebody|someone|children|students";
const relation = anyOf(
  "mother father mum mom dad brother sister friend friends parents teacher children son daughter boss family boyfriend girlfriend wife husband students child dog cousin",
);
const tells = formsOf(
  "tell ask advise allow invite encourage force teach remind persuade warn convince permit order",
);
const motion = "come|go|run|walk|sing|cry|fall|leave|laugh|dance|enter|cross|speak|arrive";
const objectOf: Readonly<Record<string, string>> = {
  i: "me",
  he: "him",
  she: "her",
  we: "us",
  they: "them",
  you: "you",
  it: "it",
};
const subjectOf: Readonly<Record<string, string>> = {
  me: "I",
  him: "he",
  her: "she",
  us: "we",
  them: "they",
  you: "you",
};

/** What stands behind a verb and the person of whom it is said. */
export const objectPatterns = withClauseEnds([
  {
    id: "want-that-you-come",
    level: "A2",
    topic: "verb-patterns",
    why: "After “want” comes the person and “to”: “I want you to come.”",
    pattern: [
      "want|wants|wanted { that i|you|he|she|we|they|it $base|$third|$past }",
      "would|'d like { that i|you|he|she|we|they|it $base|$third|$past }",
      `want|wants|wanted { that ${possessive} ${relation} $base|$third }`,
    ],
    unless: [
      "want|wants|wanted|like that i|you|he|she|we|they|it have|has|had|do|does|did|was|were|is|are n't|not|been|to",
    ],
    fix: ({ marked }) => {
      const verb = marked.at(-1)!;
      const base = verb.lower === "is" || verb.lower === "are" ? "be" : baseOf(verb);
      const middle = marked.slice(1, -1);
      const whom =
        middle.length === 1
          ? objectOf[middle[0]!.lower]!
          : middle.map(({ text }) => text).join(" ");
      return `${whom} to ${base}`;
    },
    wrong: [
      ["I want that you come.", "I want you to come."],
      ["She wants that he helps her.", "She wants him to help her."],
      ["my parents want that i study medicine", "my parents want me to study medicine"],
      ["I would like that they come too.", "I would like them to come too."],
    ],
    right: [
      "I want that one.",
      "I want you to come.",
      "He wants that book.",
      "Do you want that she has to wait?",
    ],
  },
  {
    id: "want-him-go",
    level: "A2",
    topic: "verb-patterns",
    why: "After “want” or “would like” and a person comes “to”: “I want him to go.”",
    pattern: [
      `want|wants|wanted|need|needs|needed me|him|us|them|you|her {} ${sureVerbs}`,
      `want|wants|wanted me|him|us|them|you|her {} ${nounVerbs} ${thing}|with|to|in|english`,
      `would|'d like me|him|us|them|you|her {} ${sureVerbs}`,
      `want|wants|wanted ${possessive} ${relation} {} ${sureVerbs}`,
    ],
    unless: [
      "want|wants|wanted|need|needs|like her help|love|work|answer|change|smile|play",
      "that|which|what|who|whatever|everyone|everything $subject want|need|wanted me|him|us|them|you|her $base",
    ],
    fix: "to",
    wrong: [
      ["I want you come with me.", "I want you to come with me."],
      ["She wanted him leave.", "She wanted him to leave."],
      ["my mother wants me study English", "my mother wants me to study English"],
      ["He wants his son become a doctor.", "He wants his son to become a doctor."],
    ],
    right: [
      "I want you.",
      "I want you to come.",
      "They want her help with it.",
      "I want him here.",
    ],
  },
  {
    id: "tell-him-go",
    level: "A2",
    topic: "verb-patterns",
    why: "After “tell”, “ask” or “advise” and a person comes “to”: “Tell him to go.”",
    pattern: [
      `${tells} me|him|us|them|her {} ${sureVerbs}`,
      `${tells} me|him|us|them|her {} ${nounVerbs} ${thing}|with|to|in|abroad|english`,
      `${tells} you {} go|come|eat|bring|take|buy|give|learn|choose|leave|listen|speak|send|join`,
      `${tells} ${possessive} ${relation} {} ${sureVerbs}`,
    ],
    unless: [
      "tell|tells|told|ask|asks|asked|remind|reminded me|him|us|them|her|you do|have|know|let|think|see|say $subject|the|my|n't|not|what|how",
      "ask|asked|asking me|him|us|them|her do|have|know",
      "tell|told|teach|taught|remind her love|work|help|play|answer|order|call|study|change|dance|control|visit|travel|shop|walk|sleep in|to|with|the",
      "tell me let",
      "ask|asks|asked|asking her help|advice",
      "told|tell me think|know|feel|believe|see",
    ],
    fix: "to",
    wrong: [
      ["Tell him go home.", "Tell him to go home."],
      ["My teacher advised me read more.", "My teacher advised me to read more."],
      ["She asked me help her.", "She asked me to help her."],
      ["my parents don't allow me go out", "my parents don't allow me to go out"],
      ["They invited us visit them.", "They invited us to visit them."],
    ],
    right: [
      "Tell me, do you know?",
      "I told him the truth.",
      "She asked her help with it.",
      "Teach me English.",
      "Ask me do I care?",
    ],
  },
  {
    id: "told-me-dont-go",
    level: "B1",
    topic: "reported-speech",
    why: "After “tell” or “ask” and a person “don't” becomes “not to”: “He told me not to go.”",
    pattern: [
      "told|asked|tell|tells|advised|warned me|him|her|us|them|you { do n't|not $base }",
      "told|asked|tell|tells|advised|warned me|him|her|us|them|you { to do n't|not $base }",
      `told|asked|advised|warned me|him|her|us|them { to not $base }`,
    ],
    fix: ({ marked }) => `not to ${marked.at(-1)!.lower}`,
    wrong: [
      ["He told me don't worry.", "He told me not to worry."],
      ["My mother told us to don't go out.", "My mother told us not to go out."],
      ["she asked me do not tell anyone", "she asked me not to tell anyone"],
    ],
    right: ["He told me not to go.", "Tell me, don't you know?", "He told me that they don't go."],
  },
  {
    id: "ask-him-that",
    level: "B1",
    topic: "reported-speech",
    why: "After “ask” comes “to” with a verb, or “if”, “what” and the like: “She asked me to help.”",
    pattern:
      "asked|ask|asks|asking me|him|her|us|them|you { that } i|he|she|we|they|you|if|what|where|how|to",
    fix: null,
    wrong: [
      ["She asked me that I help her.", null],
      ["I asked him that he could come.", null],
    ],
    right: ["She asked me to help.", "He asked me that question.", "I asked him if he could come."],
  },
  {
    id: "let-me-to-go",
    level: "A2",
    topic: "make-and-let",
    why: "After “let” and “make” with a person comes the verb without “to”: “Let me go.”",
    pattern: [
      `let|lets|letting ${one} { to } $base`,
      `let|lets|letting ${possessive}|the ${relation} { to } $base`,
      `make|makes|making me|him|her|us|them|you|people|everyone|children { to } $base|be`,
      `made me|him|us|you|people|everyone { to } $base`,
      `made her { to } ${sureVerbs}|apologise|apologize|cry|laugh|clean|work|study`,
      `make|makes|made ${possessive} ${relation} { to } $base`,
      "let 's { to } $base|be",
      "help|helps|helped me|him|us|them|you { for } $base",
    ],
    unless: [
      "$be|been made",
      "let me to help myself",
      "make her to measure",
      "made|make you|people|him to order|measure",
      "let us to be",
    ],
    fix: "",
    wrong: [
      ["My parents don't let me to go out.", "My parents don't let me go out."],
      ["She made him to clean his room.", "She made him clean his room."],
      ["Her parents made her to apologise.", "Her parents made her apologise."],
      ["This music makes me to feel happy.", "This music makes me feel happy."],
      ["let's to go to the beach", "let's go to the beach"],
    ],
    right: [
      "Let me go.",
      "He was made to pay.",
      "She made it to win.",
      "He made them to sell.",
      "They let us go to be kind.",
    ],
  },
  {
    id: "make-me-crying",
    level: "B1",
    topic: "make-and-let",
    why: "After “make”, “let” and “help” with a person comes the plain verb: “It makes me laugh.”",
    pattern: [
      `make|makes|made me|him|her|us|them|you|people { ${ingOf("laugh cry feel think smile want go do work believe understand wait study forget")} }`,
      `let|lets me|him|us|them|you { ${ingOf("go do know come play see use be have take")} }`,
      `let 's { ${ingOf("go do play eat have take see make watch start get try")} }`,
      `help|helps|helped me|him|us|them|you { ${ingOf("improve learn find get understand study make do become know speak solve carry cook clean relax")} }`,
      `make|makes|made me|him|us|them { felt|thought|cried|laughed|feels|laughs|cries|wants }`,
    ],
    unless: [
      "made|makes|make her|his|them working",
      "made|makes you|people living",
      "can|could|n't help me|him|them|us|you being",
    ],
    fix: "{0:base}",
    wrong: [
      ["The film made me crying.", "The film made me cry."],
      ["It makes us laughing.", "It makes us laugh."],
      ["this app helps me learning English", "this app helps me learn English"],
      ["Let's going to the park!", "Let's go to the park!"],
    ],
    right: ["It made me cry.", "I can't help him being late.", "Let it be.", "He helped me."],
  },
  {
    id: "hear-her-to-sing",
    level: "B2",
    topic: "verb-patterns",
    why: "After “see” and “hear” with a person comes the verb without “to”: “I saw him go.”",
    pattern: [
      `see|saw|seen|hear|heard|watch|watched|feel|felt|notice|noticed me|him|her|us|them|you|$relative|people { to ${motion} }`,
    ],
    unless: ["$be|been seen|heard|watched", "see|watch|hear you to speak"],
    fix: "{1}",
    wrong: [
      ["I heard her to sing.", "I heard her sing."],
      ["We saw him to leave the house.", "We saw him leave the house."],
      ["I never saw people to dance like that", "I never saw people dance like that"],
    ],
    right: ["He was seen to leave.", "I saw him leave.", "I watch them to learn."],
  },
  {
    id: "had-better-to",
    level: "B1",
    topic: "verb-patterns",
    why: "After “had better”, “would rather” and “why not” comes the verb without “to”.",
    pattern: [
      "$subject had|'d better not? { to } $base|be",
      "would|'d rather not? { to } $base|be",
      "why not|n't { to } $base",
      "why do|does n't $subject { to } $base",
    ],
    fix: "",
    wrong: [
      ["You had better to go home.", "You had better go home."],
      ["I would rather to stay here.", "I would rather stay here."],
      ["Why not to try it?", "Why not try it?"],
      ["I'd rather to eat at home", "I'd rather eat at home"],
    ],
    right: ["You had better go.", "I would rather stay.", "It is better to go."],
  },
  {
    id: "had-better-going",
    level: "B1",
    topic: "verb-patterns",
    why: "After “had better”, “would rather” and “why not” comes the plain verb, without -ing.",
    pattern: [
      `had|'d better not? { ${ingOf("go do take stay start leave study eat tell ask see buy call wait stop")} }`,
      `would|'d rather not? { ${ingOf("go do take stay leave study eat see buy play watch wait work live have")} }`,
      `why not { ${ingOf("go do take stay eat see buy play watch try ask come start")} }`,
      `why do n't $subject { ${ingOf("go do take stay eat see buy play watch try ask come start")} }`,
    ],
    fix: "{0:base}",
    wrong: [
      ["You'd better going now.", "You'd better go now."],
      ["I would rather staying at home.", "I would rather stay at home."],
      ["Why not going to the cinema?", "Why not go to the cinema?"],
      ["why don't we going to the beach", "why don't we go to the beach"],
    ],
    right: ["You had better go.", "Rather going than staying, he left.", "Why not? Going is fun."],
  },
  {
    id: "explain-me",
    level: "A2",
    topic: "verb-patterns",
    why: "After “explain” and “describe” the person comes with “to”: “Explain it to me.”",
    pattern: [
      `${formsOf("explain describe")} {} me|us|him|them how|what|why|when|where|the|this|that|it|your|a|more|about|who|which|everything|something|my|his|some`,
      `${formsOf("explain describe")} {} you how|what|why|when|where|the|this|that|it|my|a|more|about|who|which|everything|something|some`,
      `${formsOf("explain")} it|this|that {} me|us|him|them`,
      `${formsOf("introduce")} me|you|him|her|us|them {} him|them|${possessive}|the|a`,
    ],
    unless: [
      "introduce|introduced her $possessive",
      "describe|explain them the",
      "describe|describes|described me|us|you|him|them that|this|the way",
    ],
    fix: "to",
    wrong: [
      ["Can you explain me this rule?", "Can you explain to me this rule?"],
      ["He explained us how it works.", "He explained to us how it works."],
      ["please explain it me", "please explain it to me"],
      ["Describe me your house.", "Describe to me your house."],
    ],
    right: [
      "Explain it to me.",
      "How would you describe me?",
      "She explained them all.",
      "I introduced her sister.",
    ],
  },
  {
    id: "suggest-me",
    level: "B1",
    topic: "verb-patterns",
    why: "After “suggest” comes the thing, and no person: “Can you suggest a film?”",
    pattern: [
      `${formsOf("suggest propose")} { me|us|him|them|her } a|an|the|some|any|this|something|good|nice|another|two|three|books|films|movies|places`,
      `${formsOf("suggest propose")} { you } a|an|the|some|this|something`,
    ],
    fix: "",
    wrong: [
      ["Can you suggest me a good film?", "Can you suggest a good film?"],
      ["She suggested us a hotel.", "She suggested a hotel."],
      ["please suggest me some books", "please suggest some books"],
    ],
    right: ["I suggest a walk.", "He suggested that to me.", "Can you suggest something to me?"],
  },
  {
    id: "suggest-me-to-go",
    level: "B1",
    topic: "verb-patterns",
    why: "After “suggest” comes “that” with a new clause: “She suggested that I should go.”",
    pattern: `${formsOf("suggest propose")} { me|him|her|us|them|you to } $base|be`,
    fix: ({ marked }) => `that ${subjectOf[marked[0]!.lower]!} should`,
    wrong: [
      ["He suggested me to go by train.", "He suggested that I should go by train."],
      ["I suggest you to visit the museum.", "I suggest that you should visit the museum."],
      ["my friend suggested us to eat there", "my friend suggested that we should eat there"],
    ],
    right: ["I suggest you visit it.", "He suggested that to me.", "She proposed to him."],
  },
  {
    id: "recommend-you-to",
    level: "B1",
    topic: "verb-patterns",
    why: "After “recommend” and “suggest” comes -ing, or a whole clause: “I recommend visiting it.”",
    pattern:
      "recommend|recommends|recommended|suggest|suggests|suggested { you|him|her|us|them|me to } $any-ing",
    fix: "",
    wrong: [
      ["I recommend you to visiting the museum.", "I recommend visiting the museum."],
      ["She suggested us to staying longer.", "She suggested staying longer."],
    ],
    right: [
      "I recommend visiting the museum.",
      "I recommend you to visit it.",
      "She suggested to him that he leave.",
    ],
  },
]);
