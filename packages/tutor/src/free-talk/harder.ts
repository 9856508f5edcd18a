/** Words that make something sad even harder. */
export const harder =
  /\b(?:fell apart|falls? apart|cry|cries|crying|cried|alone|afraid|scared|worse|refuses?|blames?|far away|too late|last time|lost|never|guilty|miss(?:es)?|nobody|not the same)\b/;
