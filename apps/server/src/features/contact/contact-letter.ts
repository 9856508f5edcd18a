import type { MailKind } from "@saywell/contract";
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
}

/** What somebody wrote on the contact page, as the school reads it. */
export const contactLetter = ({ name, email, about, message }: Written): ContactLetter => ({
  kind: "contact-message",
  subject: `${contactTopicWords[about]}: a message from ${name}`,
  greeting: "Hello,",
  paragraphs: [
    "Somebody wrote to the school on its contact page.",
    ...message.split(/\n+/).filter((line) => line.trim() !== ""),
  ],
  closing: [
    `It is from ${name}. Please answer to this address: ${email} (nobody has checked whose it is).`,
  ],
});
