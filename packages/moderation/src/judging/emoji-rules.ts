import type { Finding, Span } from "./verdict";

interface EmojiRule {
  pattern: RegExp;
  finding: Omit<Finding, "hide">;
}

/** What pictures say that words are not needed for. Folding parts words at them, so they are read here. */
const rules: readonly EmojiRule[] = [
  {
    pattern:
      /(?:🔪|🔫|🗡️?|🪓|💣|🩸|⚰️?){1,8}\s*(?:for )?(?:you|u|ya|your (?:family|mum|mom))\b(?!r)|\b(?:you|u)\s*(?:🔪|🔫|🪓|🩸|⚰️?)/iu,
    finding: { reason: "threat", action: "block", alertTeacher: true },
  },
  {
    pattern:
      /[🍆🍌🍑🌭]\s?[💦👅🥵😏👉👌]|👉\s?👌|[💦👅🥵]\s?[🍆🍑]|(?:🍆|🍑){1,4}\s*(?:for|in) (?:you|me|your)\b|(?:want|love|like|show me|send) (?:my|your|ur|me)\s*(?:🍆|🍑|🍒)/iu,
    finding: { reason: "sexual", action: "block", alertTeacher: false },
  },
  {
    pattern:
      /\b(?:you|u|they|he|she|ur|your)\b[^.!?]{0,12}[🐒🐵🦍🙈]\s?🍌|[🐒🐵🦍]\s?🍌\s?(?:you|u|go)\b/iu,
    finding: { reason: "hate", action: "block", alertTeacher: true },
  },
];
const rudeGesture = /🖕[🏻-🏿]?/gu;
const pictures = /\p{Extended_Pictographic}/u;

/** Findings among adults, too: pictures are no milder than words. */
export function readEmoji(text: string): Finding[] {
  if (!pictures.test(text)) return [];
  const found: Finding[] = rules
    .filter(({ pattern }) => pattern.test(text))
    .map(({ finding }) => ({ ...finding, hide: [] }));
  const hide = Array.from(text.matchAll(rudeGesture), (match): Span => ({
    start: match.index,
    end: match.index + match[0].length,
    with: "stars",
  }));
  if (hide.length > 0) {
    found.push({ reason: "profanity", action: "warn", alertTeacher: false, hide });
  }
  return found;
}
