import { classInvitationLimits } from "@saywell/contract/constants";

/** Where an invitation is answered. Behind the hash sign, so that no log on the way holds the secret. */
const invitationPath = (token: string): string => `/class-invitation#${encodeURIComponent(token)}`;

/** To somebody whom a teacher invites into a class. It is the same whether they have an account or not. */
export const classInvitationLetter = (invited: {
  name: string | null;
  teacher: string;
  className: string;
  school: string;
  token: string;
}) => ({
  kind: "class-invitation" as const,
  subject: `You are invited to an English class at ${invited.school}`,
  greeting: invited.name === null ? "Hello," : `Hello ${invited.name},`,
  paragraphs: [
    `${invited.teacher} invites you to the class “${invited.className}” at ${invited.school}.`,
    "Look at the class, and join it if you like. If you have no account yet, you can make one there.",
  ],
  button: { label: "Look at the class", path: invitationPath(invited.token) },
  closing: [
    `The link works once, for ${classInvitationLimits.days} days.`,
    "The teachers of the class will see your name, and what you learn here.",
    "If you do not know this teacher, you need do nothing.",
  ],
});
