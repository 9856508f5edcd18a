import { baseForms, countryNamed } from "@saywell/english";
import { plainText } from "../text";
import { firstNames, namesThatAreWords } from "./first-names";

/** What tells who or where somebody is, by what stands in its place. */
type Kind =
  | "name"
  | "place"
  | "school"
  | "workplace"
  | "address"
  | "number"
  | "e-mail"
  | "link"
  | "account"
  | "date";

/** Hides what tells who or where people are, and puts it back into what comes in return. */
export interface Mask {
  readonly hide: (text: string) => string;
  /** Hides the names once more that are hidden already, in a text that came before them. */
  readonly hideKnown: (text: string) => string;
  readonly putBack: (text: string) => string;
}

const relative =
  "(?:friends?|boyfriend|girlfriend|brothers?|sisters?|mother|father|mum|mom|dad|parents|sons?|daughters?|child|children|kids?|baby|wife|husband|partner|cousins?|uncle|aunt|grandmother|grandfather|grandma|grandpa|nephew|niece|teachers?|tutor|professor|boss|manager|colleagues?|coworkers?|neighbou?rs?|classmates?|roommate|flatmate|doctor|dentist|coach|dog|cat)";
const word = "[\\p{L}][\\p{L}'’-]*";
const months =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const date = `(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\\b,?(?: \\d{4})?|${months} \\d{1,2}(?:st|nd|rd|th)?\\b,?(?: \\d{4})?)`;
const dayWord =
  "(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)";
const yearWord =
  "(?:hundred|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const digitWord = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)";
const street = "(?:street|st|road|rd|avenue|ave|lane|drive|square|close|court|way|boulevard|blvd)";
const schoolWord =
  "(?:school|university|college|academy|institute|gymnasium|lyc[eé]e|kindergarten|grammar)";
const account =
  "(?:user ?names?|nick ?names?|nick|login|insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|telegram|whats ?app|skype|facebook|twitter|roblox|steam|gamertag|handle|pass ?words?|pin(?: code)?|account)";

