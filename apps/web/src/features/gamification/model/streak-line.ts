/** What the dashboard says about the streak. */
export const streakLine = (streak: number): string =>
  streak > 0
    ? `You're on a ${streak}-day streak! Keep it up!`
    : "Start your learning streak today!";
