import { quote } from "../text";
import { numberInWords } from "./numbers-and-times";

/** How a year is read: 1998 is “nineteen ninety-eight”. */
export function yearInWords(year: number): string {
  const [first, last] = [Math.floor(year / 100), year % 100];
  if (year >= 2000 && year < 2010)
    return last === 0 ? "two thousand" : `two thousand and ${numberInWords(last)}`;
  if (last === 0)
    return first % 10 === 0
      ? `${numberInWords(first / 10)} thousand`
      : `${numberInWords(first)} hundred`;
  return `${numberInWords(first)} ${last < 10 ? "oh " : ""}${numberInWords(last)}`;
}

const ordinals: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};
/** “Twenty-first” for 21. */
export function ordinalInWords(number: number): string {
  return numberInWords(number).replace(/[a-z]+$/, (last) =>
    Object.hasOwn(ordinals, last)
      ? ordinals[last]!
      : last.endsWith("y")
        ? `${last.slice(0, -1)}ieth`
        : `${last}th`,
  );
}

/** “Three quarters” for 3/4. */
export function fractionInWords(top: number, bottom: number): string {
  const name =
    bottom === 2
      ? top === 1
        ? "half"
        : "halves"
      : bottom === 4
        ? "quarter"
        : ordinalInWords(bottom);
  const many = top === 1 || bottom === 2 ? name : `${name}s`;
  return `${top === 1 ? (bottom === 2 ? "a" : bottom === 4 || bottom < 10 ? "a" : "one") : numberInWords(top)} ${many}`.replace(
    /^a eighth/,
    "an eighth",
  );
}

const digitsInWords = (digits: string): string =>
  Array.from(digits, (digit) => (digit === "0" ? "oh" : numberInWords(Number(digit)))).join(" ");

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const monthOf = (name: string): string | undefined =>
  months.find((month) => month.toLowerCase().startsWith(name.slice(0, 3)));

const asks = /\b(?:read|say|pronounce|write|tell|call|speak|express|words?|spell|said|how|aloud)\b/;
const mostNumber = 999_999;
const whole = (number: number): string =>
  number <= mostNumber
    ? numberInWords(number)
    : `${numberInWords(Math.floor(number / 1_000_000))} million${number % 1_000_000 === 0 ? "" : `${number % 1_000_000 < 100 ? " and" : ""} ${numberInWords(number % 1_000_000)}`}`;

