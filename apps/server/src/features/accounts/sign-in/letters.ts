import { formatDate } from "@saywell/english";
import type { SendMail } from "../needs";

type Letter = Parameters<SendMail>[1]["letter"];

export const signInLinked = (
  reader: { name: string; timeZone: string },
  { provider, at }: { provider: string; at: Date },
): Letter => ({
  kind: "sign-in-changed",
  subject: `You can log in with ${provider} now`,
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `Since ${formatDate("spokenMoment", at, reader.timeZone)} your account can be logged in to with ${provider}, besides what it had before.`,
    `If this was not you, end it in Settings under "Log in with", and choose a new password.`,
  ],
  button: { label: "Look at it", path: "/settings" },
});
