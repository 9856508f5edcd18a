import { notSchoolNames, schoolWords } from "../lists/contact-words";
import { rangesOf, type Range } from "./phone-numbers";

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const day = "(?:the )?\\d{1,2}(?:st|nd|rd|th)?";
const dateWith = (year: string): string =>
  `(?:${day}(?: of)? ${month},? ${year}|${month} ${day},? ${year}|\\d{1,2} ?[./-] ?\\d{1,2} ?[./-] ?${year}|${year}[./-]\\d{1,2}[./-]\\d{1,2})(?!\\d)`;
/** An adult's own year is what lessons ask for; a child's date of birth is for nobody. */
const childsYear = "(?:20)?(?:0[5-9]|[12]\\d)";

const birthDates: readonly RegExp[] = [
  new RegExp(
    `\\b(?:my (?:birth ?day|b-?day|birth ?date|date of birth|dob)|\\bdob|\\bd\\.o\\.b\\.?|^\\W*date of birth)(?: is| was| ?:| ?=| ?-)? ?(?:on )?(?<hide>${dateWith(childsYear)})`,
    "dg",
  ),
  new RegExp(
    `(?:\\bi(?: was| am|'m|m) |^\\W*)born (?:on |at |in )?(?<hide>${dateWith(childsYear)})`,
    "dg",
  ),
];
const mayTellBirth = /\bborn\b|birth|\bdob\b|d\.o\.b|b-?day/;

const paper = "\\b(?:passport|(?:id|identity) card|driving licen[cs]e)";
const papers: readonly RegExp[] = [
  new RegExp(
    `${paper}(?: is| ?:| ?=| ?-)? ?(?<hide>(?=(?:[a-z]* ?\\d){5})(?:[a-z]{1,2} )?[a-z\\d]{7,10})\\b`,
    "dg",
  ),
  new RegExp(
    `${paper} (?:number|no\\.?|num|nr)(?: is| ?:| ?=| ?-)? ?(?<hide>(?=(?:[a-z]*\\d){2})[a-z\\d]{7,10})\\b`,
    "dg",
  ),
];

const octet = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const ipAddresses = [
  new RegExp(`(?<![\\w.])${octet}(?:\\.${octet}){3}(?::\\d{2,5})?(?![\\w.]*\\d)`, "g"),
  /(?<![\w:])(?:[a-f\d]{1,4}:){7}[a-f\d]{1,4}(?![\w:])/g,
  // Its zeros left out.
  /(?<![\w:])(?:[a-f\d]{1,4}:){2,6}(?::[a-f\d]{1,4}){1,5}(?![\w:])/g,
];
/** Of every computer, or of none. */
const nobodysAddress = /^(?:127\.|0\.0\.0\.0|255\.)/;
const announcesAddress = /\bip\b|\b(?:connect|server|join|ping|host)\b/;
const SURELY_AN_ADDRESS = 11;

const schoolName = new RegExp(
  `\\b(?:go to|going to|went to|at|attend|in|from|of|visit|school is|school's) (?:the )?(?<hide>(?!(?:${notSchoolNames})\\b)[\\p{L}'’.-]+(?: [\\p{L}'’.-]+){0,4}? ?(?:${schoolWords})\\b)`,
  "dgu",
);
/** As other languages name it: "Gymnasium Nord". */
const schoolNameAfter =
  /\b(?:go to|going to|went to|at|attend|school is) (?:the )?(?<hide>(?:gymnasium|lyc[eé]e|liceo|colegio|grundschule|realschule|lyceum|liceum|coll[eè]ge) (?!and\b|in\b|is\b|with\b|i\b|we\b|for\b|every\b|to\b|on\b|after\b)[\p{L}'’.-]+(?: (?!and\b|in\b|is\b|class\b|i\b)[\p{L}'’.-]{4,})?)/dgu;
const schoolClass =
  /\b(?<hide>(?:class|grade|year|form|classroom) ?(?:no\.? ?)?(?:1[0-3]|[1-9])(?: ?-?[a-h])?|(?:1[0-3]|[1-9])(?:st|nd|rd|th) (?:grade|class|form|year)|(?:1[0-3]|[1-9])-?[a-h](?= class)?)(?![\w.])/dg;
const speaksOfSelf = /\b(?:i|i'm|im|my|we|our|me)\b/;
const FAR = 60;

/** What finds a child: its date of birth, its school together with its class; and what steals a name. */
export function findPersonalFacts(text: string): Range[] {
  return [
    ...(mayTellBirth.test(text) ? birthDates.flatMap((pattern) => rangesOf(pattern, text)) : []),
    ...(/passport|card|licen[cs]e/.test(text)
      ? papers.flatMap((pattern) => rangesOf(pattern, text))
      : []),
    ...ipAddressesIn(text),
    ...schoolsIn(text),
  ];
}

function ipAddressesIn(text: string): Range[] {
  if (!/\d\.\d|:[a-f\d]{1,4}:/.test(text)) return [];
  const isAnnounced = announcesAddress.test(text);
  return ipAddresses
    .flatMap((pattern) => rangesOf(pattern, text))
    .filter(({ start, end }) => {
      const address = text.slice(start, end);
      return !nobodysAddress.test(address) && (isAnnounced || address.length >= SURELY_AN_ADDRESS);
    });
}

/** A school alone is a topic, and so is a class; both say where a child is each morning. */
function schoolsIn(text: string): Range[] {
  if (!speaksOfSelf.test(text)) return [];
  const schools = [...rangesOf(schoolName, text), ...rangesOf(schoolNameAfter, text)];
  if (schools.length === 0) return [];
  const classes = rangesOf(schoolClass, text);
  return schools.flatMap((school) => {
    const near = classes.filter(
      ({ start, end }) => start - school.end < FAR && school.start - end < FAR,
    );
    return near.length === 0 ? [] : [school, ...near];
  });
}
