import { fold, originOf, type Folded } from "../text/fold";
import type { Severity } from "../lists/types";
import { findContacts } from "../contact-details/personal-data";
import type { Range } from "../contact-details/phone-numbers";
import { hateIn } from "../hate/read-hate";
import { softeningOf } from "../hate/stance";
import { sentencesOf } from "../hate/tokens";
import { matchPhrases } from "./phrase-rules";
import type { Finding, MessageContext, Reason, Span } from "./verdict";
import { viewsOf, wordsOf } from "../text/views";
import { matchWords } from "../text/word-matcher";

const LONGEST_PIECE = 2;
const SPELLING_TIME = 60_000;

/** Who reads, as far as rules about single words need to know. */
export interface Readers {
  minors: boolean;
  names: readonly string[] | undefined;
}

/**
 * What the words of a message say: listed words, phrases, and contact details where `minors` write
 * or read.
 *
 * @param words `wordsOf` of the fold
 */
export function readWords(
  text: string,
  folded: Folded,
  words: string,
  { minors, names }: Readers,
): Finding[] {
  const found: Finding[] = [];
  const spanOf = (range: Range, how: Span["with"]): Span => ({
    ...originOf(folded, text, range.start, range.end),
    with: how,
  });
  const heard = new Set<string>();
  const read = sentencesOf(folded.text);
  /** Where it is quoted, spoken against or said of oneself, hate is warned of. */
  const soften = (reason: Reason, action: Finding["action"], at: number | null) =>
    reason === "hate" && action === "block" && softeningOf(read, at) !== null ? "warn" : action;
  viewsOf(folded.text).forEach((view, i) => {
    for (const { list, start, end } of matchWords(view)) {
      const action = soften(list.reason, actionFor(list.severity, minors), start);
      found.push({
        reason: list.reason,
        action,
        alertTeacher: list.alertTeacher,
        hide: action === "block" ? [] : [spanOf({ start, end }, "stars")],
      });
    }
    // Another reading mostly says the same; only what it says otherwise is new.
    const sentences = (i === 0 ? words : wordsOf(view.text)).split(" . ");
    const said = sentences.filter((sentence) => !heard.has(sentence)).join(" . ");
    for (const sentence of sentences) heard.add(sentence);
    if (said === "") return;
    for (const phrase of matchPhrases(said)) {
      if (phrase.severity === "minors" && !minors) continue;
      const { reason, alertTeacher } = phrase;
      const action = soften(reason, actionFor(phrase.severity, minors), null);
      found.push({ reason, action, alertTeacher, hide: [] });
    }
    const hate = hateIn(i === 0 ? read : sentencesOf(view.text));
    if (hate > 0) {
      const action = hate === 3 ? "block" : "warn";
      found.push({ reason: "hate", action, alertTeacher: action === "block", hide: [] });
    }
  });
  if (minors) found.push(...readContacts(folded.text, names, spanOf));
  return found;
}

/** A word sent letter by letter, a message each. It cannot be hidden any more, so its end is blocked. */
export function readSpelledOut(text: string, { recent, now }: MessageContext): Finding[] {
  if (text.length > LONGEST_PIECE || recent.length < 2) return [];
  const pieces = recent
    .filter((message) => now - message.at < SPELLING_TIME && message.at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map((message) => message.text.trim());
  const whole = pieces.findLastIndex((piece) => piece.length > LONGEST_PIECE);
  const spelled = fold([...pieces.slice(whole + 1), text.trim()].join("")).text;
  return viewsOf(spelled)
    .flatMap(matchWords)
    .map(({ list: { reason, alertTeacher } }) => ({
      reason,
      alertTeacher,
      action: "block",
      hide: [],
    }));
}

/** Strong words among adults are hidden like mild ones. */
function actionFor(severity: Severity, minors: boolean): Finding["action"] {
  if (severity === "block") return "block";
  return minors && (severity === "strong" || severity === "minors") ? "block" : "warn";
}

function readContacts(
  text: string,
  names: readonly string[] | undefined,
  spanOf: (range: Range, how: Span["with"]) => Span,
): Finding[] {
  const { personal, links, invitesElsewhere } = findContacts(text, names);
  const found: Finding[] = [];
  const hide = (ranges: readonly Range[]) => ranges.map((range) => spanOf(range, "short"));
  const common = { alertTeacher: false, action: "mask" } as const;
  if (personal.length > 0) found.push({ ...common, reason: "personal-data", hide: hide(personal) });
  if (links.length > 0) found.push({ ...common, reason: "link", hide: hide(links) });
  if (invitesElsewhere) {
    found.push({ reason: "personal-data", action: "warn", alertTeacher: false, hide: [] });
  }
  return found;
}
