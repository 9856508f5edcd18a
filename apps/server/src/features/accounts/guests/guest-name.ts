/** What the dashboard calls a learner who gave no name. */
export const guestName = "Student";
