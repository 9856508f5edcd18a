import { isFollowedAsVerb } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb } from "./verb-fixes";

/** “To” that is missing, and other forms than the base behind it. */
export const toForms: readonly RuleSource[] = [
  {
    id: "might-to-be",
    level: "A2",
    topic: "must-and-have-to",
    why: "After “have”, “need”, “want” and “ought” a “to” stands before the verb.",
    pattern: [
      "i|you|we|they|he|she do|does|did n't|not have|need {} $common-base",
      "i|you|we|they always|also|really|usually|often? have|had {} go|do|work|study|make|get|buy|clean|wash|cook|eat|learn|speak|pay|finish|leave|wait|wear|take|see|help|be",
      "he|she has {} go|do|study|make|get|buy|clean|wash|cook|eat|learn|speak|pay|finish|leave|wait|wear|take|see|help|be",
      "i|you|we|they|he|she want|wants|wanted|need|needs|needed|ought|hope|hopes|decided|plan {} be|become|buy|do|eat|get|give|go|have|improve|know|learn|live|make|meet|read|say|see|speak|study|tell|understand|write|find|come|become|sleep|sing|leave",
      "do|does|did i|you|we|they|he|she want|need|have|hope {} be|become|buy|do|eat|get|give|go|have|know|learn|live|make|meet|read|say|see|speak|study|tell|understand|write|find|come|become|leave",
      "want|wants|need|needs {} help people|you|them|him|her|us|my|the|others|children|animals|poor|sick",
      "would|'d like|love {} be|go|have|see|eat|visit|learn|buy|do|get|know|live|meet|speak|stay|study|travel|try|work|become|come|make|take|play >!(,)",
      "am|is|are|'m|'re|'s|was|were going {} visit|see|buy|eat|play|study|work|travel|meet|make|do|have|learn|watch|cook|sleep|stay|take|be|get|go",
      "$relative wants|needs|wanted {} be|become|buy|do|eat|get|give|go|have|know|learn|live|make|meet|read|see|speak|study|find|come",
    ],
    unless: [
      "$word have|had|has|need|needs {} work|help|study|wash|wait|pay|cook|clean|dance|play|care|change",
      "who|those $word? have|had {} $word",
      "$plural i|you|we|they want|need {} have|be",
      "need {} not|n't",
      "need|needs {} $base not",
      "what|all|everything|that|than|as i|you|we|they have|had|need|want {} $word",
      "n't|not need {} $word",
      "need {} say|find|have|be no|not",
      "want|wanted|need|hope {} come|find|give up",
      "have|had|has {} be|go|see at|with",
    ],
    fix: "to",
    wrong: [
      ["I have go now.", "I have to go now."],
      ["I want learn English.", "I want to learn English."],
      ["You don't have worry about it.", "You don't have to worry about it."],
      ["she has wear glasses every day", "she has to wear glasses every day"],
      ["Do you want go with me?", "Do you want to go with me?"],
    ],
    right: [
      "I have to go.",
      "I want help.",
      "You need not go.",
      "What I have is yours.",
      "I have work every day.",
      "He has had it.",
    ],
  },
  {
    id: "must-to-have-to",
    level: "A2",
    topic: "must-and-have-to",
    why: "Behind “have to”, “want to”, “need to” and “going to” the verb is in its base form.",
    pattern: [
      "have|has|had|want|wants|wanted|need|needs|needed|like|likes|liked|love|loves|hope|hopes|try|tries|tried|decide|decided|plan|plans|learn|learned|learnt|able|would|'d|happy|begin|started|start|starts|began|ought|forgot|forget|afford|easy|difficult|hard|important|possible|nice|ready|tired|agreed|offered|promised|refused|seems|seem|way|time|how|where|what|supposed|allowed|better|good to not|always|also|never? { $any-third|$any-past-not-base|$any-participle-alone|is|are|am|was|were }",
      "am|is|are|'m|'re|'s|was|were not|n't? gonna { $any-third|$any-past-alone|is|are|am }",
      "am|is|are|'m|'re|'s|was|were not|n't? going to { $any-third|$any-past-alone|is|are|am }",
      "want|wants|wanted|need|needs|decide|decided|hope|hopes|have|has|had|able|afford|plan|refused|promised|agreed|learn|going to { $any-ing&!$noun-too }",
      "go|goes|went|come|comes|came|going|coming here|there|home|out? to { $any-past-alone|$any-third&!$noun-too }",
      "to|not? help|tell|told|ask|asked|want|wanted|teach|allow me|him|her|us|them|you to { $any-third|$any-past-alone }",
    ],
    unless: [
      "to $word? works|plays|thought|visits|trips|talks|needs|drinks|lost|sales|shops|films|games|classes|left|found|lots|being|having|swimming|shopping|fishing|skiing|camping|running|dancing|singing|hiking|cooking|building|meeting|training|painting|drawing|cycling|riding|interesting|used|unused|married|tired|mixed|closed|limited|united|fried|broken|mashed",
      "like|likes|liked|good|nice|happy to|than|as|what $word",
      "going to|gonna $any-ing",
      "due|thanks|used|according|close|next|prior|addition to $word",
      "$word time to $any-ing",
      "hard|difficult|easy|important|good|time|way|how|where|what to $any-ing",
      "what $subject $word to",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      if (/^(?:is|are|am|was|were)$/.test(verb.lower)) {
        if (
          tokens
            .slice(0, match.from)
            .some(({ lower }) => /^(?:what|all|where|how|thing|place|reason|way)$/.test(lower))
        )
          return null;
        const before = tokens[match.from - 1];
        if (before === undefined || !/^(?:PRON|NOUN|PROPN|ADV)$/.test(before.pos)) return null;
        return /^(?:want|wants|wanted|need|needs|going|have|has|had|hope|hopes|'d)$/.test(
          tokens[match.markFrom - 2]?.lower ?? "",
        )
          ? "be"
          : null;
      }
      if (baseAs("third", verb) !== undefined && !isFollowedAsVerb(tokens, match.markFrom))
        return null;
      return baseOfVerb(verb) ?? null;
    },
    wrong: [
      ["He wants to goes home.", "He wants to go home."],
      ["I have to went to the doctor.", "I have to go to the doctor."],
      ["We are going to saw my aunt.", "We are going to see my aunt."],
      ["She wants to is a nurse.", "She wants to be a nurse."],
      ["I decided to leaving early.", "I decided to leave early."],
      ["they tried to caught the bus", "they tried to catch the bus"],
    ],
    right: [
      "He wants to go home.",
      "The place I want to see is far.",
      "I am used to eating late.",
      "It belongs to him and has to be kept.",
      "We went to classes.",
      "I look forward to seeing you.",
      "What I have to say is short.",
    ],
  },
];
