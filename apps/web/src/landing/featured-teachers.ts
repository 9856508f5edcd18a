/** The two teachers that the school introduces on its front page. */
export const featuredTeachers = [
  {
    id: "amara-okafor",
    name: "Amara Okafor",
    role: "Senior Teacher",
    subject: "Speaking with confidence, from A1 to B1",
    followerCount: 0,
    lessonCount: 24,
  },
  {
    id: "tomasz-lewandowski",
    name: "Tomasz Lewandowski",
    role: "Senior Teacher",
    subject: "Grammar and writing, from B1 to C2",
    followerCount: 0,
    lessonCount: 12,
  },
] as const;

/** She writes the course that Iris teaches. */
export const courseTeacher = featuredTeachers[0];
