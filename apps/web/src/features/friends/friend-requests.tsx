import type { FriendRequest } from "@saywell/contract";
import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { Button } from "../../ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../ui/dropdown-menu";
import { useAnswerRequest, useFriendRequests } from "./friends-queries";
import { PersonAvatar } from "./person-avatar";
import { sayFailed } from "../../lib/say-failed";
import type { PersonActions } from "./use-person-actions";

interface FriendRequestsProps {
  userId: string;
  actions: Pick<PersonActions, "block" | "report">;
}

/** Who asked to be a friend, with a yes and a no. Nothing where nobody did. */
export function FriendRequests({ userId, actions }: FriendRequestsProps) {
  const requests = useFriendRequests(userId);
  const incoming = requests.data?.filter(({ direction }) => direction === "INCOMING") ?? [];
  if (incoming.length === 0) return null;
  const title = `Friend requests (${incoming.length})`;
  return (
    <section aria-label={title} className="border-b border-rule pb-4">
      <h3 className="text-sm font-semibold text-muted-foreground">{title}</h3>
      <ul className="mt-1 grid gap-3">
        {incoming.map((request) => (
          <Request key={request.id} userId={userId} request={request} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

interface RequestProps extends FriendRequestsProps {
  request: FriendRequest;
}

function Request({ userId, request: { id, user }, actions }: RequestProps) {
  const answering = useAnswerRequest(userId);
  const give = (answer: "accept" | "decline") =>
    answering.mutate(
      { requestId: id, answer },
      { onError: sayFailed("The request could not be answered") },
    );
  return (
    <li className="flex flex-wrap items-center gap-3">
      <PersonAvatar name={user.name} avatar={user.avatar} />
      <span className="min-w-0 flex-1 truncate font-semibold">{user.name}</span>
      <span className="flex gap-2">
        <Button size="sm" disabled={answering.isPending} onClick={() => give("accept")}>
          Accept<span className="sr-only"> {user.name}</span>
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={answering.isPending}
          onClick={() => give("decline")}
        >
          Decline<span className="sr-only"> {user.name}</span>
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={`More about ${user.name}`}>
              <EllipsisVertical aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem
              onSelect={() => actions.report({ userId: user.id, userName: user.name })}
            >
              <Flag aria-hidden /> Report
            </DropdownMenuItem>
            <DropdownMenuItem variant="destructive" onSelect={() => actions.block(user)}>
              <Ban aria-hidden /> Block
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </span>
    </li>
  );
}
