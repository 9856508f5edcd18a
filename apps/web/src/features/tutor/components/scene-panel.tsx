import type { TutorScene } from "@saywell/contract";
import { Check, Circle } from "lucide-react";
import { cn } from "../../../ui/class-names";

/** What is being played: who one is, and the goals, ticked off as they are reached. */
export function ScenePanel({ scene: { title, level, role, goals } }: { scene: TutorScene }) {
  const done = goals.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={`Role play: ${title}`} className="border-b border-rule p-4 max-sm:py-2.5">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {title} <span className="text-sm font-normal text-muted-foreground">{level}</span>
      </h3>
      {/* A phone has room for it once: Iris says it when the scene begins. */}
      <p className="mt-1 text-sm text-muted-foreground max-sm:hidden">{role}</p>
      <output className="sr-only">
        {done} of {goals.length} goals reached
      </output>
      <ul className="mt-2 grid gap-1 text-sm">
        {goals.map(({ id, text, isDone }) => (
          <li key={id} className="flex items-start gap-2">
            {isDone ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
            )}
            <span className={cn(isDone && "text-muted-foreground")}>
              {text}
              <span className="sr-only">{isDone ? " (reached)" : " (open)"}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
