import type { Submission, SubmissionMark } from "@saywell/contract";
import { newId } from "../../../lib/new-id";

/** A marking as it stands on the page. */
export type MarkingDraft = Submission["marking"];

/** What of it is sent. */
export const sentMarking = ({ marks, ...rest }: MarkingDraft, revision: number) => ({
  ...rest,
  revision,
  marks: marks.map(({ id, start, length, better, why, comment, state }) => ({
    id,
    start,
    length,
    better,
    why,
    comment,
    state,
  })),
});

/** The marks in the order of the text. */
export const inOrder = (marks: readonly SubmissionMark[]): SubmissionMark[] =>
  marks.toSorted((one, other) => one.start - other.start || one.length - other.length);

/** Changes one mark. */
export const withMark = (
  draft: MarkingDraft,
  id: string,
  parts: Partial<SubmissionMark>,
): MarkingDraft => ({
  ...draft,
  marks: draft.marks.map((mark) => (mark.id === id ? { ...mark, ...parts } : mark)),
});

/** Accepts or drops every proposal that nobody has decided on. */
export const decideAll = (draft: MarkingDraft, state: "ACCEPTED" | "DROPPED"): MarkingDraft => ({
  ...draft,
  marks: draft.marks.map((mark) => (mark.state === "PROPOSED" ? { ...mark, state } : mark)),
});

/** A mark of the teacher's own on some words, which is accepted: it is theirs. */
export const ownMark = (
  { start, length }: { start: number; length: number },
  { better, comment }: { better: string | null; comment: string },
): SubmissionMark => ({
  id: newId(),
  start,
  length,
  better,
  why: "",
  comment,
  isAutomatic: false,
  state: "ACCEPTED",
});

/** A stretch of the text with the mark that lies on it, if one does. */
export interface Stretch {
  start: number;
  text: string;
  mark: SubmissionMark | null;
}

/** The text cut where marks lie. Of two that overlap the first is drawn; both are in the list. */
export function stretchesOf(text: string, marks: readonly SubmissionMark[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const mark of inOrder(marks)) {
    if (mark.start < at || mark.start + mark.length > text.length) continue;
    if (mark.start > at)
      stretches.push({ start: at, text: text.slice(at, mark.start), mark: null });
    at = mark.start + mark.length;
    stretches.push({ start: mark.start, text: text.slice(mark.start, at), mark });
  }
  if (at < text.length) stretches.push({ start: at, text: text.slice(at), mark: null });
  return stretches;
}

/** What a mark says to do, in words. */
export function sayMark(text: string, { start, length, better }: SubmissionMark): string {
  const words = text.slice(start, start + length);
  if (better === null) return `“${words}”`;
  if (length === 0) return `Add “${better.trim()}”`;
  return better === "" ? `Leave out “${words}”` : `“${words}” → “${better}”`;
}
