import type { FeaturedTeacher } from "@saywell/contract/constants";

interface Introduction {
  id: FeaturedTeacher;
  name: string;
  role: string;
  subject: string;
}

/** The two teachers that the school introduces on its front page. What they have done is counted. */
export const introductions: readonly [Introduction, Introduction] = [
  {
    id: "amara-okafor",
    name: "Amara Okafor",
    role: "Senior Teacher",
    subject: "Speaking with confidence, from A1 to B2",
  },
  {
    id: "tomasz-lewandowski",
    name: "Tomasz Lewandowski",
    role: "Senior Teacher",
    subject: "Grammar and writing, from B2 to C2",
  },
];

/** She wrote the first part of the course that Iris teaches. */
export const courseTeacher = introductions[0];