/** How years, dates, parts, prices and the like are said, where a message asks for that; else null. */
export function readFigures(bare: string): string | null {
  if (!asks.test(bare) || !/\d/.test(bare) || bare.split(" ").length > 14) return null;
  if (
    /\b(?:how (?:old|far|much is|many)|exercise|sentences?|minutes|questions|page|exam|mistakes?)\b/.test(
      bare,
    )
  )
    return null;
  if (
    !/\b(?:how (?:(?:do|can|to|should|would|i|you|we|one|is|are|people) )*(?:read|say|said|pronounce|write|tell|call|express|speak|spell)|in words|read|pronounce|aloud|how (?:is|do)|say)\b/.test(
      bare,
    )
  )
    return null;
  const said = (figure: string, words: string, more = ""): string =>
    `${figure} is ${quote(words)}.${more}`;
  const date =
    /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)(?:,? (\d{4}))?\b/.exec(
      bare,
    );
  if (date !== null) {
    const month = monthOf(date[2]!);
    const day = Number(date[1]);
    if (month !== undefined && day >= 1 && day <= 31) return dateSaid(date[0], day, month, date[3]);
  }
  const monthFirst =
    /\b(jan\w*|feb\w*|march|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/.exec(
      bare,
    );
  if (monthFirst !== null) {
    const month = monthOf(monthFirst[1]!);
    const day = Number(monthFirst[2]);
    if (month !== undefined && day >= 1 && day <= 31)
      return dateSaid(monthFirst[0], day, month, monthFirst[3]);
  }
  const short = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/.exec(bare);
  if (
    short !== null &&
    Number(short[2]) >= 1 &&
    Number(short[2]) <= 12 &&
    Number(short[1]) <= 31 &&
    Number(short[1]) >= 1
  )
    return `${dateSaid(short[0], Number(short[1]), months[Number(short[2]) - 1]!, short[3]!.length === 4 ? short[3] : undefined)} In Britain the day comes first, in America the month.`;
  const money = /([£$€])\s?(\d+)(?:[.,](\d{2}))?(?!\d)/.exec(bare);
  if (money !== null) {
    const [unit, part] = { "£": ["pound", "p"], $: ["dollar", "cents"], "€": ["euro", "cents"] }[
      money[1]!
    ]!;
    const amount = Number(money[2]);
    const full = `${whole(amount)} ${unit}${amount === 1 ? "" : "s"}`;
    const rest = money[3] === undefined || money[3] === "00" ? "" : numberInWords(Number(money[3]));
    return rest === ""
      ? said(money[0], full)
      : `${money[0]} is ${quote(`${full} ${rest}`)}, or only ${quote(`${whole(amount)} ${rest}`)}.${part === "p" ? " The small coins are pence: 50p is “fifty p”." : ""}`;
  }
  const percent = /(\d+)(?:[.,](\d+))?\s?(?:%|percent\b|per cent\b)/.exec(bare);
  if (percent !== null)
    return said(
      `${percent[1]}${percent[2] === undefined ? "" : `.${percent[2]}`}%`,
      `${decimal(percent[1]!, percent[2])} per cent`,
    );
  const mixed = /(?<![\d/])(\d{1,3}) (\d{1,2})\/(\d{1,3})(?![\d/])/.exec(bare);
  if (mixed !== null && Number(mixed[3]) > 1)
    return said(
      mixed[0],
      `${numberInWords(Number(mixed[1]))} and ${fractionInWords(Number(mixed[2]), Number(mixed[3]))}`,
    );
  const fraction = /(?<![\d/])(\d{1,2})\/(\d{1,3})(?![\d/])/.exec(bare);
  if (fraction !== null && Number(fraction[2]) > 1 && Number(fraction[1]) > 0) {
    const [top, bottom] = [Number(fraction[1]), Number(fraction[2])];
    if (bottom > 20 || top > bottom)
      return said(fraction[0], `${numberInWords(top)} over ${numberInWords(bottom)}`);
    return said(
      fraction[0],
      fractionInWords(top, bottom),
      bottom === 4 && top === 3 ? " Americans say “three fourths” too." : "",
    );
  }
  const ordinal = /\b(\d{1,3})(?:st|nd|rd|th)\b/.exec(bare);
  if (ordinal !== null && !/\bcentury\b/.test(bare))
    return said(ordinal[0], ordinalInWords(Number(ordinal[1])));
  const century = /\b(\d{1,2})(?:st|nd|rd|th) century\b/.exec(bare);
  if (century !== null)
    return said(century[0], `the ${ordinalInWords(Number(century[1]))} century`);
  const decade = /\b(\d{2})(\d0)['’]?s\b/.exec(bare);
  if (decade !== null)
    return said(decade[0], `the ${decadeInWords(Number(decade[1]), Number(decade[2]))}`);
  const sum = /(?<!\d)(\d{1,4})\s?([+×x*÷:-])\s?(\d{1,4})\s?=\s?(\d{1,5})/.exec(bare);
  if (sum !== null) {
    const sign = {
      "+": "plus",
      "-": "minus",
      "×": "times",
      x: "times",
      "*": "times",
      "÷": "divided by",
      ":": "divided by",
    }[sum[2]!]!;
    return said(
      sum[0],
      `${numberInWords(Number(sum[1]))} ${sign} ${numberInWords(Number(sum[3]))} is ${numberInWords(Number(sum[4]))}`,
    );
  }
  const decimals = /(?<![\d.])(\d+)[.,](\d{1,2}|\d{4,})(?![\d.])/.exec(bare);
  if (
    decimals !== null &&
    !/\b(?:time|clock|o'clock)\b/.test(bare) &&
    !/^\d{1,2}\.[0-5]\d$/.test(decimals[0])
  )
    return said(
      `${decimals[1]}.${decimals[2]}`,
      decimal(decimals[1]!, decimals[2]),
      " Behind the point we say each figure alone.",
    );
  const phone = /(?<!\d)(0\d{5,12}|\+\d{6,13})(?!\d)/.exec(bare.replaceAll(/(?<=\d) (?=\d)/g, ""));
  if (phone !== null || /\b(?:phone|telephone) number\b/.test(bare)) {
    const digits = phone?.[0].replace("+", "");
    return digits === undefined
      ? null
      : said(
          phone![0],
          digitsInWords(digits),
          " In a phone number we say each figure alone, and “oh” for 0.",
        );
  }
  const year = /\b(?:(?:the |in )?year )?(1[1-9]\d{2}|20\d{2})\b(?![,.]\d)/.exec(bare);
  if (year !== null && !/\b(?:numbers?|number)\b/.test(bare)) {
    const number = Number(year[1]);
    const other =
      number >= 2010 && number < 2100
        ? ` You can also say ${quote(`two thousand and ${numberInWords(number % 100)}`)}.`
        : "";
    return `As a year, ${year[1]} is ${quote(yearInWords(number))}.${other} As a number it is ${quote(numberInWords(number))}.`;
  }
  const large = /(?<!\d)(\d{1,3}(?:[, .]\d{3}){2,}|\d{7,9})(?!\d)/.exec(bare);
  if (large !== null) {
    const number = Number(large[0].replaceAll(/[, .]/g, ""));
    if (number < 1_000_000_000) return said(large[0], whole(number));
  }
  return null;
}

const decimal = (before: string, behind: string | undefined): string =>
  `${whole(Number(before))}${behind === undefined ? "" : ` point ${Array.from(behind, (digit) => (digit === "0" ? "oh" : numberInWords(Number(digit)))).join(" ")}`}`;

const decadeInWords = (first: number, tens: number): string =>
  first === 20 && tens === 0
    ? "two thousands"
    : `${numberInWords(first)} ${tens === 0 ? "hundreds" : tens === 10 ? "tens" : numberInWords(tens).replace(/y$/, "ies")}`;

function dateSaid(shown: string, day: number, month: string, year: string | undefined): string {
  const behind = year === undefined ? "" : ` ${yearInWords(Number(year))}`;
  return `For ${shown
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/\bOf\b/, "of")
    .replace(
      /(\d)(St|Nd|Rd|Th)\b/,
      (_, digit: string, end: string) => digit + end.toLowerCase(),
    )} we say ${quote(`the ${ordinalInWords(day)} of ${month}${behind}`)}, or ${quote(`${month} the ${ordinalInWords(day)}${behind}`)}.`;
}
