import type { Role } from "@saywell/contract";
import { invitationDays } from "@saywell/contract/constants";

const asWhat: Record<Role, string> = {
  LEARNER: "a learner",
  TEACHER: "a teacher",
  ADMIN: "an admin, who looks after the whole school",
};

/** Where an invitation is accepted. Behind the hash sign, so that no log on the way holds the secret. */
export const invitationPath = (token: string): string => `/invitation#${encodeURIComponent(token)}`;

export const invitationLetter = (invited: {
  school: string;
  name: string | null;
  role: Role;
  token: string;
}) => ({
  kind: "invitation" as const,
  subject: `You are invited to ${invited.school}`,
  greeting: invited.name === null ? "Hello," : `Hello ${invited.name},`,
  paragraphs: [
    `${invited.school} invites you to its English lessons as ${asWhat[invited.role]}.`,
    "Choose a password, and you are there.",
  ],
  button: { label: "Accept the invitation", path: invitationPath(invited.token) },
  closing: [
    `The link works once, for ${invitationDays} days.`,
    "If you do not know this school, you need do nothing.",
  ],
});
