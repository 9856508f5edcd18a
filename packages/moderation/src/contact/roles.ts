export const roles = ["LEARNER", "TEACHER", "ADMIN"] as const;
export type Role = (typeof roles)[number];
