import { refuse } from "../../../refusal";

/** The same for a link that was used, is too old, or never was. */
export const linkExpired = refuse(
  "link-expired",
  "This link does not work any more. It works once, and not for long. Please ask for a new one.",
);
