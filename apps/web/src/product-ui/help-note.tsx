import { HeartHandshake } from "lucide-react";
import { useId } from "react";
import { cn } from "../ui/class-names";

/** Where people who listen are found in every country. It stands in what the server says of help. */
const finder = "findahelpline.com";

/** What the server says of help, with the address in it to be followed. */
export function HelpText({ text }: { text: string }) {
  const parts = text.split(finder);
  return parts.map((part, place) => (
    // The parts of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place}>
      {place === 0 ? null : (
        <a
          href={`https://${finder}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-primary underline underline-offset-4"
        >
          {finder}
        </a>
      )}
      {part}
    </span>
  ));
}

/** Says where help is to somebody who may be in danger, where they wrote it. It stays. */
export function HelpNote({ text, className }: { text: string; className?: string }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
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
    </section>
  );
}
