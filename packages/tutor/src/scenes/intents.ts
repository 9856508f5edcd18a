/** What may be said in every scene. */
export type Intent =
  | "hello"
  | "thanks"
  | "bye"
  | "howAreYou"
  | "help"
  | "repeat"
  | "change"
  | "price"
  | "have"
  | "no";

export const intentPatterns: Readonly<Record<Intent, readonly string[]>> = {
  hello: ["<hello>"],
  thanks: ["thank|thanks|cheers"],
  bye: ["bye|goodbye|good bye|see you|good night|have a nice day|have a good day|take care"],
  howAreYou: [
    "how are you|how do you do|how is it going|are you (ok|well|fine)|how you are|how are things",
  ],
  help: [
    "help|hint|clue|tip|stuck",
    "what (can|should|must|shall|could|do|to) say|what (can|should|must|could) (write|answer|reply)",
    "how (can|should|do|to) (say|answer|write|ask)",
    "not know [what|how] … (say|write|answer|do|reply)|not know|no idea",
    "give … (example|idea|hint|help|sentence)|show … example|for example",
    "translate|tell me what",
  ],
  repeat: [
    "repeat|pardon|come again|once more|say … again|again please|rephrase",
    "what does (it|that|this) mean|what (it|that|this) mean|what did you (say|ask|mean)|what do you mean|what you (said|say|mean)",
    "not (understand|catch|hear|follow|get)|what was the question",
    "slow|slowly|easier|simpler",
  ],
  change: ["instead|actually|change|rather|sorry|wait|mistake|no|not"],
  price: ["<price>"],
  have: ["<have>"],
  no: ["{no}"],
};

/** Longest messages, in words, that are taken for nothing but such a request. */
export const longestRequest: Readonly<Partial<Record<Intent, number>>> = {
  help: 9,
  repeat: 10,
  hello: 6,
  thanks: 8,
  bye: 9,
  howAreYou: 9,
  no: 7,
};
