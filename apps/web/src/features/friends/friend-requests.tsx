import type { FriendRequest } from "@saywell/contract";
import { Ban, EllipsisVertical, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../ui/dropdown-menu";
import { sayFailed } from "../../lib/say-failed";
import { useAnswerRequest, useFriendRequests } from "./friends-queries";
import { PersonAvatar } from "./person-avatar";
import type { PersonActions } from "./use-person-actions";

interface FriendRequestsProps {
  userId: string;
  actions: Pick<PersonActions, "block" | "report">;
}

/**
 * Who asked to be a friend, with a yes and a no; and with whom it is agreed, but not approved by a
 * teacher yet. Nothing where there is nobody.
 */
export function FriendRequests({ userId, actions }: FriendRequestsProps) {
  const { data: requests = [] } = useFriendRequests(userId);
  const waiting = requests.filter(({ awaitsApproval }) => awaitsApproval);
  const incoming = requests.filter(
    ({ direction, awaitsApproval }) => direction === "INCOMING" && !awaitsApproval,
  );
  return (
    <>
      <RequestGroup title={`Friend requests (${incoming.length})`}>
        {incoming.map((request) => (
          <Request key={request.id} userId={userId} request={request} actions={actions} />
        ))}
      </RequestGroup>
      <RequestGroup title={`Waiting for your teacher (${waiting.length})`}>
        {waiting.map((request) => (
          <Waiting key={request.id} userId={userId} request={request} actions={actions} />
        ))}
      </RequestGroup>
    </>
  );
}

function RequestGroup({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title} className="border-b border-rule pb-4">
      <h3 className="text-sm font-semibold text-muted-foreground">{title}</h3>
      <ul className="mt-1 grid gap-3">{children}</ul>
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
      <span className="min-w-0 flex-[1_1_9rem] truncate font-semibold">{user.name}</span>
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
        <MoreAbout user={user} actions={actions} />
      </span>
    </li>
  );
}

/** Both said yes. */
function Waiting({ userId, request: { id, user }, actions }: RequestProps) {
  const answering = useAnswerRequest(userId);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <PersonAvatar name={user.name} avatar={user.avatar} />
      <span className="min-w-0 flex-[1_1_11rem]">
        <span className="block truncate font-semibold">{user.name}</span>
        <span className="block text-sm text-muted-foreground">Waiting for your teacher</span>
      </span>
      <span className="flex gap-2">
        <Button
          size="sm"
          variant="outline"
          disabled={answering.isPending}
          onClick={() =>
            answering.mutate(
              { requestId: id, answer: "decline" },
              { onError: sayFailed("The request could not be taken back") },
            )
          }
        >
          Take back<span className="sr-only"> the request with {user.name}</span>
        </Button>
        <MoreAbout user={user} actions={actions} />
      </span>
    </li>
  );
}

function MoreAbout({
  user,
  actions,
}: Pick<FriendRequestsProps, "actions"> & Pick<FriendRequest, "user">) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More about ${user.name}`}>
          <EllipsisVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => actions.report({ userId: user.id, userName: user.name })}>
          <Flag aria-hidden /> Report
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" onSelect={() => actions.block(user)}>
          <Ban aria-hidden /> Block
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
