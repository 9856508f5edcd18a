import { formatDate } from "@saywell/english";
import type { SendMail } from "../needs";

type Letter = Parameters<SendMail>[1]["letter"];

interface Reader {
  name: string;
  timeZone: string;
}

const when = (reader: Reader, at: Date): string => formatDate("spokenMoment", at, reader.timeZone);
const ifNotYou =
  "If this was not you, choose a new password now, and tell an admin of your school.";
const button = { label: "Choose a new password", path: "/reset-password" };

export const factorSet = (reader: Reader, at: Date): Letter => ({
  kind: "second-factor-changed",
  subject: "Your second factor is on",
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `Since ${when(reader, at)} your account asks for a code from your phone when you log in. All other sessions have ended.`,
    "Keep your recovery codes where you find them without your phone.",
    ifNotYou,
  ],
  button,
});

export const factorRemoved = (reader: Reader, at: Date, by: "owner" | "admin"): Letter => ({
  kind: "second-factor-changed",
  subject: "Your second factor is off",
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    by === "owner"
      ? `On ${when(reader, at)} the second factor of your account was switched off. Your password alone logs in now.`
      : `On ${when(reader, at)} an admin took the second factor from your account, as for somebody who has lost the phone. All sessions have ended, and your password alone logs in now.`,
    ifNotYou,
  ],
  button,
});

export const codesMade = (reader: Reader, at: Date): Letter => ({
  kind: "second-factor-changed",
  subject: "You have new recovery codes",
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `On ${when(reader, at)} new recovery codes were made for your account. The old ones open nothing any more.`,
    ifNotYou,
  ],
  button,
});

export const codeUsed = (reader: Reader, at: Date, left: number): Letter => ({
  kind: "second-factor-changed",
  subject: "A recovery code was used",
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `On ${when(reader, at)} one of your recovery codes was used. ${left === 0 ? "It was the last one: make new ones in Settings." : `You have ${left} left.`}`,
    ifNotYou,
  ],
  button,
});

export const codesGuessed = (reader: Reader, at: Date): Letter => ({
  kind: "log-ins-slowed",
  subject: "Somebody is trying codes for your account",
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `Somebody who knows your password has typed many wrong codes of your second factor, the last on ${when(reader, at)}. Nobody got in by them. Each further try now has to wait.`,
    "If it was not you, choose a new password now.",
  ],
  button,
  closing: ["We write this at most once a day."],
});
