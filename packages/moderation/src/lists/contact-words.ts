import data from "../../data/contact-words.json";

/** What `data/contact-words.json` says of ways to meet elsewhere, each as the text of a pattern. */
const anyOf = (entry: { anyOf: readonly string[] }): string => entry.anyOf.join("|");

export const platforms = anyOf(data.platforms);
export const inviteHosts = data.inviteHosts.pattern;
export const shorteners = data.shorteners.pattern;
export const mailProviders = anyOf(data.mailProviders);
export const mailEndings = anyOf(data.mailEndings);
export const chatApps = anyOf(data.chatApps);
export const gamePlaces = anyOf(data.gamePlaces);
export const notHandles = anyOf(data.notHandles);
/** Where a plain word might be the name of an account. */
export const notNames = `${notHandles}|${anyOf(data.notNames)}`;
export const notMentions: ReadonlySet<string> = new Set(data.notMentions.words);
export const notSites = anyOf(data.notSites);
export const postcodeAreas = anyOf(data.postcodeAreas);
export const famousAddresses = new RegExp(data.famousAddresses.pattern);
export const schoolWords = anyOf(data.schoolWords);
export const notSchoolNames = anyOf(data.notSchoolNames);
export const plainEndings = anyOf(data.plainEndings);
export const siteEndings = anyOf(data.siteEndings);
/** Endings that are words of a sentence too. */
export const wordEndings = `me|us|it|in|is|so|to|be|at|by|no|my|am|as|do|la|de|es|se|fi|ch|ca|id|${siteEndings}`;

/** Helplines, which must never be hidden. Compared by digits. */
export const helplines: readonly string[] = data.helplines.words;
/** Places to learn, read and look things up, with what belongs to them. */
export const knownSites: readonly string[] = data.knownSites.words;
