/**
 * A question that is asked in a roundabout way, as one would plainly ask it: "Could you tell me what “wanna” is"
 * asks what it means.
 */
export const withPlainQuestion = (mended: string): string =>
  mended
    .replace(
      /\b(?:what is|what's|what|how is) (?:the |a )?(?:english )?(?:name|word|called|call)(?: in english)?(?: (?:of|for|to))?(?: (?:this|it|that|the thing|something))?(?: thing)?\s*[:,–-]\s*(?!["“])(.+)$/i,
      "what do you call $1",
    )
    .replace(
      /^.{4,}?(["“][^"“”]{2,40}["”])[.,!?]*\s+(?:so |and |but )?what (?:(?:does|do|did|is|was) )?(?:it|this|that|he|she|they|i|me|mean)? ?(?:means?|meaning|want to say)(?: (?:it|this|that))?[.?!\s]*$/i,
      "what does $1 mean",
    )
    .replace(
      /\bhow (?:would|do|does|can) (?:an? |the )?(?:native(?: speakers?)?|english (?:people|person)|british people|people in england) (?:usually )?(?:say|put|express)\b/i,
      "how do you say",
    )
    .replace(
      /^(?:(?:hi|hello|please)[\s,]+)?(?:(?:can|could|would|will) you )?(?:please )?(?:tell|explain)(?: to)? (?:me|us) what (["“][^"“”]+["”]) (?:is|means?)\b/i,
      "what does $1 mean",
    );
