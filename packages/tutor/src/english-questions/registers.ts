import { quote, wordsOf } from "../text";

type Register = "informal" | "formal" | "neutral" | "chat";

/** How formal words and phrases are, and what to write instead, or what they are for. */
const lines: Readonly<Record<Register, string>> = {
  informal: `gonna = going to; wanna = want to; gotta = have to; gimme = give me; kids = children; kid = child;
    guy = man; guys = everybody; ok = all right; okay = all right; yeah = yes; yep = yes; nope = no; hi = Dear …;
    hey = Dear …; cheers = thank you; thanks = thank you; bye = goodbye; lots of = many or much;
    a lot of = many or much; stuff = things; awesome = excellent; cool = very good; ain't = am not, is not;
    mum = mother; dad = father; get = receive or become; want = would like; i want = I would like; like = such as;
    pretty = rather; big = large or considerable; tons of = many; loads of = many; grab = take; buddy = friend;
    mate = friend; chill = relax; love = Kind regards; take care = Kind regards; see you = I look forward to seeing you;
    no problem = You are welcome; sorry = I apologise; what's up = How are you?; bucks = dollars; quid = pounds; what = Sorry? or I beg your pardon?; huh = Sorry?;
    telly = television; fed up = unhappy; so = therefore; but = however; also = in addition; anyway = in any case;
    find out = discover; put off = postpone; go up = increase; go down = decrease; look into = investigate;
    sort out = solve; set up = establish; get in touch = contact; let me know = please inform me`,
  formal: `dear sir or madam = a letter to somebody whose name you do not know; yours faithfully = the end of a letter to “Dear Sir or Madam”;
    yours sincerely = the end of a letter to somebody whose name you know; i am writing to = the first line of an email;
    i look forward to hearing from you = the last line of an email; moreover = essays and reports; furthermore = essays and reports;
    nevertheless = essays and reports; therefore = essays and reports; thus = essays and reports; hence = essays and reports;
    regarding = emails at work; purchase = notices and contracts; commence = notices and official texts;
    require = rules and official texts; assist = emails at work; inform = emails at work; obtain = reports;
    whom = careful writing; shall = contracts, and British offers such as “Shall I help?”; should you = very polite emails;
    i would be grateful = polite emails; i would appreciate = polite emails; please find attached = emails at work;
    to whom it may concern = a letter to nobody in particular; in addition = essays; consequently = essays; sir = a very polite talk; madam = a very polite talk`,
  neutral: `kind regards = emails at work, formal or not; best regards = emails at work, formal or not; regards = emails at work; best wishes = emails to people that you know;
    hello = nearly all talk and friendly emails; good morning = all talk and most emails; could you = polite requests everywhere;
    thank you = all talk and all emails; i would like = all talk and all emails; however = all writing; please = all talk and writing;
    children = all texts; because = all texts; can i = everyday talk; may i = polite talk; goodbye = all talk; buy = all texts; help = all texts; for example = all texts`,
  chat: `asap = as soon as possible; fyi = for your information; btw = by the way; lol = that is funny; u = you; pls = please; plz = please;
    thx = thank you; omg = oh my God; idk = I do not know; brb = I will be back soon; imo = in my opinion; tbh = to be honest; bc = because; cuz = because; r = are; gr8 = great; xoxo = kisses`,
};

const byTerm: ReadonlyMap<string, readonly [Register, string]> = new Map(
  (Object.entries(lines) as [Register, string][]).flatMap(([register, list]) =>
    list.split(/;\s*/).map((each) => {
      const [term = "", note = ""] = each.trim().split(" = ");
      return [wordsOf(term).join(" "), [register, note.trim()]] as const;
    }),
  ),
);

const contractions =
  /\b(?:contractions?|short forms?|contracted forms?)\b|^(?:i'm|i've|i'll|i'd|it's|don't|doesn't|didn't|can't|won't|isn't|aren't|you're|we're|they're|he's|she's|let's|that's)$/;
const other: readonly (readonly [RegExp, string])[] = [
  [
    contractions,
    "Short forms such as “I'm” and “don't” are usual in talk and in messages to friends. In a formal letter, email or essay write the full forms: “I am”, “do not”.",
  ],
  [
    /\bphrasal verbs?\b/,
    "Many phrasal verbs are everyday English, and some are at home in all texts. In a formal text one word is often better: “discover” for “find out”, “postpone” for “put off”, “increase” for “go up”.",
  ],
  [
    /\b(?:exclamation marks?|emojis?|smileys?|smilies)\b/,
    "They are fine in messages to friends. Leave them out of formal letters, formal emails and essays.",
  ],
  [
    /\b(?:abbreviations?|slang)\b/,
    "Slang and short forms such as “ASAP” fit messages to people that you know well. In a formal text write the full words.",
  ],
  [
    /\bfirst names?\b/,
    "Use the first name when you know the person, or when they write with their own first name. Else write “Dear Ms Novak” or “Dear Mr Lee”.",
  ],
  [
    /^(?:i|me|my|we|first person)$/,
    "“I” and “we” are fine in letters and emails. In many formal essays a sentence without them is better: “It can be argued that …”.",
  ],
];

/** Whether it is known how formal something is. */
export const hasRegister = (term: string): boolean => sayRegister(term) !== null;

/** How formal a word or a phrase is, and what to write instead; null where it is not known. */
export function sayRegister(term: string): string | null {
  const words = wordsOf(term).join(" ");
  const told = other.find(([pattern]) => pattern.test(words));
  if (told !== undefined) return told[1];
  const [register, note = ""] = byTerm.get(words) ?? [];
  switch (register) {
    case "informal":
      return `${quote(term)} is informal: it is for talk and for messages to friends. In a formal text write ${quote(note)}.`;
    case "chat":
      return `${quote(term)} is for chats and messages only. In an email or an essay write ${quote(note)}.`;
    case "formal":
      return `${quote(term)} is formal. It is for ${note}.`;
    case "neutral":
      return `${quote(term)} is neither very formal nor very informal. It fits ${note}.`;
    case undefined:
      return null;
  }
}
