import type { MarkingComment, SubmissionMark } from "@saywell/contract";
import { Check, Pencil, Undo2, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import { inOrder, sayMark } from "../model/marking-draft";
import { MarkForm } from "./mark-form";

interface MarkListProps {
  text: string;
  marks: readonly SubmissionMark[];
  current: string | null;
  /** The mark that is being changed. */
  editing: string | null;
  savedComments: readonly MarkingComment[];
  onChoose: (id: string) => void;
  onEdit: (id: string | null) => void;
  onChange: (id: string, parts: Partial<SubmissionMark>) => void;
  onRemove: (id: string) => void;
}

/** The marks of a text, each to be accepted, changed or dropped. */
export function MarkList(props: MarkListProps) {
  const { text, marks, current, editing, savedComments } = props;
  const { onChoose, onEdit, onChange, onRemove } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector<HTMLElement>("[aria-current=true]")
      ?.scrollIntoView?.({ block: "nearest" });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another one is the current one
  }, [current]);
  if (marks.length === 0) {
    return (
      <p className="text-muted-foreground">
        No marks yet. Select words of the text to correct them, or to say something about them.
      </p>
    );
  }
  return (
    <ul
      ref={list}
      aria-label="Marks"
      className="grid grid-cols-1 gap-2 lg:max-h-[34rem] lg:overflow-y-auto lg:pr-1"
    >
      {inOrder(marks).map((mark) => (
        <li
          key={mark.id}
          aria-current={mark.id === current ? "true" : undefined}
          className={cn(
            "grid gap-2 rounded-lg border bg-surface px-3.5 py-2.5",
            mark.id === current ? "border-primary" : "border-rule",
            mark.state === "DROPPED" && "text-muted-foreground",
          )}
        >
          <button
            type="button"
            onClick={() => onChoose(mark.id)}
            className="grid min-h-11 gap-0.5 rounded-md text-left"
          >
            <span
              className={cn(
                "break-words",
                mark.state === "DROPPED" ? "line-through" : "font-semibold",
              )}
            >
              {sayMark(text, mark)}
            </span>
            {mark.why === "" ? null : <span className="text-sm break-words">{mark.why}</span>}
            {mark.comment === "" ? null : (
              <span className="text-sm break-words text-primary">{mark.comment}</span>
            )}
          </button>
          {editing === mark.id ? (
            <MarkForm
              words={text.slice(mark.start, mark.start + mark.length)}
              atFirst={mark}
              savedComments={savedComments}
              submitLabel="Save mark"
              onSubmit={(parts) => {
                onChange(mark.id, { ...parts, state: "ACCEPTED" });
                onEdit(null);
              }}
              onCancel={() => onEdit(null)}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              <Tag tone={tones[mark.state]}>{stateWords[mark.state]}</Tag>
              <span className="ml-auto flex flex-wrap gap-1">
                {mark.state === "ACCEPTED" ? null : (
                  <Button size="sm" onClick={() => onChange(mark.id, { state: "ACCEPTED" })}>
                    <Check aria-hidden /> Accept
                  </Button>
                )}
                <Button size="sm" variant="outline" onClick={() => onEdit(mark.id)}>
                  <Pencil aria-hidden /> Change
                </Button>
                {mark.isAutomatic ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() =>
                      onChange(mark.id, {
                        state: mark.state === "DROPPED" ? "PROPOSED" : "DROPPED",
                      })
                    }
                  >
                    {mark.state === "DROPPED" ? <Undo2 aria-hidden /> : <X aria-hidden />}
                    {mark.state === "DROPPED" ? "Take back" : "Drop"}
                  </Button>
                ) : (
                  <Button size="sm" variant="ghost" onClick={() => onRemove(mark.id)}>
                    <X aria-hidden /> Delete
                  </Button>
                )}
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const stateWords = { PROPOSED: "Proposed", ACCEPTED: "Accepted", DROPPED: "Dropped" } as const;
const tones = { PROPOSED: "warning", ACCEPTED: "right", DROPPED: "outline" } as const;
