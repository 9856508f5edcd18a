/** ASKED: nobody has answered yet. WITHDRAWN: it was given before. */
export const consentStates = ["ASKED", "GIVEN", "WITHDRAWN", "REFUSED"] as const;
export type ConsentState = (typeof consentStates)[number];

/** Whose word it is. */
export const consentGivers = ["PARENT", "SCHOOL"] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** What a parent agrees to. Whoever changes a word of it raises the version. */
export const consentWording = {
  version: 1,
  paragraphs: [
    "Your child may talk with others here: in rooms, as their friends, and with their class. Rooms are moderated, and contact details are hidden in them.",
    "Others read your child's first name and what your child writes in rooms. They never read an address, a family name or an age. On the leaderboard your child has no name.",
    "We keep your child's lessons, answers and messages, to teach and to protect, for as long as there is an account. There are no ads.",
    "Without your agreement your child can still learn alone. You can take it back at any time, with the link in the mail that we send you.",
  ],
} as const;

/** Days that an account of a child waits for an answer before it becomes a guest's. */
export const consentDays = 14;
/** How often a child may ask in a day, and how many may ask one parent. */
export const consentAsksPerDay = 3;
export const consentNoteMaxLength = 200;
