import type { MailKind } from "@saywell/contract";
import { helpForStaff, type HelpPlace } from "@saywell/moderation";
import { type ContactTopic, contactTopicWords } from "@saywell/contract/constants";

export interface ContactLetter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  closing: readonly string[];
}

interface Written {
  name: string;
  email: string;
  about: ContactTopic;
  message: string;
  /** Where the writer is, if it sounds as if somebody may be in danger. */
  danger: HelpPlace | null;
}

/** What somebody wrote on the contact page, as the school reads it. */
export const contactLetter = ({ name, email, about, message, danger }: Written): ContactLetter => ({
  kind: "contact-message",
  subject: `${danger === null ? contactTopicWords[about] : "Perhaps in danger"}: a message from ${name}`,
  greeting: "Hello,",
  paragraphs: [
    "Somebody wrote to the school on its contact page.",
    ...(danger === null
      ? []
      : [
          `A program read in it that somebody may be in danger. Please look at once. ${helpForStaff(danger)} The writer has read on the page where help is.`,
        ]),
    ...message.split(/\n+/).filter((line) => line.trim() !== ""),
  ],
  closing: [
    `It is from ${name}. Please answer to this address: ${email} (nobody has checked whose it is).`,
  ],
});
