const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** A whole number below a million in words, as the British say it. */
export function numberInWords(number: number): string {
  if (number < 20) return ones[number]!;
  if (number < 100)
    return `${tens[Math.floor(number / 10)]}${number % 10 === 0 ? "" : `-${ones[number % 10]}`}`;
  if (number < 1000)
    return `${ones[Math.floor(number / 100)]} hundred${number % 100 === 0 ? "" : ` and ${numberInWords(number % 100)}`}`;
  const rest = number % 1000;
  const join = rest === 0 ? "" : `${rest < 100 ? " and" : ""} ${numberInWords(rest)}`;
  return `${numberInWords(Math.floor(number / 1000))} thousand${join}`;
}

/** A time of the clock in both ways of saying it: “half past seven” and “seven thirty”. */
export function timeInWords(hour: number, minute: number): readonly string[] {
  const named = (each: number): string => numberInWords(each % 12 === 0 ? 12 : each % 12);
  if (minute === 0) return [`${named(hour)} o'clock`];
  const digits = `${named(hour)} ${minute < 10 ? "oh " : ""}${numberInWords(minute)}`;
  const isPast = minute <= 30;
  const away = isPast ? minute : 60 - minute;
  const part = away === 30 ? "half" : away === 15 ? "quarter" : numberInWords(away);
  const minutes = away % 5 === 0 ? "" : " minutes";
  return [`${part}${minutes} ${isPast ? "past" : "to"} ${named(isPast ? hour : hour + 1)}`, digits];
}

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};

/** How many of something a request in small letters names: "give me five words". Undefined where none. */
export function countNamed(bare: string): number | undefined {
  const named = /\b([2-9]|10|two|three|four|five|six|seven|eight|ten)\b/.exec(bare)?.[1];
  return named === undefined ? undefined : (counts[named] ?? Number(named));
}
