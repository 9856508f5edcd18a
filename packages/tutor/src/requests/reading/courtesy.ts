/** What polite learners put around what they want, before it is a plain request. */
const before: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i (?:was|am) (?:just )?wondering (?:if|whether)|i wonder(?:ed)? (?:if|whether)|would it be (?:at all )?possible (?:for you )?(?:to|that)|is there any chance (?:that )?)(?: you (?:could|can|would|might))?(?: possibly| perhaps| please)?(?: be able to)? /i,
    "",
  ],
  [
    /\b(?:i (?:would|'d) be (?:very |most |really |extremely )?(?:grateful|thankful|glad|happy|obliged)|i(?: would|'d) (?:really |very much |greatly )?appreciate it|it (?:would|'d) be (?:great|helpful|kind|nice|lovely|wonderful|useful)) if you (?:could|would|can|might)(?: possibly| please)? /i,
    "",
  ],
  // "Could you tell me how it is spelled?" is no question about “could”.
  [
    /^(?:can|could|would|will) you (?:please |kindly )?(?:tell|explain to) (?:me|us)(?: please)? (?=(?:how|what|which|when|where|why)\b)/i,
    "",
  ],
  [/\bwould you be so (?:kind|good) (?:as to|to) /i, ""],
  [/\b(?:could|would|can) you (?:possibly|perhaps|kindly|maybe|be able to) /i, "can you "],
  [
    /\bi(?: would|'d) (?:really |very much |greatly )?(?:appreciate|welcome|be interested in|be grateful for|value|be glad of|be happy with|love to get|be keen on)(?: having| getting)? /i,
    "give me ",
  ],
  [
    /\b(?:might|may|could) i (?:trouble|ask|bother) you (?:for|to (?:give|provide) me(?: with)?) /i,
    "give me ",
  ],
  [/\b(?:could|would|can) you (?:provide|supply|furnish) (?:me|us) with /i, "give me "],
  [/\b(?:might|may|could) i (?:trouble|ask|bother) you to /i, ""],
];
/** "Oh and by the way": what one begins with before one asks for something else. */
const openings =
  /^(?:(?:oh|ah|um+|hmm+|btw|by the way|one more thing|another thing|another question|one question|(?:a )?quick question|small question|question)(?:[\s,:.!–-]+and)?[\s,:.!–-]+)+(?=\S+ \S)/i;
const doing =
  /\b(?:would|do) you mind (explain|giv|tell|check|correct|show|help|clarify|list|suggest|look|hav|writ|tak|mak)ing /i;
const withE = /^(?:giv|hav|writ|tak|mak)$/i;

/** "I was wondering whether you could explain cleft sentences" as "explain cleft sentences". */
export function withoutCourtesy(message: string): string {
  const quoted = message.search(/["“]/);
  const end = quoted < 0 ? message.length : quoted;
  let request = message.slice(0, end).replace(openings, "");
  for (const [pattern, plain] of before) request = request.replace(pattern, plain);
  request = request.replace(doing, (_, verb: string) => `${verb}${withE.test(verb) ? "e" : ""} `);
  return request + message.slice(end);
}
