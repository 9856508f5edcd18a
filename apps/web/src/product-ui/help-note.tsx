import { HeartHandshake, X } from "lucide-react";
import { useId } from "react";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";

/** Where people who listen are found in every country. It stands in what the server says of help. */
const finder = "findahelpline.com";

/** That address, and telephone numbers: "999", "116 123", "+44 20 7946 0000". */
const reachable = /(findahelpline\.com|[*+]?\d[\d ()-]+\d)/;

/** What the server says of help, with numbers to be called and the address to be followed. */
export function HelpText({ text }: { text: string }) {
  return text.split(reachable).map((part, place) => {
    const isLink = place % 2 === 1;
    if (!isLink) return part;
    const link = part === finder ? { href: `https://${finder}`, target: "_blank" } : callTo(part);
    return (
      <a
        // The parts of one text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        {...link}
        rel="noreferrer"
        className="font-semibold whitespace-nowrap text-primary underline underline-offset-4"
      >
        {part}
      </a>
    );
  });
}

const callTo = (phone: string) => ({ href: `tel:${phone.replaceAll(/[^\d*+]/g, "")}` });

interface HelpNoteProps {
  text: string;
  /** Whether it has just come, to be read out at once. */
  isNews?: boolean;
  onClose?: () => void;
  className?: string;
}

/** Says where help is to somebody who may be in danger, where they wrote it. It stays. */
export function HelpNote({ text, isNews = false, onClose, className }: HelpNoteProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      role={isNews ? "alert" : undefined}
      className={cn(
        "flex items-start gap-3 rounded-xl border-2 border-primary bg-primary-wash p-4",
        className,
      )}
    >
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="grid min-w-0 gap-1">
        <h2 id={titleId} className="font-semibold">
          You are not alone
        </h2>
        <p className="max-w-prose break-words">
          <HelpText text={text} />
        </p>
      </div>
      {onClose === undefined ? null : (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          className="-my-2 -mr-2 ml-auto shrink-0"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      )}
    </section>
  );
}
