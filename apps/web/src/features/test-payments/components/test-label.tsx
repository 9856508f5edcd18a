import { testPaymentsLabel } from "@saywell/contract/constants";
import { FlaskConical } from "lucide-react";

/** Stands first on every page of the test payments, so that nobody takes them for real ones. */
export const TestLabel = () => (
  <p className="flex items-center gap-2.5 rounded-lg bg-warning-wash px-4 py-2.5 font-semibold text-warning">
    <FlaskConical aria-hidden className="size-5 shrink-0" />
    {testPaymentsLabel}
  </p>
);
