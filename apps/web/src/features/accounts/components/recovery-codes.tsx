import { Copy, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button";

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");

  async function copy() {
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => "The codes are copied.",
        () => "They could not be copied. Please write them down.",
      ),
    );
  }
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        Keep your recovery codes
      </h3>
      <p>
        Each logs you in once, when you do not have your phone. Nobody can show them to you again:
        keep them where you find them without it.
      </p>
      <ol className="grid gap-x-6 gap-y-1 rounded-lg bg-muted px-4 py-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden /> Copy
        </Button>
        <Button asChild variant="outline">
          <a
            download="saywell-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            <Download aria-hidden /> Download
          </a>
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
      <output className="font-semibold empty:hidden">{said}</output>
    </div>
  );
}
