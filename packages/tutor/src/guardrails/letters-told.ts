const capitals = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const small = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Letters that are drawn: in squares and circles, as flags, as small capitals, upside down, of other alphabets. */
const drawn: ReadonlyMap<string, string> = new Map([
  ...[0x1_f1_30, 0x1_f1_50, 0x1_f1_70, 0x1_f1_e6].flatMap((first) =>
    small.map((letter, at): [string, string] => [String.fromCodePoint(first + at), ` ${letter} `]),
  ),
  ...pairs("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
  ...pairs("ɐɔǝɟɓɥᴉɾʞɯɹʇʌʍʎ", "acefghijkmrtvwy"),
  ...pairs("аеорсхуікмтвнАЕОРСХІКМТВН", "aeopcxyikmtbhaeopcxikmtbh"),
  ...pairs("αεικνορτυχΑΒΕΗΙΚΜΝΟΡΤΥΧ", "aeiknoptuxabehikmnoptyx"),
]);

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, at) => [letter, to[at] ?? letter]);
}

/** A text with Latin letters for those that only look like them. */
export const withLatinLetters = (text: string): string =>
  /[^\u0020-\u024f\u2010-\u2026]/.test(text)
    ? Array.from(text, (each) => drawn.get(each)?.trim() ?? each).join("")
    : text;

/** A text whose letters are plain small ones, however they are drawn, without what nobody sees. */
export const plainLetters = (text: string): string =>
  Array.from(
    text.replaceAll(/[\u24b6-\u24e9]/gu, (letter) => ` ${letter} `),
    (each) => drawn.get(each) ?? each,
  )
    .join("")
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Me}\u0300-\u036f\ufe0e\ufe0f]/gu, "")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”«»„]/g, '"')
    .toLowerCase();

const spelling: ReadonlyMap<string, string> = new Map([
  ...small.map((letter): [string, string] => [letter, letter]),
  ..."alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu"
    .split(" ")
    .map((word): [string, string] => [word, word.charAt(0)]),
  ["alfa", "a"],
  ["juliett", "j"],
  ["whisky", "w"],
  ..."ay:a bee:b cee:c dee:d ee:e eff:f gee:g aitch:h jay:j kay:k el:l ell:l em:m en:n pee:p cue:q ar:r arr:r ess:s tee:t vee:v ex:x wye:y zee:z zed:z"
    .split(" ")
    .map((each): [string, string] => [each.slice(0, -2), each.slice(-1)]),
]);
/** What stands between the letters of a word that is spelt. */
const linking = new Set(
  "and then next plus first second third fourth fifth last finally letter letters is are the followed by comes after it goes with capital small big lower upper case dash hyphen to add now put write one two three four of at end beginning".split(
    " ",
  ),
);
/** So many words may stand between two letters. */
const mostLinking = 4;

/** The runs of letters that a text spells, as words of small letters. */
export function spelt(plain: string): string[] {
  const runs: string[] = [];
  let run = "";
  let between = 0;
  const isFor = /^(?:for|as|like)$/;
  const words =
    plain
      .replaceAll(/\bdouble[ -]?(?:u|you)\b/g, "w")
      .replaceAll(/\bdouble ([a-z])\b/g, "$1 $1")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const letter = spelling.get(word);
    if (letter !== undefined) {
      run += letter;
      between = 0;
      // "A for apple, M as in mother"
      if (isFor.test(words[at + 1] ?? "")) at += words[at + 2] === "in" ? 3 : 2;
    } else if (run !== "" && (linking.has(word) || /^\d/.test(word)) && between < mostLinking) {
      between += 1;
    } else {
      if (run.length > 1) runs.push(run);
      run = "";
      between = 0;
    }
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

const morse =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );

/** A word in codes that a child can look up; those that numbers make as the numbers, in their order. */
export function codesOf(key: string): { exact: string[]; lower: string[]; numbers: string[] } {
  const numbersOf = (of: (code: number) => string) =>
    Array.from(key, (letter) => of(letter.charCodeAt(0))).join(" ");
  const forms = [key, key.charAt(0).toUpperCase() + key.slice(1), key.toUpperCase()];
  return {
    exact: [...new Set(forms.map(base64))],
    lower: key.length > 2 ? [shifted(key, 13)] : [],
    numbers: [
      ...(key.length > 2 ? [numbersOf((code) => String(code - 96))] : []),
      numbersOf(String),
      numbersOf((code) => String(code - 32)),
      numbersOf((code) => code.toString(16)),
      numbersOf((code) => (code - 32).toString(16)),
      numbersOf((code) => code.toString(2).padStart(8, "0")),
      numbersOf((code) => (code - 32).toString(2).padStart(8, "0")),
    ],
  };
}

/** A word with each letter moved on in the alphabet. */
export const shifted = (key: string, by: number): string =>
  Array.from(key, (letter) => small[(small.indexOf(letter) + by + 26) % 26] ?? letter).join("");

function base64(text: string): string {
  const digits = `${capitals.join("")}${small.join("")}0123456789+/`;
  const bits = Array.from(text, (each) => each.charCodeAt(0).toString(2).padStart(8, "0")).join("");
  const coded = (bits.match(/.{1,6}/g) ?? []).map(
    (six) => digits[Number.parseInt(six.padEnd(6, "0"), 2)],
  );
  return coded.join("");
}

const inMorse =
  /(?:^|(?<=[\s:"(,]))[.\-·•−–—_]{1,5}(?:[ /|,]{1,3}[.\-·•−–—_]{1,5}){1,20}(?=$|[\s",)!?])/gm;

/** The words that dots and dashes of a text make, with the full stop behind them as a dot and without it. */
export const morseIn = (text: string): string[] =>
  (text.match(inMorse) ?? [])
    .flatMap((run) => [run, run.replace(/\.$/, "")])
    .map((run) =>
      run
        .split(/[ /|,]+/)
        .map((each) => each.replaceAll(/[·•]/g, ".").replaceAll(/[−–—_]/g, "-"))
        .map((each) => small[morse.indexOf(each)] ?? "")
        .join(""),
    );
