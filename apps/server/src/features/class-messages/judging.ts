import { classMessageLimits } from "@saywell/contract/constants";
import {
  dangerIn,
  helpMessage,
  type HelpPlace,
  isAdult,
  judgeMessage,
  type RecentMessage,
  sanitiseText,
  saysWhereHelpIs,
  type Verdict,
  withHelp,
} from "@saywell/moderation";
import type { AgeBand } from "@saywell/contract";
import { refuse, type Refusal } from "../../refusal";

/** What somebody writes in a thread. */
interface Written {
  content: string;
  author: { ageBand: AgeBand };
  student: { ageBand: AgeBand };
  /** What the author wrote to or as the student a moment ago. */
  recent: readonly RecentMessage[];
  now: Date;
  helpPlace: HelpPlace;
}

/** What was written as it may be judged; a refusal where it is no message at all. */
export function readContent(
  content: string,
  helpPlace: HelpPlace,
): { text: string } | { refusal: Refusal } {
  const { maxLength, lineBreaks } = classMessageLimits;
  const read = sanitiseText(content, { maxLength, lineBreaks });
  if (read.ok) return { text: read.text };
  const { message } = read.refusal;
  // What cannot be said is read for danger all the same; it is kept nowhere, so nobody else reads it.
  const help =
    dangerIn(content) === null ? {} : { help: helpMessage({ ...helpPlace, readBy: "nobody" }) };
  const refused = refuse("invalid-input", message, help);
  return { refusal: refused.ok ? { code: "invalid-input", message } : refused.refusal };
}

/** Judges a message as those in rooms are judged: the same words, and the same help. */
export function judge({ content, author, student, recent, now, helpPlace }: Written): Verdict {
  const verdict = judgeMessage(content, {
    author,
    audienceHasMinors: !isAdult(student.ageBand),
    recent,
    now: now.getTime(),
  });
  return withHelp(verdict, content, helpPlace);
}

/** Why a message that the filter stops is not sent; with where help is, for who may be in danger. */
export function refusalOf(verdict: Verdict): Refusal {
  const { message } = verdict;
  if (message === null || !saysWhereHelpIs(verdict)) {
    return { code: "invalid-input", message: message ?? notSent };
  }
  return { code: "invalid-input", message: notSent, help: message };
}

const notSent = "Your message was not sent.";
