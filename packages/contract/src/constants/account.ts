export const roles = ["LEARNER", "TEACHER", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** `UNKNOWN` is treated as under 18 wherever it matters: children are protected by default. */
export const ageBands = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const;
export type AgeBand = (typeof ageBands)[number];

export const nameMaxLength = 80;
export const emailMaxLength = 254;
export const passwordRule = { min: 10, max: 200 } as const;
/** The demo school has an account for each. */
export const demoRoles = ["LEARNER", "TEACHER"] as const satisfies readonly Role[];

export const textSizes = ["NORMAL", "LARGE", "LARGER"] as const;
/** XP a learner means to earn in a day. */
export const dailyGoals = [20, 40, 60, 100] as const;
/** Drawings in `apps/web/public/avatars/<name>.svg`; an account without one shows initials. */
export const avatars = [
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
