import { fold } from "../text/fold";
import { namesAsRead } from "./names-as-read";

/** Patterns over names as `readings` writes them, in which l and i are one letter. */
const asRead = (pattern: RegExp): RegExp => new RegExp(pattern.source.replaceAll("l", "i"));

/** Also as parts of words: nobody's own name has them. */
const anywhere = asRead(
  /saywell|moderator|administrator|teacher|helpdesk|headmaster|headmistress|safeguarding|practicepartner/,
);
/** Only as words: Badminton is nobody's office. */
const asWord = asRead(
  /(?<![a-z])(?:lehrerin|iris (?:ai|bot|tutor)|school office|(?:m[rsx]|mrs|miss) teach|practice partner|admins?|sysadmin|moderators?|mods|staff|support|help desk|principal|deput(?:y|ies)|professor|lecturer|instructor|director|counsell?or|examiner)(?![a-z])/,
);
/** Who is Dean by given name, or Head or Lehrer by surname, has another name beside it. */
const asTitle = asRead(
  /^ *(?:(?:dr|doctor|prof|lehrer) |(?:head|lehrer|iris) *$|the (?:head|dean)|(?:head|dean) of )|(?<![a-z])(?:herr|frau|mein|dein|ihr|unser|der|die) lehrer(?![a-z])/,
);
/** However the words are parted, or not. */
const together = asRead(
  /deputyhead|headof(?:school|year|english|the)|deanof(?:students|studies|the)|viceprincipal|schooloffice|schoolnurse|helpdesk|sysadmin/,
);

/** Letters that look alike in a row of them: "ADMlN", "Adrnin". */
const alike = (text: string): string =>
  text.replaceAll("l", "i").replaceAll("rn", "m").replaceAll("vv", "w");

/** The ways to read a name, in small Latin letters and spaces. */
const readings = (name: string): string[] =>
  namesAsRead(name).flatMap((text) => [text.replaceAll("l", "i"), alike(text)]);

/** What says of a person that they are a program, or that somebody has checked who they are. */
const asProgram =
  /[([{<] *(?:ai|bot|chatbot|robot|tutor) *[)\]}>]?|(?<![a-z])(?:chat)?bot(?![a-z])/;
/** By their capitals, for Ai and Lai are names: "Leo AI", "LeoBot". */
const asProgramWritten = /(?<!\p{Lu})(?:AI|A\.I\.?)(?!\p{L})|\p{Ll}B[Oo][Tt](?!\p{L})/u;
const checked = /[✓✔☑✅🤖🛡]/u;

const saysProgram = (name: string): boolean => {
  const written = name.normalize("NFKC");
  return asProgramWritten.test(written) || checked.test(written) || asProgram.test(fold(name).text);
};

/** Words behind a given name that are nobody's surname. */
const noSurname = asRead(
  /^(?:ai|bot|chatbot|robot|tutor|teach|teacher|coach|trainer|official|real|admin|staff|support|help|helper|partner|assistant|the|your|from|english|saywell)$/,
);
const isSurname = (word: string): boolean =>
  (word.length > 1 || /\p{scx=Hani}/u.test(word)) && !noSurname.test(word);

/** The words of a name as each way to read it has them, without signs and digits. */
const wordsAsRead = (name: string): string[][] =>
  readings(name).map((text) => text.match(/\p{L}+/gu) ?? []);

const tutor = asRead(/^iris(?:ai|bot|tutor|teach)?$/);

/**
 * Whether others would read a name as that of the tutor, Iris: they read its first word. Whoever has
 * a surname may be called so in earnest, which is another question.
 */
export const isReadAsTutor = (name: string): boolean =>
  wordsAsRead(name).some(([first = ""]) => tutor.test(first));

const isTutorAlone = (name: string): boolean =>
  wordsAsRead(name).some(([first = "", ...rest]) => tutor.test(first) && !rest.some(isSurname));

/**
 * Whether a name would pass for one of the school's staff or its practice partners, whatever
 * alphabet, digits or spaces it is written with.
 */
export const passesForStaff = (name: string): boolean =>
  saysProgram(name) ||
  isTutorAlone(name) ||
  readings(name).some(
    (text) =>
      [anywhere, asWord, asTitle].some((each) => each.test(text.replaceAll(/ +/g, " "))) ||
      together.test(text.replaceAll(/[^a-z]/g, "")),
  );

const title = /^(?:m[rsx]|mrs|miss|dr|prof|sir|madam|herr|frau)[. ]+/;

/**
 * Whether a reader would take a name for that of somebody of the staff: the same letters, or such as
 * look alike, however parted, with or without "Ms" before them. Staff of one name only are nobody's
 * own: everybody may be called Anna.
 */
export function isNameOfStaff(name: string, staffName: string): boolean {
  const taken = withoutTitle(staffName)
    .filter((each) => /\S[\s.]+\S/.test(each))
    .flatMap(keysOf);
  return (
    taken.length > 0 &&
    withoutTitle(name)
      .flatMap(keysOf)
      .some((key) => taken.includes(key))
  );
}

function withoutTitle(name: string): string[] {
  const whole = name.normalize("NFKC").toLowerCase().trim();
  return [whole, whole.replace(title, "")];
}

/** What of a name is compared: its letters, and how each way to read it spells them in Latin ones. */
function keysOf(name: string): string[] {
  const plain = name.replaceAll(/[^\p{L}]/gu, "");
  const read = readings(name).map((text) => text.replaceAll(/[^a-z]/g, ""));
  // Of letters that look like no Latin ones a few at most would be left.
  return [plain, ...read.filter((key) => key.length > plain.length / 2)].filter(Boolean);
}