/** What has a shape of its own; where the pattern has a group `what`, only that is hidden. */
const shapes: readonly (readonly [Kind, RegExp])[] = [
  ["e-mail", /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,}/gu],
  [
    "e-mail",
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64} ?(?:\(at\)|\[at\]| at ) ?[\p{L}\p{N}-]+(?: ?(?:\(dot\)|\[dot\]) ?| dot |\.| \. )(?:com|net|org|edu|info|[a-z]{2})\b/giu,
  ],
  // Told by its words, in languages that learners mix in.
  [
    "e-mail",
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}(?: (?:dot|punto|ponto|point|punkt|underscore|dash|hyphen|minus) [\p{L}\p{N}._-]{1,64}){0,6} ?(?:@|\bat\b|\barroba\b|\bchiocciola\b|\bklammeraffe\b) ?[\p{L}\p{N}-]{2,}(?: (?:dot|punto|ponto|point|punkt) [\p{L}\p{N}-]{2,}){1,3}\b/giu,
  ],
  [
    "e-mail",
    /(?<![\p{L}\p{N}._%+-])(?:(?:[\p{L}\p{N}] ){3,30}|[\p{L}\p{N}._%+-]{2,64} ?)(?:@|\(at\)|\[at\]|\bat\b) ?(?:gmail|hotmail|yahoo|outlook|icloud|proton(?:mail)?|gmx|web\.de|mail\.ru)\b/giu,
  ],
  // Spelt letter by letter, so that no word gives it away.
  ["account", /(?<![\p{L}\p{N}'’])(?:[\p{L}\p{N}][ .-]){4,40}[\p{L}\p{N}](?![\p{L}\p{N}'’])/gu],
  [
    "number",
    /\b(?:door|gate|entry|alarm|house|flat|bank|card|wi-?fi|access|security|pin)(?: ?pin)?(?: code| number| password)?(?: is| was|:|=)? (?<what>[#*]?\d[\d#* -]{2,}[\d#*])/gi,
  ],
  [
    "number",
    /\b(?:number ?plate|licen[cs]e plate|plate|registration|car)(?: number)?(?: is| has|:)? (?<what>(?=[A-Z\d -]{0,9}\d)(?=[A-Z\d -]{0,9}[A-Z])[A-Z\d]{1,4}(?:[ -][A-Z\d]{1,5}){0,3})\b/g,
  ],
  ["link", /\b(?:https?:\/\/|www\.)\S+/gi],
  ["link", /\b[a-z\d-]{2,}\.(?:com|net|org|io|me|info)(?:\/\S*)?\b/gi],
  ["account", /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu],
  [
    "account",
    new RegExp(
      `\\b${account}(?: name)?(?: (?:is|are|was|called)|:| =|['’]s)? (?<what>(?=[^\\s,]*[\\d_.])[\\p{L}\\d_.-]{3,}(?<!\\.)|(?<=(?:is|:|=|called) )[\\p{L}\\d_.!-]{3,}(?<![.!]))`,
      "giu",
    ),
  ],
  [
    "account",
    /\b(?!covid)(?=\p{L}*[a-z]\p{L}*[\d_])[a-z]{2,}(?:[._]?[a-z]+)*[._]?\d{2,}[a-z\d_]*\b|\b[a-z]+_[a-z\d_]+\b/giu,
  ],
  ["date", new RegExp(`(?<=\\b(?:born|birthday|birth|dob|b-day)\\b[^.?!\\n]{0,30})${date}`, "giu")],
  [
    "date",
    new RegExp(
      `(?<=\\b(?:born|birthday|birth|dob|b-day)\\b[^.?!\\n]{0,30})(?:${dayWord}(?: of)? ${months}|${months},? (?:the )?${dayWord})\\b(?:,? (?:two thousand|twenty|nineteen)(?: and)?(?:[ -]${yearWord}){0,3}|,? \\d{4})?`,
      "giu",
    ),
  ],
  [
    "date",
    new RegExp(
      `(?<=\\b(?:born|birthday|birth|dob|b-day)\\b[^.?!\\n]{0,30})(?:${months},? (?:of |in )?)?(?:two thousand|twenty|nineteen)(?: and)?(?:[ -]${yearWord}){1,3}\\b`,
      "giu",
    ),
  ],
  ["date", /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g],
  ["number", /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,}\b/g],
  ["number", /(?:\+|\b00)?\d(?:[\s().-]{0,2}\d){6,}/g],
  ["number", new RegExp(`\\b${digitWord}(?:[ ,-]+${digitWord}){5,}\\b`, "gi")],
  [
    "number",
    /\b(?:passport|id|identity card|licen[cs]e|social security|insurance)(?: card)?(?: number| no\.?)?(?: is|:)? (?<what>(?=[a-z-]*\d)[a-z\d-]{5,})/gi,
  ],
  ["address", new RegExp(`\\b\\d{1,4}[a-z]?,? (?:${word} ){1,3}${street}\\b\\.?`, "giu")],
  [
    "address",
    new RegExp(
      `\\b(?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:street|road|avenue|lane|square),? (?:no\\.? ?)?\\d{1,4}\\b`,
      "giu",
    ),
  ],
  [
    "address",
    new RegExp(
      `\\b(?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:Street|Road|Avenue|Lane|Square|Boulevard)\\b`,
      "gu",
    ),
  ],
  [
    "address",
    /\b\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|allée|place|via|calle) \p{L}+(?: \p{L}+){0,2}/giu,
  ],
  ["address", /\b\p{L}+(?:straße|strasse|stra\.|gasse|weg|platz) \d{1,4}[a-z]?\b/giu],
  [
    "address",
    /\b(?:rua|calle|via|rue|avenida|ulica|ul\.|ulitsa|plaza|piazza|praça|avenue|jalan|jl\.)(?: (?:de|da|do|la|las|los|del|di|des|du))? \p{L}+(?: \p{L}+){0,2}?,? (?:n[º°.]? ?)?\d{1,4}\b/giu,
  ],
  ["address", /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g],
  [
    "address",
    /\b(?:flat|apartment|apt\.?|room|house) (?:number |no\.? ?)?\d{1,4}[a-z]?\b(?= *,)/gi,
  ],
  ["address", /(?<=\b(?:my |home )add?ress (?:is|:) ?)[^.?!\n]{4,60}/giu],
];

