/** Why a reply may not be said. */
export type ReplyProblem =
  | "gives-away"
  | "unfit"
  | "asks-who-you-are"
  | "says-human"
  | "offers-to-meet"
  | "tells-instructions"
  | "obeys"
  | "invents-mistake"
  | "asks-for-money"
  | "offers-contact"
  | "unsafe-advice"
  | "insults"
  | "persuades"
  | "not-english"
  | "too-hard"
  | "empty";
