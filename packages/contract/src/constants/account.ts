import type { Role } from "@saywell/moderation/roles";

export { type AgeBand, ageBands } from "@saywell/moderation/age-policy";
export { type Role, roles } from "@saywell/moderation/roles";

/** A reference to something stored. */
export const idMaxLength = 100;
export const nameMaxLength = 80;
export const emailMaxLength = 254;
export const passwordRule = { min: 10, max: 200 } as const;
/** The demo school has an account for each. */
export const demoRoles = ["LEARNER", "TEACHER"] as const satisfies readonly Role[];

/** What a mailed link is for. It opens that once, and nothing else. */
export const oneTimeLinkPurposes = [
  "verify-address",
  "change-address",
  "reset-password",
  "invitation",
  "parental-consent",
  "plan-for-child",
  "claim-account",
] as const;
export type OneTimeLinkPurpose = (typeof oneTimeLinkPurposes)[number];

export const textSizes = ["NORMAL", "LARGE", "LARGER"] as const;
/** XP a learner means to earn in a day. */
export const dailyGoals = [20, 40, 60, 100] as const;
/** Faces and objects: drawings in `apps/web/public/avatars/<name>.svg`; an account without one shows initials. */
export const avatars = [
  "bun",
  "afro",
  "headscarf",
  "turban",
  "curls",
  "silver",
  "braid",
  "cap",
  "beard",
  "bob",
  "moustache",
  "waves",
  "kite",
  "fox",
  "teapot",
  "boat",
  "owl",
  "cactus",
  "bicycle",
  "lamp",
] as const;
export type AvatarName = (typeof avatars)[number];
