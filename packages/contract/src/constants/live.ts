/** Close codes of the live connection beside the standard ones. */
export const liveCloseCodes = {
  /** The session is over: log in again before coming back. */
  sessionEnded: 4401,
  /** Under 13, and neither a parent nor the school has agreed: come back when somebody has. */
  consentNeeded: 4403,
  /** Too many connections of this user or address. */
  tooManyConnections: 4429,
} as const;
