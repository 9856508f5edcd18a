import { Fragment } from "react";

export interface PromptProps {
  id: string;
  text: string;
  /** What was typed so far, for the gap. */
  typed: string;
}

/** The question. A gap, written `___`, shows in ink what is being typed. */
export function Prompt({ id, text, typed }: PromptProps) {
  const [before, ...after] = text.split(/_{3,}/);
  return (
    <p id={id} className="max-w-[38rem] text-lg font-semibold whitespace-pre-line">
      {before}
      {after.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a question never move
        <Fragment key={index}>
          <span className="inline-block min-w-20 border-b-2 border-control px-1 text-center align-baseline font-normal text-primary">
            <span className="sr-only">{typed.trim() ? "" : "blank"}</span>
            {typed.trim() || "\u00A0"}
          </span>
          {piece}
        </Fragment>
      ))}
    </p>
  );
}
