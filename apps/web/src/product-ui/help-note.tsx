import { HeartHandshake, X } from "lucide-react";
import { useId } from "react";
import { helpParts } from "../lib/help-words";
import { Button } from "../ui/button";

/** What the server says of help, with numbers to be called and the address to be followed. */
export function HelpText({ text: help }: { text: string }) {
  return helpParts(help).map(({ text, href }, place) =>
    href === null ? (
      text
    ) : (
      <a
        // The parts of one text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        href={href}
        {...(href.startsWith("https:") && { target: "_blank" })}
        rel="noreferrer"
        className="font-semibold whitespace-nowrap text-primary underline underline-offset-4"
      >
        {text}
      </a>
    ),
  );
}

interface HelpNoteProps {
  text: string;
  onClose: () => void;
}

/** Says where help is to somebody who may be in danger: whom to call stands first, and large. */
export function HelpNote({ text, onClose }: HelpNoteProps) {
  const titleId = useId();
  return (
    // It is what is in it that has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="flex items-start gap-3 rounded-xl border-2 border-primary bg-primary-wash p-4"
    >
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="grid min-w-0 gap-1.5">
        <h2 id={titleId} className="font-semibold">
          You are not alone
        </h2>
        <HelpLines text={text} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        className="-my-2 -mr-2 ml-auto shrink-0"
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </section>
  );
}

/** The lines of what the server says of help. */
export const HelpLines = ({ text }: { text: string }) =>
  text.split("\n").map((line) => (
    <p
      key={line}
      className="max-w-prose break-words first-of-type:text-lg first-of-type:font-semibold"
    >
      <HelpText text={line} />
    </p>
  ));
