export const leaderboardPeriods = ["week", "all"] as const;
export const leaderboardCircles = ["everyone", "friends", "class"] as const;
