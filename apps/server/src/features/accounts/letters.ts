import { formatDate } from "@saywell/english";
import type { MailKind } from "@saywell/contract";
import { claimDays } from "@saywell/contract/constants";

/** What accounts write to people's own addresses. */
interface Letter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; path: string };
  closing?: readonly string[];
}

interface Reader {
  name: string;
  timeZone: string;
}

const greet = ({ name }: Pick<Reader, "name">): string => `Hello ${name},`;
/** To whoever has an address that several accounts claim: whose name it is, nobody knows. */
const greetNobody = "Hello,";
// Behind the hash sign, so that no log on the way and no link from the page tells the secret.
const withToken = (page: string, token: string): string => `${page}#${encodeURIComponent(token)}`;
const ignore = "If this was not you, you need not do anything. Nothing changes without the link.";
const ifNotYou =
  "If this was not you, choose a new password now. That ends every session, and whoever was in is out.";

export const verifyAddress = (reader: Pick<Reader, "name">, token: string): Letter => ({
  kind: "verify-address",
  subject: "Please confirm your email address",
  greeting: greet(reader),
  paragraphs: [
    "Somebody, we hope you, gave this email address for an account. Please confirm that it is yours, so that you can get back in if you forget your password.",
  ],
  button: { label: "Confirm my address", path: withToken("/verify-address", token) },
  closing: ["The link works once, for 3 days.", ignore],
});

export const changeAddress = (reader: Pick<Reader, "name">, token: string): Letter => ({
  kind: "verify-address",
  subject: "Please confirm your new email address",
  greeting: greet(reader),
  paragraphs: [
    "You want to use this email address for your account from now on. It changes when you open the link.",
  ],
  button: { label: "Use this address", path: withToken("/verify-address", token) },
  closing: ["The link works once, for 3 days.", ignore],
});

export const resetPassword = (
  reader: Reader,
  { token, madeAt }: { token: string; madeAt: Date },
): Letter => ({
  kind: "reset-password",
  subject: "Choose a new password",
  greeting: greet(reader),
  paragraphs: [
    `Somebody asked for a new password for your account, which you have had since ${formatDate("day", madeAt, reader.timeZone)}.`,
    "When you choose a new password, every session of the account ends, on all devices.",
  ],
  button: { label: "Choose a new password", path: withToken("/reset-password", token) },
  closing: ["The link works once, for 30 minutes.", ignore],
});

export const resetOneOfSeveral = (token: string): Letter => ({
  kind: "reset-password",
  subject: "Choose a new password",
  greeting: greetNobody,
  paragraphs: [
    "Somebody asked for a new password for an account with this email address. Several accounts were given it, and nobody has confirmed yet that it is theirs.",
    "The link shows when each account began and how much was learnt in it. Choose yours and a new password for it: then the address is yours, and the other accounts lose it.",
  ],
  button: { label: "Choose my account", path: withToken("/reset-password", token) },
  closing: ["The link works once, for 30 minutes.", ignore],
});

export const addressTaken = (reader: Pick<Reader, "name">, token: string): Letter => ({
  kind: "address-taken",
  subject: "You already have an account",
  greeting: greet(reader),
  paragraphs: [
    "Somebody gave this email address for an account, and you have one with it already. Your account is as it was.",
    "If it was you, log in with this address and your password. If that opens another account, or if you have forgotten it, choose a new one.",
  ],
  button: { label: "Choose a new password", path: withToken("/reset-password", token) },
  closing: [
    "The link works once, for 30 minutes. After that, ask for a new one where you log in.",
    ignore,
  ],
});

/** To whoever has an address for which the school made an account that nobody has entered. */
export const accountWaits = (reader: Pick<Reader, "name">, token: string): Letter => ({
  kind: "address-taken",
  subject: "Your school has made an account for you",
  greeting: greet(reader),
  paragraphs: [
    "Somebody gave this email address for an account. Your school has made one for it already.",
    "If it was you, choose a password for that account, and log in with it.",
  ],
  button: { label: "Choose a password", path: withToken("/reset-password", token) },
  closing: [
    "The link works once, for 30 minutes. After that, ask for a new one where you log in.",
    ignore,
  ],
});

/** To the address that a guest gave who bought a plan. Nobody knows yet that it is theirs. */
export const claimAccount = (token: string): Letter => ({
  kind: "claim-account",
  subject: "Keep what you bought and learnt",
  greeting: greetNobody,
  paragraphs: [
    "A plan was bought with this email address by somebody who has no account yet, we hope by you.",
    "Choose a name and a password, and the account is yours: with the plan, and with all that was learnt and earned so far. Then you can log in on every device.",
  ],
  button: { label: "Make it my account", path: withToken("/claim-account", token) },
  closing: [
    `The link works once, for ${claimDays} days, also when the plan has ended.`,
    "If it was not you, you need not do anything.",
  ],
});

