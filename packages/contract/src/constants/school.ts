/** What a school is called until an admin names it. */
export const unnamedSchool = "Saywell";
export const schoolNameMaxLength = 80;
/** Where people reach the school: an email address, a telephone number, a street. */
export const schoolContactMaxLength = 300;
