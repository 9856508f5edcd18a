import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";

interface FirstFewProps {
  /** What they are, for the button: "statements". */
  name: string;
  /** Whether their order says something. */
  isRanked?: boolean;
  children: readonly ReactNode[];
}

const shownFirst = 5;

/** The first of a list, and all of it when somebody asks. */
export function FirstFew({ name, isRanked = false, children }: FirstFewProps) {
  const [isWhole, setIsWhole] = useState(false);
  const List = isRanked ? "ol" : "ul";
  const hidden = isWhole ? 0 : children.length - shownFirst;
  return (
    <>
      <List className="divide-y divide-rule">
        {hidden > 0 ? children.slice(0, shownFirst) : children}
      </List>
      {hidden > 0 ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show all {children.length} {name}
        </Button>
      ) : null}
    </>
  );
}
