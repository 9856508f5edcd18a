import type { InvitationState } from "@saywell/contract/constants";

export const invitationWords: Record<InvitationState, string> = {
  WAITING: "Waiting",
  ACCEPTED: "Accepted",
  EXPIRED: "Too old",
  REVOKED: "Taken back",
};
