import { formatNumber } from "../../../lib/numbers";
import { BookOpen, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { ReplyOf } from "../../../lib/api-client";
import { Avatar } from "../../../product-ui/avatar";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import { StatTile } from "../../../ui/stat-tile";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../ui/tabs";
import { Tag } from "../../../ui/tag";
import { pictureOf } from "../../../product-ui/picture-of";

export type Teacher = ReplyOf<"GET /api/users/{teacherId}">;

export interface TeacherProfileProps {
  teacher: Teacher;
  follow: ReactNode;
  /** The lessons that this teacher wrote; null where there are none. */
  lessons: ReactNode;
  followers: ReactNode;
}

/** A line on a phone, where a card each would be mostly empty. */
const tile = "max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:py-2.5";

/** What everybody may know about a teacher. */
export function TeacherProfile({ teacher, follow, lessons, followers }: TeacherProfileProps) {
  const isOnline = teacher.isOnline === 1;
  return (
    <>
      <Card className="gap-5 p-5 sm:p-8">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <span className="relative shrink-0">
            <Avatar
              name={teacher.name}
              src={pictureOf(teacher.avatar, teacher.id)}
              className="size-20 text-2xl sm:size-24"
            />
            {isOnline ? (
              <span
                aria-hidden
                className="absolute right-1 bottom-1 size-5 rounded-full border-3 border-surface bg-success"
              />
            ) : null}
          </span>
          <div className="grid min-w-0 flex-[1_1_9rem] gap-2">
            <h1
              tabIndex={-1}
              className="font-heading text-2xl font-semibold break-words sm:text-3xl"
            >
              {teacher.name}
            </h1>
            <p className="flex flex-wrap gap-2">
              <Tag tone="primary">{teacher.title || "Teacher"}</Tag>
              {isOnline ? <Tag tone="right">Online</Tag> : null}
            </p>
          </div>
          {follow}
        </div>
        {teacher.bio ? (
          <p className="max-w-[42rem] break-words whitespace-pre-wrap">{teacher.bio}</p>
        ) : null}
      </Card>
      <Figures {...teacher} />
      <Tabs defaultValue="lessons">
        <TabsList aria-label="More about this teacher">
          <TabsTrigger value="lessons">Lessons</TabsTrigger>
          <TabsTrigger value="followers">
            Followers ({formatNumber(teacher.followerCount)})
          </TabsTrigger>
        </TabsList>
        <TabsContent value="lessons">
          {lessons ?? (
            <p className="rounded-xl border border-dashed border-rule px-6 py-10 text-center text-muted-foreground">
              Lessons created by this teacher will appear here
            </p>
          )}
        </TabsContent>
        <TabsContent value="followers">{followers}</TabsContent>
      </Tabs>
    </>
  );
}

/** What a teacher has done. XP and level are a learner's; nobody is shown a nought. */
function Figures({ followerCount, lessonCount }: Pick<Teacher, "followerCount" | "lessonCount">) {
  const figures = [
    ["Followers", <Users key="icon" />, followerCount],
    ["Lessons Created", <BookOpen key="icon" />, lessonCount],
  ] as const;
  const shown = figures.filter(([, , count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4">
      {shown.map(([label, icon, count]) => (
        <StatTile
          key={label}
          label={label}
          icon={icon}
          className={tile}
          value={formatNumber(count)}
        />
      ))}
    </dl>
  );
}

export const TeacherProfileSkeleton = () => (
  <div className="grid grid-cols-1 gap-6" aria-busy="true">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-72 rounded-xl" />
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {["a", "b"].map((tile) => (
        <Skeleton key={tile} className="h-24 rounded-xl" />
      ))}
    </div>
    <Skeleton className="h-40 rounded-xl" />
  </div>
);
