const asksMeaning =
  /(?:what(?:'s|s)? (?:does|do|is|means?|did|the meaning of)|meaning of|what(?:'s| is) (?:the|a) meaning of)\s+(?:the )?(?:word |phrase )?["“”'‘]?(.{2,40}?)["“”'’]?(?:\s+(?:means?|meaning|in english))?\s*[?.!]*$/i;

/** Whether somebody asks what a word means. */
function asksForMeaning(text: string): boolean {
  if (!/\bmean(?:s|ing)?\b/i.test(text)) return false;
  const term = asksMeaning
    .exec(text)?.[1]
    ?.replace(/^(?:the )?meaning of (?:the word )?/i, "")
    .trim();
  if (term === undefined || term.split(/\s+/).length > 4) return false;
  return !/^(?:you|it|that|this|i|he|she|they|we|to)\b/i.test(term);
}

const small =
  "(?:in|on|at|for|since|an?|the|to|by|some|any|much|many|few|little|will|would|going to|used to|have to|must|should|already|yet|just|still)";
const wordsWanted =
  "(?:words?|vocabulary|phrases|expressions|sentences?|synonyms?|opposites?|idioms?|phrasal verbs?|rules?)";

/** What nobody asks a waiter or a landlord, but a teacher of English. */
const asksForEnglish = [
  /\bmy mistakes?\b.*\?|\b(?:what|which|show|tell|list|correct)\b.*\bmy (?:mistakes?|errors?)\b/i,
  /\bdifferen(?:ces?|t) (?:between|of|in)\b.{2,40}\b(?:and|&)\b/i,
  /\bhow (?:(?:do|can|should|would) (?:i|you|we|one)|to) (?:say|write)\b.*(?:["“‘]|\bin english\b)/i,
  /\bhow (?:(?:do|can|should|would|is|are) (?:(?:i|you|we|one|it) )?|to )?(?:spell(?:ed|t)?|pronounced?)\b(?!(?: (?:that|it|this|your|the|his|her|my|last|first|family|sur)?\s*(?:names?|surname|street|address|title)?)\s*[?.!]*$)/i,
  new RegExp(`\\b${small} or ${small}\\s*\\?$`, "i"),
  /\b(?:is|was) (?:it|that|this|my sentence|what i (?:said|wrote)) (?:correct|right) (?:english|grammar)\b|\bdid i (?:say|write) (?:it|that|this) (?:right|correctly)\b/i,
  /\b(?:can|could|do|should|may) (?:i|we|you|one) (?:also )?(?:say|write) ["“]|\bis it (?:correct|right|ok|okay|good|better|possible|wrong)(?: english)?(?: to (?:say|write))? ?:? ?["“]|^(?:so )?is ["“][^"”]+["”] (?:correct|right|ok|good|wrong|better)/i,
  /\b(?:synonyms?|antonyms?|opposites?|another word|plurals?|past(?: tense| form| participle)?|pronunciation|comparative|superlative) (?:of|for) ["“]?(?:the (?:word|verb) )?["“]?\p{L}+["”]?(?: please)?\s*[?.!]*$/iu,
  /\b(?:how|where|what)\b.*\b(?:i|we|to)\b.*\b(?:learn|study|improve|practi[sc]e)(?: my)? (?:english|listening|speaking|reading|writing|grammar|vocabulary|pronunciation)\b/i,
  /^(?:please )?(?:can you |could you )?correct (?:my|this|the following)\b/i,
  /\b(?:explain|what is|when do (?:i|we|you) use|what are)\b.*\b(?:present|past|perfect|future|continuous|conditionals?|passive|articles?|tenses?|gerunds?|infinitives?|prepositions?|grammar|modals?|reported speech|relative clauses?)\b/i,
  new RegExp(
    `\\b(?:when|why) (?:(?:do|should|can|must) (?:i|we|you|one)|to|do people) (?:use|say|write)\\b.*(?:["“]|\\b(?:use|say) ${small}\\b)`,
    "i",
  ),
  /\bexplain\b.*["“]|\b(?:what|which) (?:prepositions?|tenses?|articles?)\b|\b(?:irregular verbs?|third person|phrasal verbs?)\b|\bbritish\b.*\bamerican\b.*\b(?:english|words?)\b/i,
  new RegExp(
    `\\b(?:give|teach|show|tell|write) (?:me|us) (?:\\w+ ){0,3}${wordsWanted} (?:about|for|with|on|of|to|that|from)\\b`,
    "i",
  ),
];

/** Whether a message asks the teacher something about English, which no part of a scene answers. */
export function asksTeacher(message: string): boolean {
  const text = message.replace(/[’`]/g, "'");
  return asksForMeaning(text) || asksForEnglish.some((each) => each.test(text));
}
