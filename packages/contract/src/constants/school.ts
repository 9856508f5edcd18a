/** What a school is called until an admin names it. */
export const unnamedSchool = "Saywell";
export const schoolNameMaxLength = 80;
/** Where people reach the school: an email address, a telephone number, a street. */
export const schoolContactMaxLength = 300;
/** A postal address, in lines. */
export const schoolAddressMaxLength = 300;
export const schoolPhoneMaxLength = 40;
/** Where the demo school reads mail: nowhere, by the rules of such addresses. */
export const demoSchoolEmail = "office@saywell.example";

/** What somebody writes to the school about. */
export const contactTopics = [
  "general",
  "plans",
  "tutoring",
  "textbooks",
  "ielts",
  "teaching",
] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactTopicWords: Record<ContactTopic, string> = {
  general: "Something else",
  plans: "Plans and prices",
  tutoring: "A free first tutoring session",
  textbooks: "20% off textbooks",
  ielts: "The IELTS course",
  teaching: "Teaching at the school",
};
export const contactNameMaxLength = 80;
export const contactMessage = { minLength: 10, maxLength: 2000 } as const;
