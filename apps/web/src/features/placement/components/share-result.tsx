import { useMutation } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { fetchFile, sentenceOf } from "../../../lib/api-client";
import { saveFile } from "../../../lib/save-file";
import { useLinkButtons } from "../../../product-ui/link-buttons";
import { Button } from "../../../ui/button";
import { pathOfResult } from "../model/result-link";

export interface ShareResultProps {
  resultId: string;
  level: string;
  /** Whether the caller's sheet has the caller's name on it. */
  isNamed: boolean;
}

/** Prints, saves as PDF, and shares a link that names nobody. */
export function ShareResult({ resultId, level, isNamed }: ShareResultProps) {
  const link = window.location.origin + pathOfResult({ resultId, score: null, level: null });
  const { buttons, below } = useLinkButtons({
    title: "An English level on Saywell",
    makeLink: () => link,
  });

  const download = useMutation({
    mutationFn: async () => {
      const call = "GET /api/level-test/results/{resultId}/pdf";
      saveFile(await fetchFile(call, { params: { resultId } }), `saywell-level-${level}.pdf`);
    },
  });

  return (
    <section aria-label="Keep or share" className="grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden /> {download.isPending ? "One moment…" : "Download PDF"}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden /> Print
        </Button>
        {buttons}
      </div>
      {download.isError ? (
        <p role="alert" className="text-destructive">
          {sentenceOf(download.error, "The PDF could not be made.")} You can try again.
        </p>
      ) : null}
      {below}
      <p className="text-sm text-muted-foreground">
        The link shows the level and the skills. It does not show your name or what you wrote.
        {isNamed ? " The PDF has your name on it." : ""}
      </p>
    </section>
  );
}
