/**
 * A question that is asked in a roundabout way, as one would plainly ask it: "Could you tell me what “wanna” is"
 * asks what it means.
 */
export const withPlainQuestion = (mended: string): string =>
  mended
    // "The nuance between" two words is what learners elsewhere call their difference.
    .replace(
      /\b(?:(?:subtle )?(?:nuances?|distinctions?)|subtle differences?)(?: in (?:meaning|use|usage))? (?=between\b)/i,
      "difference ",
    )
    // "What does the teacher mean when she says “good job”?"
    .replace(
      /^what (?:does|do|did) [\p{L} ]{2,30} mean (?:when|by|with|if)\b.*?(["“][^"“”]{2,40}["”])[\s?.!]*$/iu,
      "what does $1 mean",
    )
    .replace(
      /^is (?:the word )?(["“]?\p{L}+["”]?) (?:an? )?(?:positive|negative|good|bad)(?: word| thing| quality)? or (?:an? )?(?:positive|negative|good|bad|not)(?: word| thing| quality)?[\s?]*$/iu,
      "what does $1 mean",
    )
    // "I read the word “reluctant” in a book. What does it mean and how do I use it?"
    .replace(
      /^[^"“?]*(["“][^"“”]{2,40}["”])[^"“?]*[.,!]\s+(?:so |and |but )?what (?:does|do) (?:it|this|that|this word) means?\b.*$/is,
      "what does $1 mean",
    )
    .replace(
      /^(?:(?:hi|hello|please|sorry)[\s,]+)?(?:i )?(?:(?:always|often|sometimes|still|keep|really|can) )*(?:confus(?:e|ing)|mix(?:ing)?(?: up)?) (["“]?\p{L}+["”]?) (?:and|with|or) (["“]?\p{L}+["”]?)\b(?!.*\bdifference).*$/iu,
      "what is the difference between $1 and $2",
    )
    .replace(
      /^((?:tell me |what is |explain |give me )?(?:the )?difference)\s*[:,–-]\s*(["“]?[\p{L}' -]{2,30}?["”]?)\s*(?:\/|,|vs\.?|versus|–|-| and | or )\s*(["“]?[\p{L}' -]{2,30}["”]?)(?=[\s?.!]*$)/iu,
      "what is the difference between $2 and $3",
    )
    .replace(
      /^(?:and )?(?:does|do|has|have) (["“]?\p{L}+ \p{L}+["”]?) (?:have |got )?(?:any )?(?:other|more|another|several|different|two|many) meanings?\s*\??$/iu,
      "what does the phrasal verb $1 mean",
    )
    // "How would you describe jet lag in one sentence?" asks what it is.
    .replace(
      /^how (?:would|do|can|could) (?:you|i|one) (?:describe|define|explain) (["“]?(?!an? |the |my |your |this |that |it\b|some|people|pictures|graphs?|charts?)\p{L}+(?: \p{L}+)?["”]?)(?: in (?:one|a few|two|easy|simple|other|short) (?:words?|sentences?))?\s*\??$/iu,
      "what does $1 mean",
    )
    .replace(/(?<=\S)[\s,]+(?:these days|nowadays)(?=[\s?.!]*$)/i, "")
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
