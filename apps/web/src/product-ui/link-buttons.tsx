import { Link2, Share2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { sentenceOf } from "../lib/api-client";
import { Button } from "../ui/button";
import { Input } from "../ui/input";
import { toast } from "../ui/use-toast";

/** Ways to give a link away, and what stands below where the browser allowed neither. */
export function useLinkButtons({
  title,
  makeLink,
}: {
  /** What the link shows, for whoever is sent it. */
  title: string;
  /** The whole address; asked for when somebody wants it. */
  makeLink: () => string | Promise<string>;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function give(how: (link: string) => Promise<void>): Promise<void> {
    setFailure(null);
    let link: string;
    try {
      const made = makeLink();
      // Browsers share at a click only: nothing is waited for that is there.
      link = typeof made === "string" ? made : await made;
    } catch (error) {
      return setFailure(sentenceOf(error, "The link could not be made."));
    }
    try {
      await how(link);
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) setRefused(link);
    }
  }
  const copy = (): Promise<void> =>
    give(async (link) => {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link copied" });
    });
  const share = (): Promise<void> => give((url) => navigator.share({ title, url }));

  const buttons = (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Link2 aria-hidden /> Copy link
      </Button>
      {"share" in navigator ? (
        <Button variant="outline" onClick={() => void share()}>
          <Share2 aria-hidden /> Share
        </Button>
      ) : null}
    </>
  );
  const below =
    refused !== null ? (
      <div className="grid max-w-xl grid-cols-1 gap-1.5">
        <label htmlFor={id}>Your browser did not allow it. Copy the link yourself:</label>
        <Input
          id={id}
          ref={field}
          readOnly
          value={refused}
          onFocus={() => field.current?.select()}
        />
      </div>
    ) : failure === null ? null : (
      <p role="alert" className="text-destructive">
        {failure} You can try again.
      </p>
    );
  return { buttons, below };
}
