import type { UseMutationResult } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";

interface DownloadSheetProps {
  sheet: UseMutationResult<void, Error, void>;
  label: string;
}

/** Saves a report on paper. */
export const DownloadSheet = ({ sheet, label }: DownloadSheetProps) => (
  <div className="grid justify-items-start gap-2">
    <Button variant="outline" disabled={sheet.isPending} onClick={() => sheet.mutate()}>
      <Download aria-hidden /> {sheet.isPending ? "One moment…" : label}
    </Button>
    {sheet.isError ? (
      <p role="alert" className="text-destructive">
        {sentenceOf(sheet.error, "The PDF could not be made.")} You can try again.
      </p>
    ) : null}
  </div>
);
