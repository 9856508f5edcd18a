export { type RoomAudience, roomAudiences } from "@saywell/moderation/room-entry";
export { messageMaxLength as roomMessageMaxLength } from "@saywell/moderation/message-limits";
export { roomCategories, type RoomCategory } from "@saywell/tutor/room-categories";

export const roomTypes = ["CHAT", "GAME"] as const;
export type RoomType = (typeof roomTypes)[number];
export const roomClosings = ["OWN", "WITH_REASON", "NO"] as const;
export const closeReasonMaxLength = 300;
export const roomLimits = {
  name: 60,
  description: 200,
  minParticipants: 2,
  maxParticipants: 50,
} as const;
/** How many messages one page of history holds, and how many it may. */
export const historyPage = 50;
export const longestHistoryPage = 200;
