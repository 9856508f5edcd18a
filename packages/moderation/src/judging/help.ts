import data from "../../data/help-lines.json";
import { countryOf } from "../lists/countries";

interface Country {
  /** As it stands in a sentence: "the UK". */
  name: string;
  emergency: string;
  lines: readonly { name: string; phone: string; who: string }[];
}

/** Where somebody is who may be in danger, and who reads what they wrote. */
export interface HelpPlace {
  /** As ISO 3166 writes it; undefined where it is not known. */
  country: string | undefined;
  /** In a demonstration nobody has to be there; what somebody without an account writes reaches nobody. */
  readBy: "school" | "demonstration" | "nobody";
}

/** What every country can read, of words that a school keeps. */
export const somewhere: HelpPlace = { country: undefined, readBy: "school" };

/** Where a school is, as far as it has said. */
interface School {
  country: string | null;
  timeZone: string | null;
}

/**
 * In which country somebody is by the time zone of their account: that of the zone; the school's where
 * they have the school's zone, or one of no country, such as `UTC`.
 */
export function countryFor(timeZone: string | undefined, school: School): string | undefined {
  const isOwn = timeZone !== undefined && timeZone !== school.timeZone;
  const own = isOwn ? countryOf(timeZone) : undefined;
  const ofClocks = school.timeZone === null ? undefined : countryOf(school.timeZone);
  return own ?? school.country ?? ofClocks;
}

const countries: Readonly<Record<string, Country>> = data.countries;
const { finder, elsewhere } = data;

/** Whom to call in a country; of no country where we know none. */
function callIn(code: string | undefined): { emergency: string; listeners: string } {
  const country =
    code !== undefined && Object.hasOwn(countries, code) ? countries[code] : undefined;
  if (country === undefined) {
    return { emergency: `your emergency number (${elsewhere})`, listeners: "" };
  }
  const listeners = country.lines.map(({ name, phone, who }) =>
    who === "anybody" ? `${name} on ${phone}` : `${name} on ${phone} (${who})`,
  );
  return {
    emergency: `${country.emergency} in ${country.name}`,
    listeners: listeners.join(" or "),
  };
}

/** First of all, in words that a beginner reads: whom to call now, and who listens. */
function firstLines({ country }: HelpPlace, asked: string): [danger: string, talk: string] {
  const { emergency, listeners } = callIn(country);
  const finding = `go to ${finder.address}.`;
  return [
    `${asked} Call ${emergency}.`,
    listeners === ""
      ? `Do you want to talk? Please ${finding}`
      : `Do you want to talk? Call ${listeners}. Or ${finding}`,
  ];
}

/** What becomes of the words, and what to do. We never promise that somebody reads them. */
const last: Readonly<Record<HelpPlace["readBy"], string>> = {
  school:
    "The people who look after this school can read your words, but perhaps not today. So please tell an adult you trust today.",
  demonstration:
    "This is only a demonstration: perhaps nobody reads your words here. So please call, or tell an adult you trust today.",
  nobody: "No person reads your words here. So please call, or tell an adult you trust today.",
};

const note = (place: HelpPlace, middle: string): string =>
  [...firstLines(place, "Are you or a friend in danger now?"), middle, last[place.readBy]].join(
    "\n",
  );

/** What somebody is told whose cry for help was not posted, in lines: whom to call comes first. */
export const helpMessage = (place: HelpPlace): string =>
  note(
    place,
    "It is not your fault. It is good that you said it. We did not show it to the others here.",
  );

/** The same for words that were posted, or that were never meant for others to read. */
export const helpNote = (place: HelpPlace): string =>
  note(place, "It is not your fault. It is good that you said it.");

/** What somebody who looks after others is told: whom to call in the country of who may be in danger. */
export function helpForStaff({ country }: Pick<HelpPlace, "country">): string {
  const { emergency, listeners } = callIn(country);
  const listen = listeners === "" ? "" : ` Who listens there: ${listeners}.`;
  return `If somebody is in danger now, call ${emergency}.${listen} In every country: ${finder.address}.`;
}

/** What a computer program that teaches says to somebody who may be in danger, in two wordings. */
export function helpReplies(place: HelpPlace): readonly string[] {
  const first = firstLines(place, "Are you in danger now?").join("\n");
  return [
    `${first}\nI am sorry that it is so hard. You matter. I am only a computer program, so please tell an adult you trust today. ${whoReads[place.readBy]}`,
    `${first}\nThank you for telling me. This is more important than English. Do not stay alone: please tell an adult you trust today. ${whoReads[place.readBy]}`,
  ];
}

/** How the kind words begin for somebody who may need help, of which nobody is sure. */
const careBegins = "That sounds hard, and I am sorry.";

/**
 * What a program that teaches says where somebody may need help and nothing is sure: kind words and
 * where people listen, in two wordings, and the talk goes on.
 */
export const careReplies: readonly string[] = [
  `${careBegins} You do not have to be alone with it: talk to an adult you trust, or go to ${finder.address}, where people listen. Do you want to tell me more?`,
  `${careBegins} I am only a computer program, but there are people who listen: ${finder.address} or an adult you trust. What would help you now?`,
];

const whoReads: typeof last = {
  school: "The people who look after this school can read your words, but perhaps late.",
  demonstration: "This is only a demonstration: perhaps nobody reads your words here.",
  nobody: "No person reads your words here.",
};
