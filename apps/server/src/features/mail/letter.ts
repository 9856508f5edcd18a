import type { MailKind } from "@saywell/contract";

/** What somebody is written, in plain sentences. None of it is markup. */
export interface Letter {
  kind: MailKind;
  /** One line. */
  subject: string;
  /** "Hello Anna,". */
  greeting: string;
  paragraphs: readonly string[];
  /** Where the reader acts: a page of the school, such as `/reset-password#…`. */
  button?: { label: string; path: string };
  /** What stands under the button. */
  closing?: readonly string[];
}
