import { hasPastVerb } from "@saywell/english";
import type { Word } from "./read-words";
import type { Time } from "./types";

const pastWords =
  /(?:^| )(?:yesterday|ago|(?:last|this past) (?:night|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|holiday)|when i was|in my childhood|as a child|used to)(?: |$)/;
const futureWords =
  /(?:^| )(?:tomorrow|next (?:week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time)|soon|(?:look|looking) forward to|can not wait|can't wait|in (?:two|three|four|five|six|a few|a couple of|\d+) (?:days|weeks|months|years)|(?:am|is|are|'s|'m|'re) \w+ing (?:\w+ ){0,4}(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:on|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|evening|summer|winter))|in the future|one day|someday|(?:am|is|are|be) going to (?!the |a |my |school|work|market|church|bed|home|hospital)|will|hope to|plan to|want to|would like to|planning to)(?: |$)/;

/** "I booked a flight": what was planned is still to come. */
const planned =
  /(?:^| )(?:book|booked|reserved|planned|arranged|decided to|signed up for|applied for|bought (?:\w+ ){0,2}tickets?)(?: |$)/;

/** When it is: words for it count more than the verb, which learners often leave as it is. */
export function timeOf(words: readonly Word[]): Time {
  const text = words.map(({ lower }) => lower).join(" ");
  if (planned.test(text) && !/(?:^| )(?:went|flew|travelled|stayed)(?: |$)/.test(text))
    return "future";
  if (pastWords.test(text)) return "past";
  if (futureWords.test(text)) return "future";
  // "I like read book": the verb that counts is the first.
  if (/^(?:i|we|they) (?:really |also )?(?:like|love|want|need|usually|often|always) /.test(text))
    return "now";
  if (/(?:^| )(?:have|has) (?:just|finally|recently) /.test(text)) return "past";
  if (/(?:^| )(?:am|is|are|'s|'m|'re) (?:not |getting )?\w+(?:ing|ed)(?: |$)/.test(text))
    return "now";
  return hasPastVerb(words.map(({ lower }) => lower)) || /(?:^| )(?:was|were)(?: |$)/.test(text)
    ? "past"
    : "now";
}

const days = new Set("monday tuesday wednesday thursday friday saturday sunday".split(" "));

/** A day of the week that is named, with its capital. */
export function dayIn(words: readonly Word[]): string | null {
  const day = words.find(({ lower }) => days.has(lower.replace(/s$/, "")))?.lower.replace(/s$/, "");
  return day === undefined ? null : day[0]!.toUpperCase() + day.slice(1);
}
