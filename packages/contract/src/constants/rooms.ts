export const roomTypes = ["CHAT", "GAME"] as const;
export const roomCategories = [
  "GENERAL",
  "FOOTBALL",
  "BUSINESS",
  "MEDICAL",
  "IELTS_PREP",
  "GRAMMAR",
  "VOCABULARY",
  "PRONUNCIATION",
  "CONVERSATION",
] as const;
export type RoomCategory = (typeof roomCategories)[number];
/** Whom a room is for. A class's room admits that class and its teacher. */
export const roomAudiences = ["EVERYONE", "ADULTS", "CLASS"] as const;
export const roomClosings = ["OWN", "WITH_REASON", "NO"] as const;
export const closeReasonMaxLength = 300;
export const roomMessageMaxLength = 500;
export const roomLimits = {
  name: 60,
  description: 200,
  minParticipants: 2,
  maxParticipants: 50,
} as const;
/** How many messages one page of history holds, and how many it may. */
export const historyPage = 50;
export const longestHistoryPage = 200;
/** A word that is looked up or saved. */
export const wordMaxLength = 60;
