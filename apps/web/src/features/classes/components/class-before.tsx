import type { ReplyOf } from "../../../lib/api-client";
import { Tag } from "../../../ui/tag";

interface ClassBeforeProps {
  found: Pick<ReplyOf<"GET /api/class-codes/{code}">, "className" | "level" | "teacherName">;
}

/** A class, as whoever may come in sees it before. */
export const ClassBefore = ({ found }: ClassBeforeProps) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 font-heading text-2xl font-semibold break-words">
        {found.className}
      </span>
      {found.level === null ? null : <Tag tone="primary">{found.level}</Tag>}
    </p>
    <p>Your teacher: {found.teacherName}</p>
  </div>
);
