import type { SessionUser } from "@saywell/contract";
import { UserCheck, UserPlus } from "lucide-react";
import { ApiError } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useIsFollowing, useToggleFollow } from "../api/profile-queries";

export interface FollowButtonProps {
  teacherId: string;
  /** As the page's address names the teacher. */
  address: string;
  /** Who is here; null for a visitor without a session. */
  viewer: SessionUser | null;
  /** Makes somebody of a visitor. */
  enter: () => Promise<SessionUser>;
}

export function FollowButton({ teacherId, address, viewer, enter }: FollowButtonProps) {
  const following = useIsFollowing(viewer?.id, teacherId);
  const toggle = useToggleFollow({ teacherId, address, enter });
  const isFollowing = viewer !== null && (following.data?.isFollowing ?? false);
  const isKnown = viewer === null || !following.isPending;

  const press = () =>
    toggle.mutate(isFollowing, {
      onSuccess: (isNow) =>
        toast(
          isNow
            ? { title: "Following teacher", description: "You're now following this teacher." }
            : { title: "Unfollowed", description: "You've unfollowed this teacher" },
        ),
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: failed(error),
        }),
    });

  return (
    <Button
      variant={isFollowing ? "outline" : "default"}
      className="min-w-38"
      disabled={!isKnown || toggle.isPending}
      onClick={press}
    >
      {isFollowing ? <UserCheck aria-hidden /> : <UserPlus aria-hidden />}
      {isFollowing ? "Following" : "Follow"}
    </Button>
  );
}

/** What went wrong, with the server's reason where it refuses. */
function failed(error: unknown): string {
  const isRefused = error instanceof ApiError && error.code === "forbidden";
  return `Failed to update follow status${isRefused ? `: ${error.sentence}` : ""}`;
}
