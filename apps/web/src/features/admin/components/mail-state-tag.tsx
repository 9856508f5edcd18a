import type { MailState } from "@saywell/contract/constants";
import { Check, Clock, MailX, TriangleAlert } from "lucide-react";
import { Tag } from "../../../ui/tag";
import { mailStateWords } from "../model/mail-words";

const signs = { WAITING: Clock, SENT: Check, FAILED: TriangleAlert, NOT_SENT: MailX } as const;

/** How far a mail has come. */
export function MailStateTag({ state }: { state: MailState }) {
  const Sign = signs[state];
  const tone = state === "SENT" || state === "WAITING" ? "outline" : "warning";
  return (
    <Tag tone={tone} className="max-sm:whitespace-normal">
      <Sign aria-hidden /> {mailStateWords[state]}
    </Tag>
  );
}
