/** What a room is about: what its practice partner talks of. */
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
