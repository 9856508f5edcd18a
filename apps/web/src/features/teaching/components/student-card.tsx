import type { CefrLevel } from "@saywell/contract";
import { Avatar } from "../../../product-ui/avatar";
import { Progress } from "../../../ui/progress";
import { Tag } from "../../../ui/tag";

export interface StudentCardProps {
  id: string;
  /** Empty where the school has none. */
  name: string;
  /** The address of a picture. */
  avatar?: string | null;
  /** Null before the learner has a level. */
  level: CefrLevel | null;
  /** Percent. */
  progress: number;
  /** What the student did last, in a few words. */
  recentActivity: string;
  onSelect?: (id: string) => void;
}

/** One student as a teacher sees them. All of it is the button, where it leads somewhere. */
export function StudentCard({ onSelect, ...student }: StudentCardProps) {
  const { id, avatar = null, level, recentActivity } = student;
  const name = student.name.trim() || "Student";
  const progress = Math.round(Math.min(Math.max(student.progress, 0), 100));
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-xl border border-rule bg-surface p-4 shadow-lift transition-[border-color] duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-[button]:hover:border-primary">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatar} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold" title={name}>
            {onSelect ? (
              <button
                type="button"
                onClick={() => onSelect(id)}
                className="outline-none group-hover:text-primary after:absolute after:inset-0"
              >
                <bdi>{name}</bdi>
              </button>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h3>
          <p className="truncate text-sm text-muted-foreground">{recentActivity}</p>
        </div>
        {level ? <Tag tone="primary">{level}</Tag> : null}
      </div>
      <div className="mt-auto flex items-center gap-3 text-sm">
        <Progress value={progress} label={`Progress of ${name}`} className="flex-1" />
        <span aria-hidden className="tabular text-muted-foreground">
          {progress}%
        </span>
      </div>
    </article>
  );
}
