import type { Piece } from "./tokens";

/** Marks at the end, quotation marks and conjunctions: the network knows too little of them. */
const neverShown = new Set(
  'I_. I_? R_? R_. I_" R_" I_, R_, I_and I_or I_but I_so R_and R_or R_but'.split(" "),
);
/** Behind these "to" is a preposition: "look forward to seeing". */
const prepositionTo =
  /^(?:forward|used|due|addition|committed|opposed|accustomed|devoted|dedicated|close|key|approach|object|objected|objects|prior|similar|equal|contribute|contributes|contributed|commitment|resistance|admit|admitted|comes|respect|thanks|solution|alternative|next|limited|related|led|lead|leads)$/;
const beforeBase = /^(?:n't|not|can|could|will|would|should|must|may|might|do|does|did|'ll|'d)$/;

/** From which probability on a tag may be shown that depends on what was said before. */
const surely = 0.85;

/**
 * Whether a tag of the network may be shown: fixed exceptions, found by reading what it says.
 *
 * @param isUnknown whether the network does not know the word
 * @param probability that the token is wrong, 0 to 1
 */
export function mayShow(
  pieces: readonly Piece[],
  at: number,
  tag: string,
  isUnknown: boolean,
  probability: number,
): boolean {
  if (neverShown.has(tag)) return false;
  const text = pieces[at]?.text ?? "";
  const word = text.toLowerCase();
  const before = (pieces[at - 1]?.text ?? "").toLowerCase();
  const words = pieces.filter((piece) => /\p{L}/u.test(piece.text)).length;
  // Greetings, titles, names.
  if (words < 4 || (words < 7 && !/[.!?]/.test(pieces.at(-1)!.text))) return false;
  // A misspelt word is the speller's.
  if (isUnknown && /^[VNA]_|^R_|^D|^SWAP/.test(tag)) return false;
  const isName = at > 0 && /^\p{Lu}/u.test(text) && text !== "I";
  if (isName && /^[VNA]_|^SWAP|^I_is|^I_are/.test(tag)) return false;
  const further = (pieces[at - 2]?.text ?? "").toLowerCase();
  if (tag === "V_BASE" && word.endsWith("ing") && before === "to" && prepositionTo.test(further))
    return false;
  if (tag === "D" && word === ",") return false;
  if (isLeftToStyle(pieces, at, tag)) return false;
  // Relative pronouns are mostly style.
  if (/^R_(?:that|which|who)$/.test(tag) && /^(?:which|that|who)$/.test(word))
    return tag === "R_which" && word === "who";
  if (word === "in" && before === "all" && pieces[at + 1]?.text.toLowerCase() === "all")
    return false;
  const isDefiniteness =
    (tag === "D" && word === "the") ||
    (/^R_(?:the|a|an|this|that|these|those)$/.test(tag) &&
      /^(?:the|this|that|these|those)$/.test(word));
  const isTense =
    tag === "V_BASE" && word.endsWith("ed") && before !== "to" && !beforeBase.test(before);
  return !(isDefiniteness || isTense) || probability >= surely;
}

/** Said without an article behind a preposition. */
const withoutArticle = new Set(
  "hospital church university school college prison bed home town person case present general fact love time first last court sea work table order addition particular short brief public private turn place fun trouble danger detail advance common".split(
    " ",
  ),
);
const prepositions = new Set("in at to from after before on by into".split(" "));
const games = new Set("tennis football chess basketball volleyball golf rugby cricket".split(" "));
const letsDo = new Set(
  "make makes made making let lets letting help helps helped helping see sees saw seen hear hears heard watch watched feel felt have had better sooner rather".split(
    " ",
  ),
);

/** Behind these the base form may stand beside "he". */
const isWish = ({ text }: Piece): boolean =>
  /^(?:suggest(?:s|ed)?|recommend(?:s|ed)?|insist(?:s|ed)?|demand(?:s|ed)?|propose[sd]?|request(?:s|ed)?|essential|vital|crucial|imperative|lest|advisable)$/i.test(
    text,
  );
const manyInOne =
  /^(?:crew|team|staff|family|police|band|class|government|audience|committee|couple|group|press|public|jury|council|company)$/;
const pastTime = /^(?:yesterday|ago|last|when|did|had|(?:19|20)\d\d)$/i;
const peopleAdjective =
  /^(?:rich|poor|young|old|elderly|unemployed|sick|homeless|blind|deaf|dead|french|english|british|chinese|japanese|spanish|dutch|irish|swiss|portuguese)$/;

/** Verbs whose "to" may end a clause. */
const endsWithTo =
  /^(?:listen|talk|speak|go|belong|danc|refer|mov|return|travel|com|driv|fly|walk|invit|introduc|us|writ|appl|repl|agre|objec|react|subscrib|point)(?:t|e|y|ed|d|es|s|ies|ied|ing)?$|^(?:went|gone|spoke|spoken|flew|drove|wrote|came|sent)$/;

const linkVerb =
  /^(?:am|is|are|was|were|be|been|being|'s|'m|'re|look|looks|looked|feel|feels|felt|sound|sounds|sounded|seem|seems|seemed|taste|tastes|tasted|smell|smells|smelt|smelled|become|becomes|became|get|gets|got)$/;
/** How adjectives and participles mostly end, or are. */
const describes =
  /(?:ed|ing|en|ful|ive|ous|al|ic|ant|ent|able|ible|y|less)$|^(?:done|made|lit|built|kept|sold|known|gone|put|cut|set|said|told|paid|spent|lost|taught|thought|bought|brought|good|bad|big|small|hot|cold|large|high|low|long|short|new|old|young|great|nice|fast|slow|strong|rich|poor|wide|simple|warm|hard|clear|different|late|early|cheap)$/;
const degree = /^(?:very|so|too|really|quite|rather|pretty|more|as|not|n't|always|also)$/;

/** Whether a word in -ly stands where only an adjective may: behind "be" and the like, or before a noun. */
function saysWhatItIsLike(pieces: readonly Piece[], at: number): boolean {
  const wordAt = (index: number): string => (pieces[index]?.text ?? "").toLowerCase();
  let before = at - 1;
  while (degree.test(wordAt(before))) before -= 1;
  if (/^(?:hardly|lately)$/.test(wordAt(at))) return false;
  // "It was nicely done", "the room is badly lit": a participle or an adjective follows.
  const next = wordAt(at + 1);
  if (linkVerb.test(wordAt(before)))
    return (
      (!describes.test(next) || /day$|^(?:by|my|every|they|any)$/.test(next)) &&
      !/^(?:at|into|for|through|around|like|back|up|down|out)$/.test(next)
    );
  return (
    /^(?:a|an|the|my|your|his|her|our|their|this|that|some|many)$/.test(wordAt(before)) &&
    /^\p{L}/u.test(next) &&
    !describes.test(next)
  );
}

/** Right English that learners hardly write, and idioms: the network saw too little of both. */
function isLeftToStyle(pieces: readonly Piece[], at: number, tag: string): boolean {
  const wordAt = (index: number): string => (pieces[index]?.text ?? "").toLowerCase();
  const [before, word, next] = [wordAt(at - 1), wordAt(at), wordAt(at + 1)];
  // "I suggest that he see a doctor", "it is vital that she eat".
  if (/^(?:V_|R_)/.test(tag) && pieces.slice(Math.max(0, at - 6), at).some(isWish)) return true;
  // "Had we known", "Been there", "Written in 1850, it sells": the first verb of a sentence is no slip.
  if (at === 0 && /^(?:V_|R_|D$)/.test(tag)) return true;
  // "God save the King", "long live the Queen", "police say": without anything else that says when.
  if (tag === "V_ED" && !pieces.some((piece) => pastTime.test(piece.text))) return true;
  // "He dare not speak", "you need not come", "why not go?"
  if (
    word === "dare" ||
    word === "need" ||
    (before === "need" && word === "be") ||
    (before === "not" && wordAt(at - 2) === "why")
  )
    return true;
  if (word === "not" && before === "why") return true;
  // "The rich get richer": adjectives that are people.
  if (tag.startsWith("V_") && wordAt(at - 2) === "the" && peopleAdjective.test(before)) return true;
  // "Reading books helps you": what is done is one thing.
  if (tag.startsWith("V_") && word.endsWith("s") && /^\p{Lu}\p{Ll}+ing$/u.test(pieces[0]!.text))
    return true;
  if (word === "ages" && before === "for") return true;
  // "Since" and "for" belong to the rules, which read the time behind them.
  if (word === "since" && tag !== "D") return true;
  // "The crew are tired", "if need be", "you do look tired", "the sooner the better".
  if (/^(?:are|were|have)$/.test(word) && manyInOne.test(before)) return true;
  if (before === "need" && next === "be") return true;
  if (tag === "SWAP" && /^(?:do|does|did)$/.test(next) && pieces.at(-1)!.text !== "?") return true;
  if (wordAt(0) === "the" && /er$|^(?:more|less)$/.test(wordAt(1)) && tag.startsWith("I_"))
    return true;
  if (tag === "D" && word === "a" && /^(?:coffee|tea|beer|juice|water|lemonade)$/.test(next))
    return true;
  // "Had a great day!", "Can't wait.": who it was is left out in a chat.
  if (at === 0 && /^I_(?:i|it|we|you|he|she|they)$/.test(tag)) return true;
  // "If it were", "were it not", "the team were": a matter of mood and of country.
  if (tag.startsWith("R_") && (word === "were" || word === "be")) return true;
  // "How can I say no politely?", "they live quite happily together": how it is done ends in -ly.
  if (tag === "A_ADJ" && word.endsWith("ly") && !saysWhatItIsLike(pieces, at)) return true;
  // "What on earth", "all by herself", "no smoking in here".
  if (
    (word === "on" && next === "earth") ||
    (word === "by" && /^(?:my|your|him|her|it|our|them)sel(?:f|ves)$/.test(next)) ||
    (tag === "D" && word === "in" && /^(?:here|there)$/.test(next))
  )
    return true;
  // "You are to report at nine": what has been arranged.
  if (
    tag === "V_ING" &&
    before === "to" &&
    /^(?:am|is|are|was|were|'re|'s|'m)$/.test(wordAt(at - 2))
  )
    return true;
  // "I'd been waiting".
  if (word === "been" && /^(?:'d|'ve|had|have|has)$/.test(before) && next.endsWith("ing"))
    return true;
  // "Love the new haircut!": who does is left out.
  if (at === 1 && /^(?:R_|D$)/.test(tag) && /^(?:love|like|loved|liked|enjoyed)$/.test(before))
    return true;
  // "If only I'd listened": "'d" may be "had".
  if (tag === "V_BASE" && before === "'d" && !/^(?:liked|loved|preferred|wanted)$/.test(word))
    return true;
  // "The music we danced to was awful": a clause ends with its "to".
  if (
    before === "to" &&
    /^(?:am|is|are|was|were|has|had|will|can)$/.test(word) &&
    endsWithTo.test(wordAt(at - 2))
  )
    return true;
  // "He devoted his life to helping others", "stop to think", "I was told it had closed".
  if (
    tag === "V_BASE" &&
    [2, 3, 4, 5].some((back) => /^(?:devoted?|dedicated?|committed)$/.test(wordAt(at - back)))
  )
    return true;
  if (tag === "D" && word === "to" && /^stop(?:s|ped)?$/.test(before)) return true;
  if (tag === "D" && /^(?:was|were)$/.test(word) && /^(?:told|asked|given)$/.test(next))
    return true;
  // "He doctor" lacks a verb, and is none.
  if (tag === "V_S" && /^(?:doctor|nurse|engineer|pilot|guide|model)$/.test(word)) return true;
  if (/^(?:SWAP|A_)/.test(tag) && (word === "hardly" || next === "hardly")) return true;
  if (tag === "N_SG" && word === "shops" && before === "the") return true;
  if (/^I_(?:the|a|an)$/.test(tag)) {
    // "Won first prize", "came in second place", "moved house".
    if (/^(?:first|second|third|last)$/.test(word) && /^(?:prize|place)$/.test(next)) return true;
    if (word === "house" && /^mov(?:e|es|ed|ing)$/.test(before)) return true;
    if (prepositions.has(before) && withoutArticle.has(word)) return true;
    if (games.has(word) || games.has(next)) return true;
  }
  // "Made everybody laugh", "had better ask", "would sooner walk".
  if (/^V_|^I_to$/.test(tag))
    if ([1, 2, 3].some((back) => letsDo.has(wordAt(at - back)))) return true;
  // "We'd expected", "if only I'd known".
  if (tag.startsWith("I_be") && /^'(?:d|ve)$/.test(before)) return true;
  // "There goes my weekend", "in walked the headmaster".
  return (
    tag.startsWith("V_") && /^(?:there|here|in|out|up|down)$/.test(before) && at <= 8 && next !== ""
  );
}
