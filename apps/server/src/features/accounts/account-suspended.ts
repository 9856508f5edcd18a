import type { SchoolSettings } from "@saywell/contract";
import { refuse } from "../../refusal";

/** Tells whom to ask, and not why: the reason is the staff's own, and may speak of others. */
export const accountSuspended = ({ contact }: Pick<SchoolSettings, "contact">) =>
  refuse(
    "account-suspended",
    contact === ""
      ? "This account is suspended. Please ask your school about it."
      : `This account is suspended. Please ask your school about it: ${contact.replaceAll(/\s*\n\s*/g, ", ")}`,
  );