/** Words behind which somebody or something is called by name; how it is written does not matter. */
const called: readonly (readonly [Kind, RegExp])[] = [
  [
    "school",
    new RegExp(
      `\\b(?:name of my ${schoolWord}|my ${schoolWord}(?:['’]s)?(?: name)?) (?:is|:)(?: called| named)? `,
      "giu",
    ),
  ],
  [
    "school",
    new RegExp(
      `\\b(?:study|studied|studying|student|pupil|go|goes|went|attend|attends|teach|teaches|learn) (?:(?:at|to|in|of) )(?:the )?(?=(?:${word} ){0,3}${word})`,
      "giu",
    ),
  ],
  [
    "workplace",
    /\b(?:work|works|worked|working|job|employed|intern|internship|manager|nurse|engineer|cleaner|driver) (?:at|for|in|with) (?:the |a company called |a firm called )?/giu,
  ],
  [
    "workplace",
    /\b(?:my|our) (?:company|firm|employer|workplace)(?:['’]s)?(?: name)? (?:is|:)(?: called| named)? /giu,
  ],
  [
    "name",
    new RegExp(
      `\\b(?:my|his|her|their|our|its|${relative}['’]s) (?:full |first |last |second |family |middle |nick)?(?:name|surname)(?:['’]?s| is| was|:| are)?(?: called)? `,
      "giu",
    ),
  ],
  ["name", /\b(?:call me|called|named|(?:he|she|they|who) (?:is|are) called|name) /giu],
  ["name", /\b(?:mr|mrs|ms|miss|dr|prof|professor|sir|madam|señor|frau|herr)\b\.? /giu],
  [
    "name",
    new RegExp(
      `\\b(?:my|his|her|our|their|best|old|new) ${relative},? (?:is |are |name is |['’]s name is )?(?:called |named )?`,
      "giu",
    ),
  ],
  ["name", /\b(?:i am|i['’]m|im|this is|it['’]?s|with|meet|and|hi|hello|dear|from) (?=\p{Lu})/giu],
  [
    "place",
    /\b(?:live|lives|lived|living|born|grew up|stay|from|moved|move) (?:in|at|near|to|on)? ?(?:the )?(?:city|town|village)?(?: of| called)? ?/giu,
  ],
];

const days = "monday tuesday wednesday thursday friday saturday sunday";
const capitalWords = new Set(
  `${days} january february march april june july august september october november december
  english spanish portuguese french german italian chinese japanese korean russian arabic turkish polish
  ukrainian dutch greek swedish danish norwegian finnish hungarian czech romanian hindi urdu vietnamese thai
  brazilian mexican american british scottish irish welsh european african asian canadian australian indian
  christmas easter ramadan halloween iris saywell god internet ok tv uk usa eu un i i'm i'd i'll i've cefr
  ielts toefl europe africa asia america australia antarctica earth moon sun mars
  youtube netflix whatsapp facebook instagram tiktok covid olympics mr mrs ms miss dr prof professor bible quran islam muslim christian buddhist jewish hindu`.split(
    /\s+/,
  ),
);
/** What accounts are called that have no name: no learner's word may go for it. */
const noNames = new Set(
  "student guest learner teacher user pupil player admin friend me someone somebody nobody anonymous test class school english boy girl man woman child the and of".split(
    " ",
  ),
);
const inNames = "(?:de|da|do|dos|del|della|di|van|von|der|den|la|le|el|al|bin|of|the|&)";
const capitalised = `\\p{Lu}[\\p{L}'’-]*`;
const run = new RegExp(`^${capitalised}(?: (?:${inNames} )*${capitalised})*`, "u");

/**
 * Hides, in all texts of one conversation alike, addresses, numbers, accounts, dates of birth, and the
 * names of people, schools, workplaces and places: what stands where a name is said, and what is written
 * as a name and is no English word. What is neither may still tell something; a school chooses whom it
 * sends it to.
 *
 * @param name the learner's own
 * @param isWord whether learners know a word: it is a name only where it is said to be one
 */
export function createMask(name: string, isWord: (word: string) => boolean = () => true): Mask {
  const places = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const own = name.split(/\s+/).filter((part) => /^\p{L}[\p{L}'’-]+$/u.test(part));
  const judged = new Map<string, boolean>();
  const isOrdinary = (text: string): boolean => {
    const known = judged.get(text);
    if (known !== undefined) return known;
    const judgement = looksOrdinary(text);
    judged.set(text, judgement);
    return judgement;
  };
  const looksOrdinary = (text: string): boolean => {
    const plain = plainText(text).replace(/'s$/, "");
    if (firstNames.has(plain)) return false;
    return (
      capitalWords.has(plain) ||
      countryNamed(plain) !== null ||
      /(?:ish|ese|ian|ean)s?$/.test(plain) ||
      plain.length < 2 ||
      smallWords.has(plain) ||
      isWord(plain) ||
      baseForms(plain).some((form) => isWord(form) || capitalWords.has(form))
    );
  };
  const instead = (kind: Kind, hidden: string): string => {
    const key = `${kind} ${hidden.toLowerCase()}`;
    const known = [...places].find(([, of]) => of === key)?.[0];
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? (kind === "name" && own.length > 0 ? 1 : 0)) + 1;
    counts.set(kind, count);
    const place = count === 1 ? `[${kind}]` : `[${kind} ${count}]`;
    places.set(place, key);
    originals.set(place, hidden);
    return place;
  };
  const originals = new Map<string, string>();
  if (own[0] !== undefined) originals.set("[name]", own[0]);

  const hideOwn = (text: string): string =>
    own.reduce((masked, part) => {
      const plain = plainText(part);
      const isPlain =
        isWord === everyWord
          ? namesThatAreWords.has(plain)
          : !firstNames.has(plain) && isWord(plain);
      const at = noNames.has(plain)
        ? `(?<=\\b(?:my name is|my name's|call me|name:) )${escape(part)}`
        : isPlain
          ? `(?<=[^.?!\\s] |\\b(?:my name is|i am|i'm|im|call me) )${escape(part)}`
          : escape(part);
      const flags = isPlain && !noNames.has(plain) ? "gu" : "giu";
      return masked.replace(new RegExp(`(?<![\\p{L}\\[])${at}(?![\\p{L}])`, flags), "[name]");
    }, text);

  const hideShapes = (text: string): string =>
    shapes.reduce(
      (masked, [kind, pattern]) =>
        masked.replace(pattern, (...found: unknown[]) => {
          const whole = found[0] as string;
          const groups = found.at(-1);
          const what =
            typeof groups === "object" && groups !== null
              ? (groups as { what?: string }).what
              : undefined;
          if (/^\[[a-z-]+(?: \d+)?\]$/.test(whole)) return whole;
          return what === undefined
            ? instead(kind, whole)
            : `${whole.slice(0, whole.length - what.length)}${instead(kind, what)}`;
        }),
      text,
    );

  /** What is called by a name: written as one, or a word that is none. */
  const hideCalled = (text: string): string => {
    let masked = text;
    for (const [kind, pattern] of called) {
      let from = 0;
      for (;;) {
        pattern.lastIndex = from;
        const cue = pattern.exec(masked);
        if (cue === null) break;
        const start = cue.index + cue[0].length;
        from = Math.max(start, cue.index + 1);
        const rest = masked.slice(start);
        const found = nameAt(rest, kind, cue[0]);
        if (found === null) continue;
        const place = instead(found.kind, found.text);
        masked = `${masked.slice(0, start)}${place}${rest.slice(found.text.length)}`;
        from = start + place.length;
      }
      pattern.lastIndex = 0;
    }
    return masked;
  };

  function nameAt(rest: string, kind: Kind, cue: string): { kind: Kind; text: string } | null {
    const written = run.exec(rest)?.[0];
    if (written !== undefined) {
      const words = written.split(" ");
      if (words.every((each) => /^\p{Lu}+$/u.test(each)) && kind === "name") {
        // All in capitals: a name only if it is no word.
        if (words.every(isOrdinary)) return null;
      }
      const isSure = /name|call|\b(?:mr|mrs|ms|miss|dr|prof)\b|company|firm|employer/i.test(cue);
      const last =
        written.length < rest.length
          ? new RegExp(`^(?: ${schoolWord})`, "iu").exec(rest.slice(written.length))
          : null;
      const text = `${written}${last?.[0] ?? ""}`;
      const isSchool = new RegExp(`\\b${schoolWord}\\b`, "iu").test(text);
      if (words.every(isOrdinary) && !(isSchool && words.length > 1)) {
        const single = plainText(words[0] ?? "");
        const isName = namesThatAreWords.has(single) && kind === "name";
        return (isSure && !capitalWords.has(single) && countryNamed(single) === null) || isName
          ? { kind, text: written }
          : null;
      }
      const isPlace =
        kind === "school" && !isSchool && /\b(?:go|goes|went) to (?:the )?$/i.test(cue);
      return { kind: isSchool ? "school" : isPlace ? "place" : kind, text };
    }
    // Written small: a word that is none, where nothing but a name can stand.
    const [first] = new RegExp(`^${word}`, "u").exec(rest) ?? [];
    if (first === undefined || isOrdinary(first) || first.length < 3) return null;
    if (kind === "school" && /\b(?:go|goes|went) to (?:the )?$/i.test(cue)) kind = "place";
    const second = /^ (\p{L}{3,})/u.exec(rest.slice(first.length));
    const isTwo = second !== null && !isOrdinary(second[1] ?? "");
    return { kind, text: isTwo ? `${first}${second[0]}` : first };
  }

  /** Where all is written in capitals only a word that is none can be known as a name. */
  const hideInCapitals = (text: string): string =>
    text.replaceAll(/\p{Lu}{4,}/gu, (found) =>
      isOrdinary(found) ? found : instead("name", found),
    );

  /** What is written as a name inside a sentence, or begins one and is no word; and first names anyhow. */
  const hideWritten = (text: string): string => {
    const words = text.split(/\s+/);
    const isTitled =
      words.length > 1 &&
      words.every((each) => !/\p{L}/u.test(each) || /^\P{L}*\p{Lu}/u.test(each));
    return text.replaceAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}\\[])(?:${capitalised}(?: (?:${inNames} )*${capitalised})*|${word})(?![^\\[\\]]*\\])`,
        "gu",
      ),
      (found, index: number) => {
        const words = found.split(" ");
        const isFirst = /(?:^|[.?!:"“\n])\s*$/u.test(text.slice(0, index));
        if (!/^\p{Lu}/u.test(found))
          return firstNames.has(plainText(found).replace(/'s$/, ""))
            ? instead("name", found)
            : found;
        const isCapitals = /^[\p{Lu}\s]+$/u.test(found);
        const kind: Kind = new RegExp(`\\b${schoolWord}\\b`, "iu").test(found)
          ? "school"
          : /\b(?:in|from|to|at|near) $/i.test(text.slice(0, index))
            ? "place"
            : "name";
        if (kind === "school" && words.length > 1 && !words.every((each) => isOrdinary(each)))
          return instead("school", found);
        // The first word of a sentence has a capital anyhow.
        const skip = isFirst && isOrdinary(words[0] ?? "") ? (words[0] ?? "") : "";
        const rest = skip === "" ? found : found.slice(skip.length + 1);
        if (rest === "") return found;
        if (isCapitals) return hideInCapitals(found);
        const own = rest.split(" ");
        // "Tomorow I": a small word is no part of a name.
        if (own.length > 1 && smallWords.has(plainText(own.at(-1) ?? ""))) return found;
        // A misspelt word begins a sentence more often than a name that nobody knows.
        const isSubject =
          /['’]s$/.test(found) || doesSomething.test(text.slice(index + found.length));
        const isKnown = own.length > 1 || firstNames.has(plainText(rest).replace(/'s$/, ""));
        if (isFirst && skip === "" && !isKnown && !isSubject && !originalsHave(rest)) return found;
        const isName =
          !own.every(isOrdinary) ||
          (!isTitled && kind === "name" && namesThatAreWords.has(plainText(rest)) && !isFirst);
        if (!isName) return found;
        return `${skip === "" ? "" : `${skip} `}${instead(kind, rest)}`;
      },
    );
  };

  /** A name that was hidden elsewhere, however it is written here. */
  const hideKnown = (text: string): string => {
    const known = [...originals].filter(
      ([place, each]) => named.test(place) && each.length > 2 && !each.split(" ").every(isOrdinary),
    );
    if (known.length === 0) return text;
    // Somebody is called by a part of their name too.
    const parts = known.flatMap(([place, each]) =>
      each
        .split(" ")
        .filter((part) => /^\p{Lu}.{2,}/u.test(part) && !isOrdinary(part))
        .map((part) => [part, place] as const),
    );
    const places = new Map([
      ...parts.map(([part, place]) => [part.toLowerCase(), place] as const),
      ...known.map(([place, each]) => [each.toLowerCase(), place] as const),
    ]);
    const longestFirst = [...places.keys()].toSorted((a, b) => b.length - a.length);
    return text.replaceAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}\\[])(?:${longestFirst.map(escape).join("|")})(?![\\p{L}\\p{N}])(?![^\\[\\]]*\\])`,
        "giu",
      ),
      (found) => places.get(found.toLowerCase()) ?? found,
    );
  };

  const originalsHave = (text: string): boolean =>
    [...originals.values()].some((each) => each.toLowerCase() === text.toLowerCase());

  /** In a script without capitals nothing else shows a name; who asks for a word must be understood. */
  const hideForeign = (text: string): string =>
    /\b(?:means?|meaning|translat\w*|words?|say|called in|in english)\b/i.test(text)
      ? text
      : text.replaceAll(/\p{Lo}[\p{Lo}\p{M}]+/gu, (found) => instead("name", found));

  return {
    hide: (text) => hideKnown(hideForeign(hideWritten(hideCalled(hideOwn(hideShapes(text)))))),
    hideKnown,
    putBack: (text) =>
      text.replaceAll(
        /\[(name|place|school|workplace|address|number|e-?mail|link|account|date)( \d+)?\]/gi,
        (place) => {
          const known = originals.get(place.toLowerCase());
          return known ?? place.slice(1, -1).replace(/ \d+$/, "");
        },
      ),
  };
}

