import { doFor, opensClause, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import { ingOf, isUnchanged, pastFormOf, thirdOf } from "./verb-fixes";

/** Words that are verbs and adjectives or nouns too, which may stand behind "be". */
const notVerbs =
  "open|clean|clear|close|dry|own|complete|free|live|warm|cool|calm|welcome|fun|love|work|perfect|correct|direct|separate|present|present|smooth|slow|fit|sound|like|better|match|cook|guide|guest|judge|friend|hurt|cut|put|let|set|hit|read|shut|become|come|run|won|cost|upset|worth|last|tidy|light|kind|back|mine|right|good|level|lean|equal|busy|well|fish|film|water|rain|snow|sport|school|travel|dance|play|study|help|rest|sleep|home|part|quiet|content|secret|model|key|plan|hope|change|need|mistake|lack|result|start|end|stop|cause|point|answer|question|problem|post|fine|talk|worry|reason|must|use|abuse|waste|surprise|dream|hate|desire|pain|head|text|news|report|interest|trust|respect|risk|visit|call|search|look|smell|taste|fight|race|smoke|book|mail|chat|show|walk|ride|drive|drink|move|gain|rule|limit|link|load|order|offer|state|stay|step|store|stress|support|talk|test|tour|trade|train|turn|view|wait|wish|wonder|guess|laugh|cry|shout|smile|kiss|hug|damage|fail|fall|gift|iron|land|lead|blame|break|burn|catch|cover|date|deal|demand|design|double|draw|dress|drop|escape|exercise|experience|face|fear|feel|finish|fold|force|form|grade|group|hand|heat|hold|increase|joke|jump|kick|knock|mark|measure|mind|miss|mix|name|note|notice|number|pack|page|paint|pair|park|pass|pay|permit|phone|pick|place|plant|practice|press|price|print|produce|progress|promise|purchase|push|quit|raise|record|reply|request|rent|return|review|ring|rise|rush|sail|save|scream|seat|sell|share|shock|shop|sign|sound|speed|spell|spend|stand|strike|struggle|swim|touch|try|type|vote|wash|watch|wear|wind";

const toPresent = (found: Fixable): string | null => {
  const { marked, tokens, match } = found;
  const verb = marked.at(-1)!;
  const base = baseAs("base", verb);
  if (base === undefined) return null;
  const subject = subjectBefore(tokens, match.markFrom);
  if (subject === null) return null;
  const space = marked[0]!.lower.startsWith("'") ? " " : "";
  const middle = marked.length === 3 ? `${marked[1]!.lower} ` : "";
  return `${space}${middle}${subject.person === "singular" ? thirdOf(base) : base}`;
};

/** “Be” where another verb needs none. */
export const extraBe: readonly RuleSource[] = [
  {
    id: "am-agree",
    level: "A2",
    topic: "verb-be",
    why: "“Agree” is a verb itself, so it needs no “am”, “is” or “are”.",
    pattern: [
      "{ am|is|are|'m|'re|'s not|n't|really|totally|completely|also? agree|disagree }",
      "{ was|were agree|disagree }",
    ],
    fix: (found) => {
      const { marked, tokens, match } = found;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const not = marked[1]!.lower;
      if (marked[0]!.lower.startsWith("w")) return `${marked[1]!.lower}d`;
      if (not === "not" || not === "n't")
        return `${marked[0]!.lower.startsWith("'") ? " " : ""}${doFor(subject.person)}${not === "not" ? " not" : "n't"} ${marked[2]!.lower}`;
      return toPresent(found);
    },
    wrong: [
      ["I am agree with you.", "I agree with you."],
      ["they are disagree", "they disagree"],
      ["I'm not agree with him.", "I do not agree with him."],
      ["My mother is agree.", "My mother agrees."],
      ["We are totally agree", "We totally agree"],
    ],
    right: ["I agree.", "We are agreed on it.", "They all agree."],
  },
  {
    id: "are-you-agree",
    level: "A2",
    topic: "question-forms",
    why: "“Agree” is a verb itself, so we ask with “do” or “does”: “Do you agree?”",
    pattern: [
      "{ are|is } you|he|she|they|we agree|disagree",
      "^^ { are|is } you|he|she|they $mid-adverb? like|want|know|think|need|have|live|understand|speak|go|eat|remember|believe|play $word",
    ],
    unless: [
      "how|what|who $word? are|is you|he|she|they like",
      "are|is you|he|she|they $mid-adverb? like me|him|her|us|them|your|my|his|this|that",
    ],
    fix: ({ tokens, match }) => (/^(?:he|she)$/.test(tokens[match.markTo]!.lower) ? "does" : "do"),
    wrong: [
      ["Are you agree with me?", "Do you agree with me?"],
      ["Are you like tea?", "Do you like tea?"],
      ["Is she want to come?", "Does she want to come?"],
      ["are you have a dog?", "do you have a dog?"],
    ],
    right: [
      "Do you agree?",
      "Are you like your mother?",
      "What are you like at school?",
      "Is she liked by all?",
    ],
  },
  {
    id: "am-go",
    level: "A1",
    topic: "present-simple",
    why: "After “am”, “is” and “are” no bare verb can stand. Say “I go”, or “I am going” for now.",
    pattern: [
      `i|we|you|they|he|she { am|are|is|'m|'re|'s $mid-adverb? $any-base&!agree }`,
      "i|we|you|they|he|she|$relative|parents|friends { am|are|is live|work|study|play|travel|walk|talk|need|visit|help } in|at|with|near|here|to|for|as|together|a|the|my|football|english|every|hard",
      "my|his|her|our $relative { is|are $any-base&!agree }",
      "my|his|her|our parents|friends|children|brothers|sisters { are|is $any-base&!agree }",
    ],
    unless: [
      `am|are|is|'m|'re|'s $mid-adverb? ${notVerbs} >!(in|at|with|near|here|to|for|as|together|a|the|my|football|english|every|hard|computer|video|games|tennis|basketball|volleyball|cards|guitar|piano|chess)`,
      "am|are|is|'m|'re|'s $mid-adverb? open|clean|clear|close|fun|free|welcome|fit|like|better|hurt|cut|put|let|set|become|come|run|won|worth|last|right|good|kind|back|present|home|part|new|head|key|upset|love|cool|warm|calm|own|complete|match|level|sound|rain",
      "it 's|is work|study|play|travel|walk|talk|need|visit|help",
      "what|where|who|how|all|as|thing|things|that|than|why|one $subject am|are|is|'m|'re|'s",
      "'s have|do|get",
    ],
    fix: (found) => {
      const { tokens, match, marked } = found;
      const verb = marked.at(-1)!;
      if (baseAs("participle", verb) !== undefined || isUnchanged(verb.lower)) return null;
      // "The man I am": another clause has its verb behind.
      const who = subjectBefore(tokens, match.markFrom);
      if (who === null) return null;
      if (tokens[who.from - 1]?.pos === "NOUN" && !opensClause(tokens, who.from)) return null;
      if (
        tokens.some(({ lower }) => lower === "now") ||
        (tokens[match.markTo]?.lower ?? "") === "right"
      ) {
        const head = marked
          .slice(0, -1)
          .map(({ text, lower }) => (lower.startsWith("'") ? text : ` ${text}`))
          .join("");
        return `${head.trim()} ${ingOf(verb.lower)}`;
      }
      return toPresent(found);
    },
    wrong: [
      ["I am go to school by bus.", "I go to school by bus."],
      ["She is live in Rome.", "She lives in Rome."],
      ["we are want to learn English", "we want to learn English"],
      ["My brother is know you.", "My brother knows you."],
      ["I'm have two brothers.", "I have two brothers."],
      ["I am play computer games every evening.", "I play computer games every evening."],
      ["I am write a letter now.", "I am writing a letter now."],
    ],
    right: [
      "I am going.",
      "She is live on television.",
      "All I am is tired.",
      "They are welcome.",
      "He is hurt.",
      "What they are says a lot.",
      "It's go time.",
    ],
  },
  {
    id: "am-like",
    level: "A1",
    topic: "present-simple",
    why: "“Like” is a verb here, so it needs no “am”, “is” or “are”: “I like tea.”",
    pattern: [
      "i|we|they { am|are|'m|'re very|really? like } to|music|football|tea|coffee|pizza|dogs|cats|dog|cat|sport|sports|reading|playing|watching|listening|cooking|dancing|swimming|going|movies|films|games|books|chocolate|fruit|meat|fish|english|school|travel|travelling|it|basketball|tennis|apples|ice|rice|summer|winter|this|very|animals",
      "he|she { is|'s very|really? like } to|music|football|tea|coffee|pizza|dogs|cats|sport|sports|reading|playing|watching|listening|cooking|dancing|swimming|movies|films|games|books|chocolate|english|school|animals",
    ],
    unless: ["what|who|how $subject $word", "like this|it ,", "like it is|was"],
    fix: (found) => {
      const subject = subjectBefore(found.tokens, found.match.markFrom);
      if (subject === null) return null;
      const really = found.marked.length === 3 ? "really " : "";
      const space = found.marked[0]!.lower.startsWith("'") ? " " : "";
      return `${space}${really}${subject.person === "singular" ? "likes" : "like"}`;
    },
    wrong: [
      ["I am like football.", "I like football."],
      ["She is like reading books.", "She likes reading books."],
      ["we are very like music", "we really like music"],
      ["I'm like to play games.", "I like to play games."],
    ],
    right: [
      "I am like my mother.",
      "They are like two drops of water.",
      "What is he like to work with?",
      "I like football.",
    ],
  },
  {
    id: "is-lives",
    level: "A1",
    topic: "present-simple",
    why: "Two verbs are one too many: “he lives”, not “he is lives”.",
    pattern: [
      "i|you|we|they|he|she|it { am|are|is|'m|'re|'s|was|were $mid-adverb? $any-third }",
      "$relative { is|was $any-third&!$noun-too }",
    ],
    unless: [
      "am|is|are|was|were|'m|'re|'s works|plays|visits|lots|means|things|thanks|needs|news|trips|films|shops|games|rules|plans|needs|drinks|sales|signs|means|results|cooks|guides|judges|friends|does|has|is|makes",
      "what|who|where|how|all|that|than|as $subject $be-finite $word",
    ],
    fix: (found) => {
      const { marked, tokens, match } = found;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const verb = marked.at(-1)!;
      const base = baseAs("third", verb)!;
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      if (marked[0]!.lower.startsWith("w")) return `${space}${pastFormOf(base)}`;
      return `${space}${subject.person === "singular" ? verb.lower : base}`;
    },
    wrong: [
      ["He is lives in Rome.", "He lives in Rome."],
      ["She's likes music.", "She likes music."],
      ["it is costs ten euros", "it costs ten euros"],
    ],
    right: [
      "He lives in Rome.",
      "What he is makes him proud.",
      "They are twins.",
      "It is works of art that I like.",
    ],
  },
  {
    id: "am-went",
    level: "A2",
    topic: "past-simple",
    why: "The past form stands alone, without “am”, “is” or “are”: “I went”.",
    pattern: [
      "i|we|they|he|she|you|it { am|are|is|'m|'re $any-past-alone&!broke }",
      "i|we|they|he|she { am|are|is|'m|'re $any-past&!$any-base&!$any-participle-alone } to the|school|my|a",
    ],
    unless: [
      "$be-finite tired|married|used|worried|interested|excited|engaged|related|invited|gone|allowed|supposed|born|prepared|moved|asked|told|sent|taken|brought|invited|added|attached|connected|limited|opposed|attracted|addicted|exposed|introduced|linked|forced|admitted|pleased|scared|closed|open|made|lost|driven|held|left|led|paid|sold|given|caught|found|put|taught|thought|said|heard|known|called|reduced|returned|compared|welcomed|committed|delivered|limited|referred|tied|drawn|glued|delighted|surprised|dedicated|bound|kept|transferred|treated|shown|accepted|played|devoted|directed|carried|stuck|promoted|pulled|pushed|reported|elected|shocked|joined",
      "what|where|who|how|all|that|than|as $subject $be-finite $word",
    ],
    fix: (found) => {
      const { marked, tokens, match } = found;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      return `${marked[0]!.lower.startsWith("'") ? " " : ""}${marked.at(-1)!.lower}`;
    },
    wrong: [
      ["I am went to the market.", "I went to the market."],
      ["She is saw a film.", "She saw a film."],
      ["we are came late", "we came late"],
    ],
    right: [
      "I went to the market.",
      "What he is took years.",
      "They are tired.",
      "He is used to the noise.",
    ],
  },
  {
    id: "be-must-base",
    level: "A2",
    topic: "present-continuous",
    why: "The verb after “am”, “is” or “are” takes -ing for what happens now.",
    pattern: [
      "what|where|who|why|how { am|is|are i|you|he|she|we|they go|do|eat|think|say|cook|study|play|read|watch|make|write|wait|talk|look|cry|laugh|come|run }",
    ],
    unless: "what|where|who|why|how are|is you|he|she|they to",
    fix: ({ marked }) => `${marked[0]!.lower} ${marked[1]!.text} ${ingOf(marked[2]!.lower)}`,
    wrong: [
      ["What are you do?", "What are you doing?"],
      ["Where is he go now?", "Where is he going now?"],
      ["why are you cry?", "why are you crying?"],
    ],
    right: ["What are you doing?", "How are you?", "Who is she?"],
  },
  {
    id: "is-ing-doubled",
    level: "A2",
    topic: "present-continuous",
    why: "After “am”, “is” and “are” the verb takes -ing without “to”: “I am working”.",
    pattern: [
      "i|he|she|we|they|you { am|is|are|'m|'re to } $any-ing",
      "i|he|she|we|they { am|is|are|'m|'re be } $any-ing",
    ],
    fix: ({ marked }) => marked[0]!.text,
    wrong: [
      ["I am to working in a bank.", "I am working in a bank."],
      ["She is be coming tomorrow.", "She is coming tomorrow."],
    ],
    right: ["I am working.", "She is to come at nine.", "I am used to working."],
  },
  {
    id: "will-be-go",
    level: "A2",
    topic: "will-and-going-to",
    why: "After “will” the verb stands alone, without “be”: “I will go.”",
    pattern:
      "$subject will|'ll|would|can|must|should not|n't? { be go|come|know|see|have|get|make|do|need|want|eat|take|give|buy|learn|speak|stay|write|say|think|find }",
    fix: "{1}",
    wrong: [
      ["I hope you will be come.", "I hope you will come."],
      ["I will be go to Rome.", "I will go to Rome."],
      ["she can be speak English", "she can speak English"],
    ],
    right: ["I will be going.", "He will be here.", "It must be seen."],
  },
];
