import { useMutation } from "@tanstack/react-query";
import { Download, Link2, Printer, Share2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { fetchFile, sentenceOf } from "../../../lib/api-client";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopyRefused, setIsCopyRefused] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link copied" });
    } catch {
      setIsCopyRefused(true);
    }
  }
  async function share() {
    try {
      await navigator.share({ title: "An English level on Saywell", url: link });
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) setIsCopyRefused(true);
    }
  }

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
        <Button variant="outline" onClick={() => void copy()}>
          <Link2 aria-hidden /> Copy link
        </Button>
        {"share" in navigator ? (
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden /> Share
          </Button>
        ) : null}
      </div>
      {download.isError ? (
        <p role="alert" className="text-destructive">
          {sentenceOf(download.error, "The PDF could not be made.")} You can try again.
        </p>
      ) : null}
      {isCopyRefused ? (
        <div className="grid max-w-xl grid-cols-1 gap-1.5">
          <label htmlFor={id}>Your browser did not allow it. Copy the link yourself:</label>
          <Input
            id={id}
            ref={field}
            readOnly
            value={link}
            onFocus={() => field.current?.select()}
          />
        </div>
      ) : null}
      <p className="text-sm text-muted-foreground">
        The link shows the level and the skills. It does not show your name or what you wrote.
        {isNamed ? " The PDF has your name on it." : ""}
      </p>
    </section>
  );
}
