import type { MailKind } from "@saywell/contract";
import type { SalesRequestSize } from "@saywell/contract/constants";
import { helpForStaff, type HelpPlace } from "@saywell/moderation";

export interface SalesLetter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  closing: readonly string[];
}

interface Written {
  name: string;
  email: string;
  organisation: string;
  people: SalesRequestSize;
  message: string;
  /** Where the writer is, if it sounds as if somebody may be in danger. */
  danger: HelpPlace | null;
}

const sizes: Readonly<Record<SalesRequestSize, string>> = {
  "1-20": "1 to 20",
  "21-100": "21 to 100",
  "101-500": "101 to 500",
  "500+": "more than 500",
};

/** What somebody wrote who asks for an Enterprise plan, as the school reads it. */
export const salesLetter = (written: Written): SalesLetter => ({
  kind: "sales-request",
  subject: `${written.danger === null ? "Enterprise plan" : "Perhaps in danger"}: a request from ${written.name}`,
  greeting: "Hello,",
  paragraphs: [
    `Somebody asks for an Enterprise plan for ${written.organisation}, for ${sizes[written.people]} people.`,
    ...(written.danger === null
      ? []
      : [
          `A program read in it that somebody may be in danger. Please look at once. ${helpForStaff(written.danger)} The writer has read on the page where help is.`,
        ]),
    ...written.message.split(/\n+/).filter((line) => line.trim() !== ""),
  ],
  closing: [
    `It is from ${written.name}. Please answer to this address: ${written.email} (nobody has checked whose it is).`,
    "It is listed among the requests of the administration, where you can say that you have answered.",
  ],
});
