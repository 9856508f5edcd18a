import type { StudentAttention } from "@saywell/contract";
import { attentionWords } from "@saywell/teaching";
import { TriangleAlert } from "lucide-react";

/** Why a student needs attention, each reason in words. */
export const AttentionList = ({ attention }: { attention: readonly StudentAttention[] }) =>
  attention.length === 0 ? null : (
    <ul aria-label="Needs attention" className="grid gap-1 text-sm font-semibold text-warning">
      {attention.map((each) => (
        <li key={each.reason} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {attentionWords(each)}
        </li>
      ))}
    </ul>
  );
