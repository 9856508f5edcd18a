import type { PublicUser } from "@saywell/contract";
import { Users } from "lucide-react";
import { Avatar } from "../../../product-ui/avatar";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { pictureOf } from "../../../product-ui/picture-of";

interface FollowerListProps {
  followers: readonly PublicUser[];
  /** All of them; learners under 18 are counted and not named. */
  count: number;
}

export function FollowerList({ followers, count }: FollowerListProps) {
  const unnamed = count - followers.length;
  if (followers.length === 0 && unnamed <= 0) {
    return <EmptyState icon={<Users />} title="No followers yet" />;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {followers.map(({ id, name, avatar, bio }) => (
          <li
            key={id}
            className="flex min-w-0 gap-3 rounded-xl border border-rule bg-surface p-4 shadow-lift"
          >
            <Avatar name={name} src={pictureOf(avatar)} />
            <div className="min-w-0">
              <p className="truncate font-semibold">{name}</p>
              {bio ? (
                <p className="line-clamp-2 text-sm break-words text-muted-foreground">{bio}</p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {unnamed > 0 ? (
        <p className="text-muted-foreground">
          {unnamed === 1 ? "1 follower is" : `${unnamed} followers are`} not shown by name.
        </p>
      ) : null}
    </div>
  );
}

export const FollowerListSkeleton = () => (
  <div className="grid gap-3 sm:grid-cols-2" aria-busy="true">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-20 rounded-xl" />
    <Skeleton className="h-20 rounded-xl" />
  </div>
);
