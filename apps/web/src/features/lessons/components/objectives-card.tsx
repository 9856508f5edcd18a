import { Target } from "lucide-react";

/** What the lesson is for, in a line that opens. */
export const ObjectivesCard = ({ objectives }: { objectives: readonly string[] }) => (
  <details className="rounded-xl border border-rule bg-surface">
    <summary className="min-h-11 px-4 py-2.5">
      <span className="inline-flex items-center gap-2">
        <Target aria-hidden className="size-[1.15em] text-primary" />
        <h2 className="text-base font-semibold">Learning Objectives</h2>
        <span className="figures text-muted-foreground">{objectives.length}</span>
      </span>
    </summary>
    <ul className="grid list-disc gap-x-10 gap-y-1 px-4 pb-4 pl-9 marker:text-primary sm:grid-cols-2">
      {objectives.map((objective) => (
        <li key={objective}>{objective}</li>
      ))}
    </ul>
  </details>
);
