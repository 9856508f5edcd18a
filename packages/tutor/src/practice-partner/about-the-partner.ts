import { plainText, sentencesOf } from "../text";

/**
 * What people ask whom they have just met, and what a program can truly say to it: short, and in words
 * that beginners know. It never asks back where somebody lives, nor how old they are.
 */
const answers: readonly (readonly [question: RegExp, answer: string])[] = [
  [
    /\bwhere (?:are |do |did |does )?(?:you|u) (?:come )?from\b|\b(?:what|which) (?:is your )?(?:country|city|town|nationality)\b|\byour (?:country|city|town)\b/,
    "I am a program, so I have no country. What do you like about your country?",
  ],
  [
    /\bwhere (?:do |are )?(?:you|u) (?:live|living)\b|\byour (?:house|home|address)\b/,
    "I am a program, so I have no home. Which room do you like best at home?",
  ],
  [
    /\bhow old (?:are )?(?:you|u)\b|\byour (?:age|birthday)\b|\bwhen (?:were|are|was) you born\b/,
    "I am a program, so I have no age and no birthday.",
  ],
  [/\bhow (?:are|r) (?:you|u)\b/, "I am a program, so I am always the same. How are you today?"],
  [
    /\byour (?:family|brothers?|sisters?|mother|father|parents|children|wife|husband|friends?|dog|cat|pets?)\b|\bhave (?:you )?(?:got )?(?:an? |any |some )?(?:family|brothers?|sisters?|children|kids|friends?|wife|husband|dog|cat|pets?)\b|\bare (?:you|u) (?:married|single)\b/,
    "I am a program, so I have no family and no pets.",
  ],
  [
    /\bwhat (?:do (?:you|u) do|is your job)(?: for (?:a )?(?:living|work))?\s*\??$|\byour (?:job|work)\b|\bdo (?:you|u) work\b/,
    "I am a program. I talk with people in English: that is my work.",
  ],
  [
    /\b(?:speak|talk|write|say it|go) (?:more |very |a bit |too )?(?:slow(?:ly|er)?|easy|simpl[ey])\b|\buse (?:easy|easier|simple) (?:words|english)\b/,
    "Yes. I write short sentences for you. Is a word new? Ask me what it means.",
  ],
  [
    /\b(?:help|can you do)\b.* (?:my|the|with) (?:english )?(?:homework|exercises?|test|exam)\b/,
    "Yes, with English. Write one sentence of it here, and I look for mistakes. I do not write it for you.",
  ],
  [
    /\b(?:do|can) (?:you|u) (?:speak|know|understand) (?:spanish|portuguese|french|german|italian|arabic|chinese|russian|turkish|japanese|polish|hindi|another language|other languages)\b/,
    "No, I only know English. I can use easy words for you.",
  ],
];

/** What the practice partner truly says of itself to a question; null where it is asked nothing of the kind. */
export function aboutThePartner(message: string): string | null {
  const asked = plainText(sentencesOf(message).at(-1) ?? message);
  return answers.find(([question]) => question.test(asked))?.[1] ?? null;
}
