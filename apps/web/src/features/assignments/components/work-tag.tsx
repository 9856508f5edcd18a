import type { WorkState } from "@saywell/contract/constants";
import { Check, CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Tag } from "../../../ui/tag";

const tones: Readonly<Record<WorkState, ComponentProps<typeof Tag>["tone"]>> = {
  "not-open": "outline",
  "to-do": "plain",
  started: "primary",
  done: "right",
  "done-late": "right",
  overdue: "warning",
  missed: "warning",
  returned: "primary",
};

interface WorkTagProps {
  state: WorkState;
  words: Readonly<Record<WorkState, string>>;
}

/** How far somebody is with a piece of work, in words. */
export const WorkTag = ({ state, words }: WorkTagProps) => (
  <Tag tone={tones[state]}>
    {state === "done" || state === "done-late" ? <Check aria-hidden /> : null}
    {state === "overdue" || state === "missed" ? <CircleAlert aria-hidden /> : null}
    {words[state]}
  </Tag>
);
