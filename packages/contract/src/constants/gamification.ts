export const leaderboardPeriods = ["week", "all"] as const;
export const leaderboardScopes = ["everyone", "friends", "class"] as const;
