/** Why a sign-in with another provider ended without a session, as `/sign-in?problem=…` says it. */
export const signInProblems = [
  /** The person said no there, or closed it. */
  "refused",
  /** It took too long, was begun in another browser, or is a link that was used before. */
  "not-begun-here",
  /** The provider does not answer. */
  "provider-away",
  /** What the provider said could not be believed. */
  "not-believed",
  "suspended",
  /** Whoever signed in there has another account here already. */
  "linked-elsewhere",
] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** Digits of a code that an app on a phone shows. */
export const codeDigits = 6;
/** Recovery codes that somebody gets at once. */
export const recoveryCodeCount = 10;
/** The longest that somebody types as a code: a recovery code with its dashes, and some spaces. */
export const codeMaxLength = 40;
