import type { SessionUser } from "@saywell/contract";

/** Whether there may be invitations to somebody's address: a guest has none, and a child's parents come first. */
export const mayBeInvited = ({ isGuest, needsConsent }: SessionUser): boolean =>
  !isGuest && needsConsent !== true;
