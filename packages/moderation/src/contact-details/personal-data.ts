import {
  famousAddresses,
  inviteHosts,
  mailEndings,
  mailProviders,
  platforms,
  postcodeAreas,
  shorteners,
} from "../lists/contact-words";
import { findDisguisedNumbers } from "./disguised-digits";
import { findIdentities } from "./identity";
import { findHandles } from "./handles";
import { findSites } from "./links";
import { findPersonalFacts } from "./personal-facts";
import { findPhoneNumbers, rangesOf, type Range } from "./phone-numbers";

// Each repetition has a bound, or a long row of letters is read again from every one of them. What
// stands before the @ of an address that works has 64 characters at most.
const emails: readonly RegExp[] = [
  /[\p{L}\d._%+-]{1,64}@{1,3}[\p{L}\d-]+(?:\.{1,3}[\p{L}\d-]+)+/gu,
  // Letter by letter.
  /(?<!\w)(?:\w[ ._-]){2,64}\w ?@(?: ?[\w.]){4,}/g,
  new RegExp(`[\\w.+-]{2,64}@(?:${mailProviders})\\b`, "g"),
];
/** Said in other ways, or without the sign. */
const otherEmails: readonly RegExp[] = [
  /\b[\w.]{2,64}at(?:gmail|hotmail|outlook|yahoo|icloud)\.com\b/g,
  new RegExp(
    `(?:[\\w.+-]{1,64} (?:dot|underscore|dash) ){0,12}\\b(?!(?:works?|worked|working|job|login) )[\\w.+-]{1,64} ?(?:@|\\(at\\)|\\(a\\)|\\[at\\]|\\{at\\}|<at>|\\bat\\b|\\barroba\\b) ?(?:${mailProviders}) ?(?:\\.|\\(dot\\)|\\[dot\\]|\\{dot\\}|\\bdot\\b|\\bpunto\\b) ?(?:${mailEndings}|co)\\b(?: ?(?:\\.|dot) ?(?:uk|br|in|jp|kr|au|nz|za|tr|mx|ar)\\b)?`,
    "g",
  ),
  // Its signs left out.
  new RegExp(
    `(?<![\\w.+-])(?=[\\w.]*[\\d_.])[\\w.+-]{3,} (?:${mailProviders}) ?(?:\\.|dot)? ?(?:${mailEndings})\\b`,
    "g",
  ),
  // "maria gmail": the rest goes without saying.
  /\bmy (?:e ?-?mail|gmail)(?: address)? is (?:\w[\w.]*\d[\w.]*|\w+ ?@ ?\w+)/g,
];
const invites = new RegExp(
  `(?:https?://)?(?<![\\w.@])(?:${inviteHosts})(?:[/?][^\\s]*)?(?![\\w])`,
  "g",
);
const hiddenLinks = new RegExp(
  `(?:https?://)?(?<![\\w.@])(?:${shorteners})(?:/[^\\s]*)?(?!\\w)|https?://\\d{1,3}(?:\\.\\d{1,3}){3}[^\\s]*|\\b(?:javascript|data|vbscript):[^\\s]+`,
  "g",
);
const postcodes = new RegExp(
  `\\b(?:${postcodeAreas})\\d[a-z\\d]? ?\\d(?!st|nd|rd|th|gb|tb)[abd-hjlnp-uw-z]{2}\\b`,
  "gi",
);
const between =
  "(?:(?!(?:in|on|at|the|of|down|up|by|across|along|a|an|my|our|your|his|her|this|that|and|or|people|cars?|minutes?|hours?|km|miles?|metres?|meters?|years?|times?|per|to|from|for|with|one|main|new|busy|long|big|small|different|more|way|lane|is|are|was|th|nd|st|rd|am|pm|o'clock)\\b)[\\p{L}'’.-]+ ){1,3}";
