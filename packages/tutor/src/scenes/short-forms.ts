/** What is written short, by contraction, in chats, or by learners; `'s` and `'d` as they mostly are. */
const long: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dont: "do not",
    doesnt: "does not",
    didnt: "did not",
    cant: "can not",
    cannot: "can not",
    couldnt: "could not",
    wouldnt: "would not",
    shouldnt: "should not",
    wont: "will not",
    isnt: "is not",
    arent: "are not",
    wasnt: "was not",
    werent: "were not",
    havent: "have not",
    hasnt: "has not",
    hadnt: "had not",
    aint: "is not",
    "ain't": "is not",
    "can't": "can not",
    "won't": "will not",
    "shan't": "shall not",
    "let's": "let us",
    im: "i am",
    ive: "i have",
    youre: "you are",
    whats: "what is",
    wheres: "where is",
    hows: "how is",
    thats: "that is",
    theres: "there is",
    lets: "let us",
    wanna: "want to",
    gonna: "going to",
    gotta: "have to",
    gimme: "give me",
    lemme: "let me",
    dunno: "do not know",
    u: "you",
    ur: "your",
    r: "are",
    pls: "please",
    plz: "please",
    plese: "please",
    thx: "thanks",
    thanx: "thanks",
    ty: "thanks",
    okay: "ok",
    okey: "ok",
    k: "ok",
    tmr: "tomorrow",
    cos: "because",
    cuz: "because",
    coz: "because",
    becouse: "because",
    bc: "because",
    ya: "yes",
    yep: "yes",
    yeah: "yes",
    yup: "yes",
    yea: "yes",
    nope: "no",
    nah: "no",
    appt: "appointment",
  }),
);
const afterShortWould = new Set([
  "like",
  "love",
  "prefer",
  "rather",
  "want",
  "be",
  "have",
  "need",
  "say",
]);
const endings: readonly (readonly [string, string])[] = [
  ["n't", " not"],
  ["'m", " am"],
  ["'re", " are"],
  ["'ve", " have"],
  ["'ll", " will"],
  ["'d", " would"],
  ["'s", " is"],
];

/** The words that a word stands for, most often itself. */
export function fromShort(word: string, next: string): readonly string[] {
  const full = long.get(word);
  if (full !== undefined) return full.split(" ");
  if (word === "id" && afterShortWould.has(next)) return ["i", "would"];
  if (word === "ill" && /^(?:take|have|go|pay|be|get|call|come|try)$/.test(next))
    return ["i", "will"];
  for (const [ending, written] of endings)
    if (word.endsWith(ending) && word.length > ending.length)
      return (word.slice(0, -ending.length) + written).split(" ");
  return [word.replaceAll("'", "")];
}
