import { type AssignmentKind, assignmentKinds } from "@saywell/contract/constants";
import { BookOpen, Gauge, Layers, ListChecks, type LucideIcon, Mic, PenLine } from "lucide-react";
import { useId } from "react";
import { cn } from "../../../ui/class-names";
import { kindWords } from "../model/kind-words";

export const kindIcons: Readonly<Record<AssignmentKind, LucideIcon>> = {
  LESSON: BookOpen,
  QUIZ: ListChecks,
  WRITING: PenLine,
  SPEAKING: Mic,
  PLACEMENT: Gauge,
  REVIEW: Layers,
};

interface KindPickerProps {
  kind: AssignmentKind;
  onChoose: (kind: AssignmentKind) => void;
}

/** What kind of work it is to be. The browser's own radio buttons. */
export function KindPicker({ kind, onChoose }: KindPickerProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={`${name}-how`} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">Kind of work</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {assignmentKinds.map((each) => {
          const Icon = kindIcons[each];
          return (
            <label
              key={each}
              className={cn(
                "relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-lg border px-3 py-2 font-semibold",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
                each === kind
                  ? "border-primary bg-primary-wash text-primary"
                  : "border-control bg-surface hover:bg-muted",
              )}
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={each === kind}
                onChange={() => onChoose(each)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              />
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 break-words">{kindWords[each][0]}</span>
            </label>
          );
        })}
      </div>
      <p id={`${name}-how`} className="text-sm text-muted-foreground">
        {kindWords[kind][1]}
      </p>
    </fieldset>
  );
}
