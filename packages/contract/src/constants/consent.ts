/** ASKED: nobody has answered yet. WITHDRAWN: it was given before. */
export const consentStates = ["ASKED", "GIVEN", "WITHDRAWN", "REFUSED"] as const;
export type ConsentState = (typeof consentStates)[number];

/** Whose word it is. */
export const consentGivers = ["PARENT", "SCHOOL"] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** OWN: the child signed up. SCHOOL: the school made it, or has it in a class. GUEST: nobody's yet. */
export const childAccounts = ["OWN", "SCHOOL", "GUEST"] as const;
export type ChildAccount = (typeof childAccounts)[number];

/** What a parent agrees to. Whoever changes a word of it raises the version. */
export const consentWording = {
  version: 2,
  parts: [
    {
      title: "What your child may do",
      lines: [
        "Your child may write to other learners here: in rooms, to friends and with the class.",
        "Rooms have rules. A program reads the messages and stops bad words. It hides telephone numbers and addresses.",
      ],
    },
    {
      title: "Who can read what your child writes",
      lines: [
        "In an open room: everybody who visits it, also visitors without an account.",
        "In a class room: the class and its teacher. In a private room: the people in it.",
        "Teachers and the school's administrators, when somebody reports a problem. The school keeps a list of these visits.",
        "Others see your child's first name. They do not see the family name, the email address or the age. On the leaderboard there is no name.",
      ],
    },
    {
      title: "How long we keep it",
      lines: [
        "We keep lessons, answers and messages as long as your child has an account.",
        "A message that somebody reported stays with the report, so that the school can look into it.",
        "There are no ads.",
      ],
    },
    {
      title: "You decide",
      lines: [
        "If you say no, your child can still learn alone here. All lessons are open.",
        "If you say yes, you can stop it on any day. We send you a mail with a link for that.",
      ],
    },
  ],
} as const;

/** Days that an account of a child waits for an answer before it becomes a guest's. */
export const consentDays = 14;
/** How often a child may ask in a day, and how many may ask one parent. What did not arrive is no ask. */
export const consentAsksPerDay = 3;
/** Mails a day that one child has us write, also to addresses that do not exist. */
export const consentMailsPerDay = 10;
export const consentNoteMaxLength = 200;
