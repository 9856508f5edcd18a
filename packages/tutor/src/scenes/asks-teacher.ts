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

/** What nobody asks a waiter or a landlord, but a teacher of English. */
const asksForEnglish = [
  /\bmy mistakes?\b.*\?|\b(?:what|which|show|tell|list|correct)\b.*\bmy (?:mistakes?|errors?)\b/i,
  /\bdifference between\b.{2,40}\b(?:and|&)\b/i,
  /\bhow (?:do|can|should|would) (?:i|you|we|one) (?:say|spell|pronounce)\b.*(?:["“‘]|\bin english\b|\b(?:spell|pronounce)\b)/i,
  /\b(?:in|on|at|for|since|a|an|the|to)\b or \b(?:in|on|at|for|since|a|an|the|to)\b\s*\?$/i,
  /\b(?:is|was) (?:it|that|this|my sentence|what i (?:said|wrote)) (?:correct|right) (?:english|grammar)\b|\bdid i (?:say|write) (?:it|that|this) (?:right|correctly)\b/i,
  /\b(?:synonyms?|opposite|plural|past (?:form|tense)|pronunciation) (?:of|for) ["“‘]?\p{L}+["”’]?\s*\?*$/iu,
  /\b(?:how|where|what)\b.*\b(?:i|we|to)\b.*\b(?:learn|study|improve)(?: my)? english\b/i,
  /^(?:please )?(?:can you |could you )?correct (?:my|this|the following)\b/i,
  /\b(?:explain|what is|when do (?:i|we|you) use)\b.*\b(?:present|past|perfect|future|continuous|conditional|passive|article|articles|tense|gerund|infinitive|preposition|prepositions|grammar)\b/i,
];

/** Whether a message asks the teacher something about English, which no part of a scene answers. */
export function asksTeacher(message: string): boolean {
  const text = message.replace(/[’`]/g, "'");
  return asksForMeaning(text) || asksForEnglish.some((each) => each.test(text));
}
