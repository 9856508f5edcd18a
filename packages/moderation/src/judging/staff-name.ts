import { fold } from "../text/fold";
import { namesAsRead } from "./names-as-read";
import { isIrisWithInitial, shownName } from "./shown-name";

/** Patterns over names as `readings` writes them, in which l and i are one letter. */
const asRead = (pattern: RegExp): RegExp => new RegExp(pattern.source.replaceAll("l", "i"));

/** Also as parts of words: nobody's own name has them. */
const anywhere = asRead(
  /saywell|moderat(?:or|ion)|administrat(?:or|ion)|teacher|helpdesk|headmaster|headmistress|safeguard|practicepartner/,
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

/** The tutor's name, also with its letters doubled or with words about her run into it. */
const tutor = asRead(
  /^(?:ai|ask|coach|dr|hello|hey|hi|im|its|m[rsx]|mrs|miss|my|our|real|saywell|teach|teacher|the|tutor|your)*(?:ir+i+s+)+(?:ai|assistant|bot|chat|coach|english|helper|help|here|live|official|online|real|saywell|staff|support|teacher|teach|team|trainer|tutor)*$/,
);

/** By its sound, in alphabets in which it looks like another name: "Ирис". */
const tutorBySound = /^(?:аи|[иіιi])[рρp][иіιi][сσςc]+$/u;

const lettersOf = (text: string): string => text.replaceAll(/\P{L}/gu, "");

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

/** First words that stand for an office when nothing else is read. */
const office = asRead(
  /^(?:m[rsx]|mrs|miss|mister|missus|sir|madame?|monsieur|herr|frau|tutor|coach|trainer|teach|examiner|inspector|officer|office|police|help|helper|helpline|school|system|owner|partner|practice|assistant|team|service|nurse|guardian|manager)s?$/,
);
/** Also as parts of a first word. */
const officeInside = asRead(/official|security|emergency/);

/** Whether what is shown has the word for an office in it, however its words are parted: "MrSmith". */
const saysOffice = (shown: string): boolean =>
  wordsAsRead(shown.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 "))
    .flat()
    .some((word) => office.test(word) || officeInside.test(word));

const looksLikeTutor = (shown: string): boolean =>
  readings(shown).some((text) => tutor.test(lettersOf(text))) ||
  tutorBySound.test(lettersOf(shown.toLowerCase().normalize("NFKD")));

/**
 * The same of a learner's name, which others read as `shownName` has it: "Head Miller" would be Head.
 * An Iris with a surname is not the tutor; other letters that look like hers are.
 */
export function passesForStaffAsShown(name: string): boolean {
  if (passesForStaff(name)) return true;
  const shown = shownName(name);
  if (isIrisWithInitial(shown)) return false;
  return passesForStaff(shown) || saysOffice(shown) || looksLikeTutor(shown);
}

const title = /^(?:m[rsx]|mrs|miss|dr|prof|sir|madam|herr|frau)\P{L}+/u;

/** Shorter ones may be a part of somebody's own name. */
const leastInside = 6;

/**
 * Whether a reader would take a learner's name for that of somebody of the staff, whole or as it is
 * shown: the same letters, or such as look alike, however parted, with or without "Ms" before them. What
 * is shown may not have them among others either. Staff of one name only are nobody's own: everybody
 * may be called Anna.
 */
export function isNameOfStaff(name: string, staffName: string): boolean {
  const taken = withoutTitle(staffName)
    .filter((each) => /\S[\s.]+\S/.test(each))
    .flatMap(keysOf);
  if (taken.length === 0) return false;
  const isWhole = withoutTitle(name)
    .flatMap(keysOf)
    .some((key) => taken.includes(key));
  return isWhole || keysOf(plainly(shownName(name))).some((key) => taken.some(isIn(key)));
}

const isIn = (key: string) => (taken: string) =>
  key === taken || (taken.length >= leastInside && key.includes(taken));

const plainly = (name: string): string => name.normalize("NFKC").toLowerCase().trim();

function withoutTitle(name: string): string[] {
  const whole = plainly(name);
  return [whole, whole.replace(title, "")];
}

/** What of a name is compared: its letters, and how each way to read it spells them in Latin ones. */
function keysOf(name: string): string[] {
  const plain = lettersOf(name);
  const read = readings(name).map((text) => text.replaceAll(/[^a-z]/g, ""));
  // Of letters that look like no Latin ones a few at most would be left.
  return [plain, ...read.filter((key) => key.length > plain.length / 2)].filter(Boolean);
}
