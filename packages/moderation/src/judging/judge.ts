import { mayBeMinor } from "../contact/age-policy";
import { readEmoji } from "./emoji-rules";
import { fold } from "../text/fold";
import { mask } from "../text/mask";
import { messageFor } from "./messages";
import { findSpam } from "./flood-control";
import { readPrivateQuestions } from "./private-questions";
import { readSpelledOut, readWords, type Readers } from "./read-message";
import { sexualWithMinors } from "./sexual-with-minors";
import { readSplitContacts } from "../contact-details/split-contacts";
import {
  reasons,
  stricter,
  type Action,
  type Finding,
  type MessageContext,
  type Verdict,
} from "./verdict";
import { wordsOf } from "../text/views";

/** Hiding one thing can bring two others together; after this many rounds nothing ever did. */
const MOST_ROUNDS = 6;

/**
 * What happens to a message, by all rules of moderation at once.
 *
 * Where the author is, or any reader may be, under 18, contact details are hidden and strong or
 * sexual words blocked; adults among adults keep their contact details, and strong words are hidden.
 * A cry for help is never simply refused: it is not posted, its author reads where help is, and a
 * teacher is told. Masking is idempotent: judging the content of a verdict gives that content again.
 *
 * @param text the message, normally out of `sanitiseText`; any string is safe
 */
export function judgeMessage(text: string, context: MessageContext): Verdict {
  const minors = context.audienceHasMinors || mayBeMinor(context.author.ageBand);
  const folded = fold(text);
  const words = wordsOf(folded.text);
  const findings = [
    ...findSpam(text, words, context),
    ...readWords(text, folded, words, { minors, names: context.namesInRoom }),
    ...readEmoji(text),
    ...readSpelledOut(text, context),
    ...(minors ? readSplitContacts(text, context) : []),
    ...(minors ? readPrivateQuestions(words, context.isAmongStrangers === true) : []),
  ];
  findings.push(...readOfMinors(text, findings, minors));
  if (findings.length === 0) {
    return {
      action: "allow",
      content: text,
      isModerated: 0,
      reasons: [],
      message: null,
      alertTeacher: false,
    };
  }
  return settle(text, findings, { minors, names: context.namesInRoom });
}

/** What is said of children and sex. Who tells what was done to them is helped, and not refused for it. */
function readOfMinors(text: string, found: readonly Finding[], minors: boolean): Finding[] {
  if (found.some(({ reason }) => reason === "danger" || reason === "self-harm")) return [];
  const said = sexualWithMinors(text);
  if (said === null || (!minors && said !== "grave")) return [];
  return [{ reason: "sexual", action: "block", alertTeacher: said !== "unfit", hide: [] }];
}

/**
 * The verdict on a message with findings. What is left after hiding is read again, because a hidden
 * word may have parted a sentence that is blocked.
 */
function settle(text: string, first: readonly Finding[], readers: Readers): Verdict {
  const findings = [...first];
  let content = text;
  let latest = first;
  for (let round = 0; round < MOST_ROUNDS && strictest(findings) !== "block"; round += 1) {
    const next = mask(
      content,
      latest.flatMap(({ hide }) => hide),
    );
    if (next === content) break;
    content = next;
    const folded = fold(content);
    latest = readWords(content, folded, wordsOf(folded.text), readers);
    findings.push(...latest);
  }
  return verdictOf(findings, content);
}

function strictest(findings: readonly Finding[]): Action {
  return findings.reduce<Action>((worst, { action }) => stricter(worst, action), "allow");
}

function verdictOf(findings: readonly Finding[], content: string): Verdict {
  const action = strictest(findings);
  const given = (some: readonly Finding[]) =>
    reasons.filter((reason) => some.some((finding) => finding.reason === reason));
  return {
    action,
    content: action === "block" ? "" : content,
    isModerated: action === "block" ? 0 : 1,
    reasons: given(findings),
    // Explained by what decided it, not by a lesser matter beside it.
    message: messageFor(action, given(findings.filter((finding) => finding.action === action))),
    alertTeacher: findings.some((finding) => finding.alertTeacher),
  };
}