/** Kinds of which a part of a later text may be no more than the name. */
const named = /^\[(?:name|place|school|workplace)\b/;
const doesSomething =
  /^(?:['’]s\b|,? (?:and|is|isn['’]t|was|has|had|lives?|likes?|loves?|works?|goes|went|wants?|said|says|told|tells|can|can['’]t|will|does|doesn['’]t|came|comes|gave|gives|helps?|helped|never|always|often|thinks?|asked|called|calls|speaks?|studies|plays?)\b)/i;
const everyWord = (): boolean => true;
const smallWords = new Set(
  "a an the i you he she it we they me him her us them my your his its our their this that these those and or but so if not no yes to of in on at by for with from as is am are was were be been do does did have has had will would can could should may might must what who where when why how all some any every each here there then now very too also just only more most hello hi hey thanks thank please sorry ok okay oh well good bye dear sir madam lol wow hmm mum mom dad".split(
    " ",
  ),
);

/**
 * A text without what tells who or where somebody is, as {@link createMask} hides it; things of the same
 * kind are called the same.
 */
export const withoutPersonalData = (text: string, name: string): string =>
  createMask(name, everyWord)
    .hide(text)
    .replaceAll(/\[([a-z-]+) \d+\]/g, "[$1]");

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Said {
  readonly sender: "user" | "avatar";
  readonly text: string;
}

/**
 * One message of a conversation as a model gets it. Who said it is the client's word: a forged message of
 * Iris is only one more text to the model, and nothing in it is an instruction.
 */
export const turnToSend = (
  { sender, text }: Said,
  { hide }: Pick<Mask, "hide">,
): { role: "user" | "assistant"; content: string } => ({
  role: sender === "user" ? "user" : "assistant",
  content: hide(text.slice(0, longestSent)),
});

/** Longest text of a conversation that is sent, in UTF-16 units. */
const longestSent = 2000;
