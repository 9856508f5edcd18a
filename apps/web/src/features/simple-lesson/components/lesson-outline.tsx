import { Check } from "lucide-react";
import { cn } from "../../../ui/class-names";
import type { OutlineItem } from "../model/lesson-progress";

export interface LessonOutlineProps {
  outline: readonly OutlineItem[];
  onShow: (index: number) => void;
}

/** The six parts: down the side where there is room, a row of numbers on a phone. */
export function LessonOutline({ outline, onShow }: LessonOutlineProps) {
  return (
    <nav aria-labelledby="lesson-outline">
      <h2 id="lesson-outline" className="px-3 pb-2 text-sm font-semibold max-lg:sr-only">
        Lesson outline
      </h2>
      <ol className="flex justify-between gap-1 lg:grid">
        {outline.map((part, index) => (
          <li key={part.id} className="max-lg:flex-1">
            <Step part={part} number={index + 1} onShow={() => onShow(index)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  part: OutlineItem;
  number: number;
  onShow: () => void;
}

function Step({ part, number, onShow }: StepProps) {
  return (
    <button
      type="button"
      disabled={!part.canOpen}
      aria-current={part.isCurrent ? "step" : undefined}
      data-reached={part.isReached || undefined}
      onClick={onShow}
      className={cn(
        "flex min-h-11 w-full items-center justify-center gap-3 rounded-lg text-left transition-colors duration-150 lg:justify-start lg:px-3",
        "enabled:hover:bg-muted disabled:cursor-not-allowed disabled:text-muted-foreground",
        part.isShown && "bg-primary-wash font-semibold text-primary",
      )}
    >
      <span
        className={cn(
          "figures grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold",
          part.isReached
            ? "border-success bg-success-wash text-success"
            : part.isCurrent
              ? "border-primary text-primary"
              : "border-rule",
        )}
      >
        {part.isReached ? <Check aria-hidden className="size-4" strokeWidth={3} /> : number}
      </span>{" "}
      <span className="max-lg:sr-only">{part.title}</span>
      <span className="sr-only">{wordsFor(part)}</span>
    </button>
  );
}

/** What the looks say, for those who can't see them. */
function wordsFor({ isReached, isCurrent, isShown }: OutlineItem): string {
  const words = [isReached && "reached", isCurrent && "current", isShown && "open now"];
  const said = words.filter(Boolean).join(", ");
  return said && `, ${said}`;
}
