import type { Friend } from "@saywell/contract";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useLive } from "../../../lib/live";
import { presenceOf } from "../../../lib/live-presence";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { sayAgo } from "../../../lib/dates";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import { useNow } from "../model/use-now";

export interface FriendListProps {
  friends: readonly Friend[];
  /** When they were read, in milliseconds. */
  readAt: number;
  /** What can be done about a friend. */
  renderMenu: (friend: Friend) => ReactNode;
}

/** Friends who are here, and those who are not with when they last were. */
export function FriendList({ friends, readAt, renderMenu }: FriendListProps) {
  const presence = useLive((state) => state.presence);
  const now = useNow();
  const present = friends.map((friend) => ({ friend, ...presenceOf(presence, friend, readAt) }));
  const online = present.filter(({ isOnline }) => isOnline);
  const offline = present.filter(({ isOnline }) => !isOnline);

  if (friends.length === 0) {
    return (
      <EmptyState title="No friends yet" icon={<Users />}>
        Search for users to send friend requests
      </EmptyState>
    );
  }
  const groups = [
    { title: `Online (${online.length})`, members: online },
    { title: `Offline (${offline.length})`, members: offline },
  ].filter(({ members }) => members.length > 0);
  return (
    <div className="grid gap-4">
      {groups.map(({ title, members }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-sm font-semibold text-muted-foreground">{title}</h3>
          <ul className="mt-1 grid gap-1">
            {members.map(({ friend, isOnline, lastSeenAt }) => (
              <li key={friend.id} className="flex min-h-13 items-center gap-3">
                <PersonAvatar
                  id={friend.id}
                  name={friend.name}
                  avatar={friend.avatar}
                  isOnline={isOnline}
                />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-x-2">
                    <span className="min-w-0 truncate font-semibold">{friend.name}</span>
                    {friend.role === "TEACHER" ? <Tag tone="primary">Teacher</Tag> : null}
                  </span>
                  <span className="block text-sm text-muted-foreground">
                    {isOnline
                      ? "Online"
                      : lastSeenAt === null
                        ? "Offline"
                        : sayAgo(lastSeenAt, now)}
                  </span>
                </span>
                {renderMenu(friend)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function FriendListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <output className="sr-only">Loading friends</output>
      <Skeleton className="h-4 w-20" />
      {["a", "b", "c"].map((friend) => (
        <div key={friend} className="flex min-h-13 items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
