import { fold } from "../text/fold";
import { isCounting } from "./phone-numbers";
import type { Finding, MessageContext } from "../judging/verdict";

/** Somebody who deals out a number does so in one go. */
const DEALING_TIME = 120_000;
const SHORTEST = 9;
/** After "my number is" fewer are enough. */
const SHORTEST_ANNOUNCED = 7;

const numberWords = "zero one two three four five six seven eight nine".split(" ");
const spokenDigits =
  /\b(?:(double|triple) )?(zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine)\b/g;
const besides =
  /\b(?:and|then|ok|so|now|next|end|last|first|it|is|the|that|thats|its|s|rest|plus|also)\b/g;
const announces =
  /\b(?:my|the) (?:\w+ )?(?:number|phone|mobile|cell|tel|whats ?app|digits)\b|\b(?:call|ring|text|phone|whats ?app|reach) me\b|\bhere is my\b/;
const notANumber =
  /^\W*(?:\d{1,2}[.:]\d{2}(?: ?[ap]\.?m\.?)?|\d{1,2} ?[-:] ?\d{1,2}|\d+[.,]\d+|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|[£$€] ?\d+|\d+ ?[%£$€])\W*$/;

interface Piece {
  digits: string;
  /** Nothing but digits and what people say between them. */
  isBare: boolean;
}

/** A telephone number or an address dealt out over several messages. Its last part is hidden. */
export function readSplitContacts(text: string, context: MessageContext): Finding[] {
  const { recent, now } = context;
  if (recent.length === 0) return [];
  const here = fold(text).text;
  if (!mayEndContact(here)) return [];
  const before = recent
    .filter(({ at }) => now - at < DEALING_TIME && at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map((message) => fold(message.text).text);
  return endsNumber(here, before) || endsEmail(here, before) ? [hideAll(text)] : [];
}

const mayEndContact = (text: string): boolean =>
  text.length <= 60 &&
  (pieceOf(text)?.isBare === true || /@|\bat\b|gmail|mail|yahoo|\.com|dot com/.test(text));

function hideAll(text: string): Finding {
  return {
    reason: "personal-data",
    action: "mask",
    alertTeacher: false,
    hide: [{ start: 0, end: text.length, with: "short" }],
  };
}

function endsNumber(here: string, before: readonly string[]): boolean {
  const last = pieceOf(here);
  if (last === null || !last.isBare) return false;
  const chain = [last.digits];
  for (const text of before.toReversed()) {
    const piece = pieceOf(text);
    // Chatter in between does not break it.
    if (piece === null) continue;
    if (piece.isBare) chain.unshift(piece.digits);
    else {
      if (/[\d)]\W*$/.test(text)) chain.unshift(piece.digits.slice(-11));
      break;
    }
  }
  if (chain.length < 2) return false;
  const digits = chain.join("");
  if (isCounting(chain.join(" ")) || isCounting(digits.split("").join(" "))) return false;
  if (before.some((text) => announces.test(text))) return digits.length >= SHORTEST_ANNOUNCED;
  const isDealt = chain.every((part) => part.length === 1) || (chain[0]?.length ?? 0) >= 3;
  return (
    digits.length >= SHORTEST && isDealt && /^(?:0|44|1?[2-9]\d\d$)/.test(startOf(chain, digits))
  );
}

/** A number begins with a zero or a country; an American one has three parts: 3, 3 and 4 digits. */
function startOf(chain: readonly string[], digits: string): string {
  const isAmerican = chain.map((part) => part.length).join("") === "334";
  return isAmerican
    ? (chain[0] ?? "")
    : digits.replace(/^[1-9].*$/, (all) => (all.startsWith("44") ? all : ""));
}

/** The digits of a message; null when it has none, or they are a time, a score or a price. */
function pieceOf(text: string): Piece | null {
  if (notANumber.test(text)) return null;
  const spoken = text.replace(spokenDigits, (_, times: string | undefined, word: string) => {
    const value = Math.max(0, numberWords.indexOf(word));
    return ` ${String(value).repeat(times === "triple" ? 3 : times === "double" ? 2 : 1)} `;
  });
  const digits = spoken.replace(/\D/g, "");
  if (digits === "") return null;
  return { digits, isBare: !/\p{L}/u.test(spoken.replace(besides, "")) };
}

const wholeEmail =
  /[\w.+-]{2,} ?(?:@|\(at\)|\bat\b) ?(?:gmail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|mail|live|aol|gmx|yandex)\b|[\w.+-]{2,}@[\w-]+\.[a-z]{2,}/;

/** `ana.lopez`, then `@gmail`, then `.com`. */
function endsEmail(here: string, before: readonly string[]): boolean {
  if (here.split(/\s+/).length > 4) return false;
  const parts = before.slice(-2).map((text) => text.split(/\s+/).at(-1) ?? "");
  return parts.some((_, i) => {
    const joined = [...parts.slice(i), here].join("").replaceAll(" ", "");
    const spaced = [...parts.slice(i), here].join(" ");
    const isNew = !wholeEmail.test(here);
    return (
      isNew &&
      (/^[\w.+-]{2,}@(?:gmail|hotmail|outlook|yahoo|icloud|[\w-]+\.[a-z]{2,})/.test(joined) ||
        (/^(?:at|@|\(at\)) ?\w+/.test(here) && wholeEmail.test(spaced)))
    );
  });
}
