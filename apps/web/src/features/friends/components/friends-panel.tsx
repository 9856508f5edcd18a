import { UserPlus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { ErrorState } from "../../../ui/error-state";
import { Tag } from "../../../ui/tag";
import { FriendList, FriendListSkeleton } from "./friend-list";
import { FriendMenu } from "./friend-menu";
import { FriendRequests } from "./friend-requests";
import {
  useFriendNews,
  useFriends,
  useEndBlockOrMute,
  useBlocksAndMutes,
} from "../api/friends-queries";
import { sayFailed } from "../../../lib/say-failed";
import { usePersonActions } from "./use-person-actions";

interface FriendsPanelProps {
  onSearch: () => void;
}

/** Friends, who would like to be one, and whom one does not want to hear. */
export function FriendsPanel({ onSearch }: FriendsPanelProps) {
  const friends = useFriends();
  const blocksAndMutes = useBlocksAndMutes();
  const ending = useEndBlockOrMute();
  const actions = usePersonActions();
  const heading = useRef<HTMLHeadingElement>(null);
  useFriendNews();

  const endBlockOrMute = (otherId: string) =>
    ending.mutate(otherId, { onError: sayFailed("That did not work. Please try again.") });
  const friendIds = new Set(friends.data?.map(({ id }) => id));
  const others = blocksAndMutes.data?.filter(({ userId: id }) => !friendIds.has(id)) ?? [];

  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="font-heading text-xl font-semibold">
          Friends
        </h2>
        <IconButton label="Add friend" onClick={onSearch}>
          <UserPlus aria-hidden />
        </IconButton>
      </div>
      <FriendRequests actions={actions} onEmptied={() => heading.current?.focus()} />
      {friends.data ? (
        <FriendList
          friends={friends.data}
          readAt={friends.dataUpdatedAt}
          renderMenu={(friend) => (
            <FriendMenu
              friend={friend}
              isMuted={
                blocksAndMutes.data?.some(
                  ({ userId: id, kind }) => id === friend.id && kind === "MUTE",
                ) ?? false
              }
              onUnmute={() => endBlockOrMute(friend.id)}
              actions={actions}
            />
          )}
        />
      ) : friends.isError ? (
        <ErrorState
          message="Failed to fetch friends"
          isRetrying={friends.isFetching}
          onRetry={() => void friends.refetch()}
        />
      ) : (
        <FriendListSkeleton />
      )}
      {others.length === 0 ? null : (
        <details className="border-t border-rule pt-3">
          <summary className="min-h-11 text-sm font-semibold text-muted-foreground">
            Blocked and muted ({others.length})
          </summary>
          <ul className="mt-1 grid gap-1">
            {others.map(({ userId: id, userName, kind }) => (
              <li key={id} className="flex items-center gap-2">
                <span className="min-w-0 flex-1 truncate">{userName}</span>
                <Tag>{kind === "BLOCK" ? "Blocked" : "Muted"}</Tag>
                <Button variant="ghost" size="sm" onClick={() => endBlockOrMute(id)}>
                  {kind === "BLOCK" ? "Unblock" : "Unmute"}
                  <span className="sr-only"> {userName}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {actions.dialog}
    </div>
  );
}
