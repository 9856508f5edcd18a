import { mayBeMinor } from "../contact/age-policy";
import { fold, originOf } from "../text/fold";
import { tellsOfSuffering } from "../hate/suffering";
import { mask } from "../text/mask";
import { viewsOf } from "../text/views";
import { matchWords } from "../text/word-matcher";
import { judgeMessage } from "./judge";
import { type SecondLook, takeSecondLook } from "./model-verdict";
import type { MessageContext, Verdict } from "./verdict";

/**
 * From which score on what follows. In chat, where hardly anything is hate, a score of 0.7 means far
 * less than seven in ten.
 */
const notedFrom = 0.6;
const warnedFrom = 0.7;
const takenDownFrom = 0.8;
/** Below, the rules that took a message for hate were probably wrong. */
const harmlessBelow = 0.3;

/** What becomes of a shown message by what the classifier thinks of it. */
export interface HateLook extends SecondLook {
  /** For a teacher who has time, and never many of them. */
  isFaint: boolean;
  /** For the teachers: who found it, and how sure that is. */
  note: string;
}

const finder = "a program and not a person";

/**
 * What follows for a message that the rules let through and that is shown already. Nobody is muted
 * or banned by it: a teacher decides.
 *
 * Nothing follows where somebody tells what people suffer, whatever the score.
 *
 * @param hate the classifier's score; null where it gave none, from which nothing follows
 * @param minorsRead whether anybody who reads is, or may be, under 18
 */
export function lookAtHate(
  hate: number | null,
  { text, minorsRead }: { text: string; minorsRead: boolean },
): HateLook | null {
  if (hate === null || hate < notedFrom || tellsOfSuffering(text)) return null;
  const isFaint = hate < warnedFrom;
  const isTakenDown = minorsRead && hate >= takenDownFrom;
  const look = takeSecondLook({ action: isTakenDown ? "block" : "warn", reasons: ["hate"] })!;
  if (isTakenDown) {
    const note = `${finder}: this seems to attack people for what they are; taken down, because people under 18 read here`;
    return { ...look, isFaint, note };
  }
  if (isFaint) {
    const note = `${finder}: this might attack people for what they are, but the program is unsure and often wrong`;
    return { ...look, isFaint, note };
  }
  return {
    ...look,
    isFaint,
    message: "Your message may hurt people for who they are. Please be kind.",
    note: `${finder}: this may attack people for what they are`,
  };
}

/** Whether a verdict is one that the classifier may soften: a block for nothing but hate. */
export function mayBeSoftened({ action, reasons }: Verdict): boolean {
  return action === "block" && reasons.length === 1 && reasons[0] === "hate";
}

/** A verdict, and for the teachers how it came about. */
export interface SecondOpinion {
  verdict: Verdict;
  /** Null where the rules' own verdict stands. */
  note: string | null;
}

/**
 * A block for hate alone after the classifier has read the message. Where the classifier finds no
 * hate in it (it may quote hate, or speak against it), a teacher decides what it is: adults among
 * themselves read it meanwhile, with slurs hidden; where people under 18 write or read it waits. In
 * every other case the rules' verdict stands.
 *
 * @param hate the classifier's score; null where it gave none
 * @param text what the verdict is about
 */
export function takeSecondOpinion(
  verdict: Verdict,
  hate: number | null,
  { text, context }: { text: string; context: MessageContext },
): SecondOpinion {
  const stands = { verdict, note: null };
  if (!mayBeSoftened(verdict) || hate === null || hate >= harmlessBelow) return stands;
  if (context.audienceHasMinors || mayBeMinor(context.author.ageBand)) {
    return {
      verdict: { ...verdict, message: heldSentence, alertTeacher: true },
      note: `${softened}; not posted, because people under 18 write or read here`,
    };
  }
  const content = hideSlurs(text);
  // A word that is hidden may have parted another sentence that is blocked.
  const masked = judgeMessage(content, context);
  if (masked.action === "block" && !mayBeSoftened(masked)) return stands;
  return {
    verdict: {
      action: "warn",
      content,
      isModerated: 1,
      reasons: ["hate"],
      message: postedSentence,
      alertTeacher: true,
    },
    note: `${softened}; posted, because only adults write and read here`,
  };
}

const softened = `the rules found hate, and ${finder} found none: this may quote hate, or speak against it`;
const heldSentence =
  "Your message was not sent because it may attack people for who they are. It has been reported.";
const postedSentence =
  "Your message was sent, but it may hurt people for who they are. It has been reported.";

function hideSlurs(text: string): string {
  const folded = fold(text);
  const spans = viewsOf(folded.text).flatMap((view) =>
    matchWords(view)
      .filter(({ list }) => list.reason === "hate")
      .map(({ start, end }) => ({
        ...originOf(folded, text, start, end),
        with: "stars" as const,
      })),
  );
  return mask(text, spans);
}
