import type { HiddenLink } from "@saywell/contract";

/** What is read in the place of a link. */
const words: Record<HiddenLink, string> = {
  STAFF: "[link hidden: it opens the account of a member of staff]",
  SENT: "[link hidden: the mail server carries it to its reader, and nobody else]",
};

/** Secrets stand behind the hash sign of an address. */
const inAttribute = /href="([^"#]*)#[^"]*"/g;
const writtenOut = /https?:\/\/[^\s"'<>#]+#[^\s"'<>]+/g;

export const holdsSecret = (text: string): boolean => text.search(writtenOut) !== -1;

/** A text without the links by which its reader may act. */
export const hideLinks = (text: string, why: HiddenLink): string =>
  text.replaceAll(inAttribute, 'href="$1"').replaceAll(writtenOut, words[why]);
