/** XP from one level to the next. */
export const XP_PER_LEVEL = 1000;

/** The level that a total of XP stands for; the first is 1. XP never falls below 0. */
export const levelOf = (xp: number): number => Math.floor(xp / XP_PER_LEVEL) + 1;

/** XP gathered since the level began, from 0 to `XP_PER_LEVEL - 1`: what the level bar shows. */
export const xpIntoLevel = (xp: number): number => xp % XP_PER_LEVEL;
