import { Check, UserCheck, UserPlus } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { Tag } from "../../../ui/tag";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import { type FoundUser, useAddFriend, useFollow } from "../api/use-user-search";

/** One person whom a search found, with what can be done. */
export function FoundUserRow({ userId, user }: { userId: string; user: FoundUser }) {
  const nameId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule py-3 last:border-0">
      <PersonAvatar
        id={user.id}
        name={user.name}
        avatar={user.avatar}
        isOnline={user.isOnline === 1}
      />
      <div className="min-w-0 flex-[1_1_11rem]">
        <p className="flex flex-wrap items-center gap-x-2">
          <span id={nameId} className="min-w-0 font-semibold break-words">
            {user.name}
          </span>
          {user.role === "TEACHER" ? <Tag tone="primary">Teacher</Tag> : null}
          {user.isBot ? <Tag tone="outline">Practice partner</Tag> : null}
          {user.isOnline === 1 ? <span className="sr-only">Online</span> : null}
        </p>
        {user.email === null ? null : (
          <p className="truncate text-sm text-muted-foreground">{user.email}</p>
        )}
        {user.bio === null ? null : (
          <p className="line-clamp-2 text-sm break-words text-muted-foreground">{user.bio}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <FriendButton userId={userId} user={user} nameId={nameId} />
        {user.role === "TEACHER" ? (
          <FollowButton userId={userId} user={user} nameId={nameId} />
        ) : null}
      </div>
    </li>
  );
}

interface ButtonProps {
  userId: string;
  user: FoundUser;
  /** Names whom it is about. */
  nameId: string;
}

function FriendButton({ userId, user, nameId }: ButtonProps) {
  const adding = useAddFriend(userId);
  if (user.friendship === "FRIENDS") {
    return (
      <Tag tone="outline">
        <UserCheck aria-hidden /> Friends
      </Tag>
    );
  }
  if (user.friendship === "REQUESTED") {
    return (
      <Tag tone="outline">
        <Check aria-hidden /> Request sent
      </Tag>
    );
  }
  if (user.friendship === "AWAITING_APPROVAL") {
    return (
      <Tag tone="outline">
        <Check aria-hidden /> Waiting for your teacher
      </Tag>
    );
  }
  if (user.friendship === "NONE" && !user.mayRequest) return null;
  return (
    <Button
      size="sm"
      aria-describedby={nameId}
      disabled={adding.isPending}
      onClick={() => adding.mutate(user.id)}
    >
      <UserPlus aria-hidden />
      {user.friendship === "ASKED_ME" ? "Accept request" : "Add Friend"}
    </Button>
  );
}

function FollowButton({ userId, user, nameId }: ButtonProps) {
  const following = useFollow(userId);
  return (
    <Button
      size="sm"
      variant="outline"
      aria-describedby={nameId}
      aria-pressed={user.isFollowing}
      disabled={following.isPending}
      onClick={() => following.mutate(user)}
    >
      {user.isFollowing ? "Following" : "Follow"}
    </Button>
  );
}
