import { fold } from "../text/fold";
import { adverts } from "../lists/adverts";
import type { Finding, MessageContext, FloodLimits, RecentMessage } from "./verdict";
import { wordsOf } from "../text/views";

/** Nobody types faster than this in a conversation. */
export const defaultFloodLimits: FloodLimits = { perFiveSeconds: 5, perMinute: 20 };
const MINUTE = 60_000;
/** The same short answer ("yes") may come again and again; a long text may not. */
const SHORT_TEXT = 12;
const REPEATS_OF_SHORT = 5;
const REPEATS_OF_LONG = 2;
const MOST_LINKS = 2;
const SHOUTED_LETTERS = 40;

const link =
  /https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:com|net|org|io|ru|info|biz|xyz|top|shop|online|site)\b\S*/gi;
const sameCharacter = /([\p{L}!?$€£])\1{39,}|(\p{Extended_Pictographic})(?:\uFE0F?\2){24,}/u;
const sameWord = /(?:^| )(\S{2,})(?: \1){9,}(?: |$)/;
const shout = { reason: "shouting", action: "warn", alertTeacher: false, hide: [] } as const;

/** What the rate, the repetition and the form of a message say. */
export function findSpam(text: string, words: string, context: MessageContext): Finding[] {
  const found: Finding[] = [];
  const { recent, now, limits = defaultFloodLimits } = context;
  const within = (ms: number) => recent.filter(({ at }) => now - at < ms && at <= now);
  const lately = recent.length === 0 ? [] : within(MINUTE);
  if (
    lately.length >= limits.perMinute ||
    (recent.length >= limits.perFiveSeconds && within(5000).length >= limits.perFiveSeconds)
  ) {
    found.push(block("flood"));
  }
  if (isRepeat(text, words, lately) || isSpam(text, words)) found.push(block("spam"));
  if (isShouted(text)) {
    found.push(
      lately.some((message) => isShouted(message.text)) ? { ...shout, action: "block" } : shout,
    );
  }
  return found;
}

function block(reason: "flood" | "spam"): Finding {
  return { reason, action: "block", alertTeacher: false, hide: [] };
}

function isRepeat(text: string, words: string, lately: MessageContext["recent"]): boolean {
  const most = text.length < SHORT_TEXT ? REPEATS_OF_SHORT : REPEATS_OF_LONG;
  if (lately.length < most) return false;
  const spoken = withoutMarks(words);
  const same = lately.filter(
    (message) =>
      message.text === text ||
      // Written a little differently is still the same; far longer or shorter cannot be.
      (words !== "" &&
        Math.abs(message.text.length - text.length) <= text.length / 4 &&
        spokenIn(message) === spoken),
  );
  return same.length >= most;
}

/** Worked out once: the same message is compared with whatever its author says in the next minute. */
const spokenBefore = new WeakMap<RecentMessage, string>();

function spokenIn(message: RecentMessage): string {
  const known = spokenBefore.get(message);
  if (known !== undefined) return known;
  const spoken = withoutMarks(wordsOf(fold(message.text).text));
  spokenBefore.set(message, spoken);
  return spoken;
}

const withoutMarks = (words: string) => words.replace(/ \./g, "");

function isSpam(text: string, words: string): boolean {
  if (text.length >= 19 && (sameWord.test(words) || sameCharacter.test(text))) return true;
  if (text.includes(".") && (text.match(link)?.length ?? 0) > MOST_LINKS) return true;
  return adverts.some((advert) => advert.test(words));
}

/** Long, and in capital letters throughout. Scripts without capitals never shout. */
function isShouted(text: string): boolean {
  if (text.length < SHOUTED_LETTERS || !/\p{Lu}{3}/u.test(text)) return false;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= SHOUTED_LETTERS && capitals >= 9 * small;
}
