/** What a learner may say to the AI teacher at once. */
export const tutorMessageMaxLength = 2000;
/** How much of what was said before goes along: messages, and characters in each. */
export const tutorHistory = { messages: 100, maxLength: 4000 } as const;