/** To the same address, where it has an account already: what was bought comes along by logging in. */
export const claimByLogIn = (): Letter => ({
  kind: "claim-account",
  subject: "You bought a plan without logging in",
  greeting: greetNobody,
  paragraphs: [
    "A plan was bought with this email address by somebody who was not logged in. You have an account with this address already.",
    "If it was you, log in on the device where you bought the plan. The plan, and all that was learnt and earned there, then comes into your account. A plan that you pay for in your account stays as it is.",
  ],
  button: { label: "Log in", path: "/sign-in" },
  closing: [
    "If you do not know your password, ask for a new one where you log in.",
    "If it was not you, you need not do anything.",
  ],
});

export const passwordChanged = (
  reader: Reader,
  { at, endedSignIns }: { at: Date; endedSignIns: number },
): Letter => ({
  kind: "password-changed",
  subject: "Your password was changed",
  greeting: greet(reader),
  paragraphs: [
    `The password of your account was changed on ${formatDate("spokenMoment", at, reader.timeZone)}. All other sessions have ended.`,
    ...(endedSignIns === 0
      ? []
      : [
          "Nobody gets in by Google, Microsoft or another service any more. If you did, you can link it again in your settings.",
        ]),
    ifNotYou,
  ],
  button: { label: "Get a new password", path: "/reset-password" },
});

export const addressChanged = (reader: Reader, at: Date): Letter => ({
  kind: "address-changed",
  subject: "Your email address was changed",
  greeting: greet(reader),
  paragraphs: [
    `On ${formatDate("spokenMoment", at, reader.timeZone)} your account was given another email address. We will not write to this one any more.`,
    "If this was not you, please tell your school at once: they can see what was changed and when.",
  ],
});

export const newDevice = (
  reader: Reader,
  { device, at }: { device: string | null; at: Date },
): Letter => ({
  kind: "new-device",
  subject: "A new device logged in to your account",
  greeting: greet(reader),
  paragraphs: [
    `On ${formatDate("spokenMoment", at, reader.timeZone)} somebody logged in to your account on a device that had not been used for it before${device === null ? "" : `: ${device}`}.`,
    `If this was you, all is well. ${ifNotYou}`,
  ],
  button: { label: "Get a new password", path: "/reset-password" },
});

const askSchool = "If you do not know why, or think that it is a mistake, please ask your school.";

export const accountSuspended = (reader: Reader, at: Date): Letter => ({
  kind: "decided-by-school",
  subject: "Your account is suspended",
  greeting: greet(reader),
  paragraphs: [
    `On ${formatDate("spokenMoment", at, reader.timeZone)} an admin of your school suspended your account. You cannot log in until it is restored. Nothing of yours is deleted.`,
    askSchool,
  ],
});

export const accountRestored = (reader: Reader, at: Date): Letter => ({
  kind: "decided-by-school",
  subject: "Your account is open again",
  greeting: greet(reader),
  paragraphs: [
    `On ${formatDate("spokenMoment", at, reader.timeZone)} an admin of your school restored your account. You can log in again, and all is as it was.`,
  ],
});

export const loggedOutBySchool = (reader: Reader, at: Date): Letter => ({
  kind: "decided-by-school",
  subject: "You were logged out on all devices",
  greeting: greet(reader),
  paragraphs: [
    `On ${formatDate("spokenMoment", at, reader.timeZone)} an admin of your school logged you out everywhere, as when a phone was lost or stolen. You can log in again.`,
    "If somebody may know your password, choose a new one.",
    askSchool,
  ],
  button: { label: "Choose a new password", path: "/reset-password" },
});

/** @param reader undefined where several accounts claim the address */
export const logInsSlowed = (
  reader: Reader | undefined,
  { token, at }: { token: string; at: Date },
): Letter => ({
  kind: "log-ins-slowed",
  subject: "Somebody is trying passwords for your account",
  greeting: reader === undefined ? greetNobody : greet(reader),
  paragraphs: [
    `There have been many log-ins with a wrong password, the last on ${formatDate("spokenMoment", at, reader?.timeZone ?? "UTC")}. Nobody got in by them. Each further try now has to wait, for some minutes in the end.`,
    "You can still log in on a device that you have used before. If you have to wait elsewhere, or think that somebody knows your password, choose a new one here.",
  ],
  button: { label: "Choose a new password", path: withToken("/reset-password", token) },
  closing: [
    "The link works once, for 30 minutes. After that, ask for a new one where you log in.",
    "We write this at most once a day.",
  ],
});
