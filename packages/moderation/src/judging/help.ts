import data from "../../data/help-lines.json";
import { countryOf } from "../lists/countries";

interface Country {
  /** As it stands in a sentence: "the UK". */
  name: string;
  emergency: string;
  lines: readonly { name: string; phone: string; who: string }[];
}

const countries: Readonly<Record<string, Country>> = data.countries;
const { finder, elsewhere } = data;
const everywhere = `People who listen, in every country: ${finder.address}.`;

/** Where help is in the country of a time zone; of no country where that is not known. */
function whereHelpIs(timeZone: string | undefined): { call: string; listen: string } {
  const code = timeZone === undefined ? undefined : countryOf(timeZone);
  const country = code === undefined ? undefined : countries[code];
  if (country === undefined) {
    return {
      call: `your emergency number (${elsewhere})`,
      listen: everywhere,
    };
  }
  const { name, emergency, lines } = country;
  const listeners = lines.map(({ name: line, phone, who }) =>
    who === "anybody" ? `${line} on ${phone}` : `${line} on ${phone} (${who})`,
  );
  const listen =
    listeners.length === 0 ? "" : `In ${name} you can call ${listeners.join(" or ")}. `;
  return { call: `${emergency} in ${name}`, listen: `${listen}${everywhere}` };
}

/** What somebody is told whose cry for help was not posted, with numbers of the country whose clocks are theirs. */
export function helpMessage(timeZone?: string): string {
  const { call, listen } = whereHelpIs(timeZone);
  return [
    "We did not post this, because it matters more than a chat. You are not alone, it is not your fault, and it is right to talk about it.",
    `If you are in danger now, call ${call}.`,
    listen,
    kept,
  ].join(" ");
}

/**
 * The same for words that were posted, or that were never meant for others to read.
 *
 * @param isKept whether those who look after the school may read them: not of who has no account
 */
export function helpNote(timeZone?: string, { isKept = true } = {}): string {
  const { call, listen } = whereHelpIs(timeZone);
  return [
    "What you wrote sounds as if you, or somebody you know, may need help. It is right to talk about it.",
    `If somebody is in danger now, call ${call}.`,
    listen,
    isKept ? kept : "No person sees what you wrote here, so please tell an adult you trust today.",
  ].join(" ");
}

/** What somebody who looks after others is told: whom to call in the country of who may be in danger. */
export function helpForStaff(timeZone?: string): string {
  const { call, listen } = whereHelpIs(timeZone);
  return `If somebody is in danger now, call ${call}. ${listen}`;
}

/** True wherever Saywell runs: who looks after a school reads it when they are there, and may not be. */
const kept =
  "It is kept for those who look after this school, but they may not see it at once, so please tell an adult you trust today.";

/** What a computer program that teaches says to somebody who may be in danger, in two wordings. */
export function helpReplies(timeZone?: string): readonly string[] {
  const { call, listen } = whereHelpIs(timeZone);
  const keeps = "Your words are kept for those who look after this school, who may see them late.";
  return [
    `I am sorry that things are so hard. You matter. I am a computer program, so please talk to a person you trust now: a friend, a parent, a teacher or a doctor. If you are in danger, call ${call}. ${listen} ${keeps}`,
    `Thank you for telling me. This is more important than English. Please do not stay alone: tell somebody you trust today how you feel. If anybody is in danger now, call ${call}. ${listen} ${keeps}`,
  ];
}
