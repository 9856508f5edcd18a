export {
  type FriendshipAnswer,
  friendshipDecisions,
} from "@saywell/moderation/friendship-approval";

/** BLOCK: neither finds nor reaches the other. MUTE: only the muter no longer sees the other's words. */
export const blockOrMuteKinds = ["BLOCK", "MUTE"] as const;

/** Where a friend request stands. AWAITING_APPROVAL: both said yes, and a teacher has to. */
export const friendRequestStates = ["PENDING", "AWAITING_APPROVAL", "ACCEPTED"] as const;
export type FriendRequestState = (typeof friendRequestStates)[number];
/** What two users are to each other, as one of them sees it. */
export const friendshipStates = [
  "NONE",
  "REQUESTED",
  "ASKED_ME",
  "AWAITING_APPROVAL",
  "FRIENDS",
] as const;
export type FriendshipState = (typeof friendshipStates)[number];
