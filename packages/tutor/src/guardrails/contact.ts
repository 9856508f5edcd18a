const topLevel =
  "com|org|net|info|io|edu|gov|ru|de|uk|fr|es|pl|cn|xyz|biz|app|dev|tv|ly|gg|ai|online|site|shop|club|link|page|top|chat|live|store|website";
/** Ways out of the chat: addresses and numbers, however they are written. */
const contacts: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+\s?\.\s?\p{L}{2,}/u,
  /(?<![\p{L}\p{N}])@[a-z\d_.]{3,}/iu,
  new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{2,}\\.(?:${topLevel})(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{2,63}(?:\\.\\p{L}{2,24})+/\\S`, "u"),
  /\b(?:java|vb)script:\S|\bdata:[a-z]+\/|\b(?:mailto|tel|sms|file|ftps?|skype|whatsapp|tg):\S|\bh\w\wps?:\/\//i,
  /[([]\s?(?:at|dot|@)\s?[)\]]|\bdot (?:com|org|net|ru|info|io)\b|\b(?:at|@) ?(?:gmail|yahoo|hotmail|outlook|icloud)\b/i,
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/,
];
/** Digits in groups, as numbers of telephones are written. */
const digits = /(?<![\p{L}\p{N}])(?:\+|\(|00?)?\d[\d() /.-]{5,22}\d(?![\p{L}\p{N}])/gu;
const spokenDigits =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]+){6,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/i;
/** Ten numbers in their order are counting. */
const counting = /^one[ ,-]+two[ ,-]+three\b/i;

function isPhone(number: string): boolean {
  const count = number.replaceAll(/\D/g, "").length;
  if (count < 7 || count > 16) return false;
  // Dates, years, thousands and counting: "2019-2020", "12.05.2024", "10 000 000", "1 2 3 4 5 6 7".
  if (/^\d{4} ?[-/ ] ?\d{4}$|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(number)) return false;
  if (/^[1-9]\d{0,2}(?:[ .]000)+$|^\d(?: \d)+$/.test(number)) return number.startsWith("0");
  return /^[+(0]/.test(number) || count >= 9 || /\d{3}[ .-]\d{4}$/.test(number);
}

/** Whether a reply holds a way out of the chat: an address, a page, or a number to call. */
export function offersContact(text: string): boolean {
  const read = text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
  if (contacts.some((pattern) => pattern.test(read))) return true;
  const spoken = spokenDigits.exec(read)?.[0];
  if (spoken !== undefined && !counting.test(spoken)) return true;
  return [...read.matchAll(digits)].some(([number]) => isPhone(number));
}