const streets: readonly RegExp[] = [
  new RegExp(
    `(?<![\\w.,:/£$€])\\d{1,5}[a-z]?,? ${between}(?:street|road|avenue|boulevard|str|rd|ave|blvd)\\b`,
    "giu",
  ),
  new RegExp(
    `(?<=\\b(?:live|lives|living|address is|house is|home is|come to|stay|staying) (?:at |in |on )?)\\d{1,5}[a-z]?,? ${between}(?:st|lane|drive|close|court|way|place|gardens|crescent|terrace|square|grove|hill|park|mews|row|walk)\\b`,
    "giu",
  ),
  /\b(?:flat|apartment|apt\.?|unit) ?#?\d{1,5}[a-z]?,? \d{1,5}[a-z]? [\p{L}'’-]+(?: [\p{L}'’-]+)?/giu,
];
/** With a word before the number, or as other languages write it. */
const otherStreets: readonly RegExp[] = [
  new RegExp(
    `\\b(?:number|no\\.?|house|nr) ?\\d{1,5}[a-z]?,? (?:on|in|at|of) ${between}(?:street|road|avenue|boulevard|lane|drive|close|court|way|place|gardens|crescent|terrace|square|grove|hill|park|mews|row|walk)\\b`,
    "giu",
  ),
  // With the number at the end, as in most countries.
  new RegExp(
    `(?:(?<=\\b(?:live|lives|living|address is|house is|home is|come to) (?:at |in |on )?)|^\\W*)(?!(?:the|a|in|on|my|our)\\b)[\\p{L}'’-]{1,60}(?: [\\p{L}'’-]{1,60}){0,2} (?:street|road|avenue|lane|st\\.?|rd\\.?|ave\\.?|square|close|drive)(?: no\\.?| number|,)? ?\\d{1,4}[a-z]?(?=\\W*$|[,.;!?]| (?:in|flat|and)\\b)`,
    "giu",
  ),
  // As other languages write it, with the number at the end.
  /\b(?:calle|avenida|rua|rue|ulica|ulitsa|jalan|jl\.?|viale|piazza|plaza|strada) [\p{L}'’-]+(?: [\p{L}'’-]+)?,? (?:no\.? ?)?\d{1,4}\b/giu,
  /\b[\p{L}-]{3,60}(?:strasse|straße|stra[sß]e|gasse|allee|platz|caddesi|sokak|straat)(?: no:?)? \d{1,4}[a-z]?\b/giu,
  /(?<=\b(?:live|lives|living|address is|house is|home is) (?:at |in |on )?)\d{1,4}[a-z]?,? (?:long|new|main|big|short|one|upper|lower) (?:street|road|lane|avenue|drive|close|court|way)\b/giu,
  /(?<![\w.,])\d{1,4}(?: bis| ter)?,? (?:rue|calle|via|avenida|viale|chemin|impasse|rua) [\p{L}'’-]+(?: [\p{L}'’-]+)?/giu,
  // Where a map finds it.
  /(?<![\d.])-?\d{1,2}\.\d{3,8}[°nsew]?,? ?-?\d{1,3}\.\d{3,8}\b/g,
];
const otherStreetWord =
  /\b(?:street|road|avenue|lane|st|rd|ave|square|close|drive)\b.{0,9}\d|\b(?:number|no\.?|house|nr) ?\d|\b(?:calle|avenida|rua|rue|ulica|ulitsa|jalan|jl|viale|piazza|plaza|strada)\b|strasse|stra[sß]e|gasse|allee|platz|caddesi|sokak|straat|\b(?:via|chemin|impasse)\b|(?:long|new|main|big|short|one|upper|lower) (?:street|road|lane|avenue|drive|close|court|way)\b|\.\d{3,8}[^.]{1,4}\d{1,3}\.\d{3}/;
const streetWord =
  /street|road|avenue|boulevard|\b(?:str|st|rd|ave|blvd|lane|drive|close|court|way|place|gardens|crescent|terrace|square|grove|hill|park|mews|row|walk|flat|apartment|apt|unit)\b/;
const invitation = new RegExp(
  `\\b(?:(?:whats|what's|what is|give me|send me|tell me|can i have|gimme|drop) (?:your|ur|a|an|you|u)? ?(?:${platforms})\\b(?=\\W*(?:$|name|id\\b|handle|user|tag|account\\W*$|pls|please|so|and|i\\b))|(?:add|dm|pm|message|text|snap|write|hit) me (?:up )?(?:on|at|in|via) (?:${platforms})\\b|(?:lets|let's|can we|we can|shall we|come) (?:talk|chat|move|go|continue|text|call)(?: \\w+)? (?:on|to|over|in) (?:${platforms})\\b)`,
);

const mayHoldContact = new RegExp(
  `[@#\\d]|[.:](?=\\S)|\\bdot\\b|arroba|zero|double|\\b(?:one|two|nine|seven)\\b.*\\b(?:three|four|five|six|seven|eight|oh)\\b|\\b(?:${platforms})\\b|javascript`,
);

/** Contact details and unsafe links in a message. */
export interface Contacts {
  personal: Range[];
  links: Range[];
  /** Somebody is asked to talk elsewhere. */
  invitesElsewhere: boolean;
}

const nothing: Contacts = { personal: [], links: [], invitesElsewhere: false };

/** What of a folded message leads to a person outside, or to an unknown place. */
export function findContacts(text: string, names?: readonly string[]): Contacts {
  if (!mayHoldContact.test(text)) return nothing;
  const all = (patterns: readonly RegExp[]) => patterns.flatMap((p) => rangesOf(p, text));
  const personal = findHandles(text, names);
  if (/@|\bat\b|\(a\)|mail|arroba/.test(text)) personal.push(...all(otherEmails));
  if (text.includes("@")) personal.push(...all(emails));
  if (text.includes(".")) personal.push(...rangesOf(invites, text));
  if (/\d/.test(text)) personal.push(...rangesOf(postcodes, text), ...addressesIn(text));
  if (/\d/.test(text)) personal.push(...findIdentities(text), ...findPersonalFacts(text));
  personal.push(...findPhoneNumbers(text), ...findDisguisedNumbers(text));
  return {
    personal,
    links: [...rangesOf(hiddenLinks, text), ...findSites(text)],
    invitesElsewhere: invitation.test(text),
  };
}

function addressesIn(text: string): Range[] {
  const patterns = [
    ...(streetWord.test(text) ? streets : []),
    ...(otherStreetWord.test(text) ? otherStreets : []),
  ];
  return patterns
    .flatMap((pattern) => rangesOf(pattern, text))
    .filter(({ start, end }) => !famousAddresses.test(text.slice(start, end)));
}
