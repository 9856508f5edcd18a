import type { FriendRequest } from "@saywell/contract";
import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../ui/dropdown-menu";
import { sayFailed } from "../../../lib/say-failed";
import { useAnswerRequest, useFriendRequests } from "../api/friends-queries";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import type { PersonActions } from "./use-person-actions";

interface FriendRequestsProps {
  actions: Pick<PersonActions, "block" | "report">;
  /** Takes the focus when the last of a group is answered. */
  onEmptied: () => void;
}

/**
 * Who asked to be a friend, with a yes and a no; and with whom it is agreed, but not approved by a
 * teacher yet. Nothing where there is nobody.
 */
export function FriendRequests({ actions, onEmptied }: FriendRequestsProps) {
  const { data: requests = [] } = useFriendRequests();
  const waiting = requests.filter(({ awaitsApproval }) => awaitsApproval);
  const incoming = requests.filter(
    ({ direction, awaitsApproval }) => direction === "INCOMING" && !awaitsApproval,
  );
  return (
    <>
      <RequestGroup title="Friend requests" requests={incoming} onEmptied={onEmptied}>
        {(request, onAnswered) => (
          <Request key={request.id} {...{ request, actions, onAnswered }} />
        )}
      </RequestGroup>
      <RequestGroup title="Waiting for your teacher" requests={waiting} onEmptied={onEmptied}>
        {(request, onAnswered) => (
          <Waiting key={request.id} {...{ request, actions, onAnswered }} />
        )}
      </RequestGroup>
    </>
  );
}

interface RequestGroupProps extends Pick<FriendRequestsProps, "onEmptied"> {
  title: string;
  requests: readonly FriendRequest[];
  children: (request: FriendRequest, onAnswered: () => void) => ReactNode;
}

function RequestGroup({ title, requests, onEmptied, children }: RequestGroupProps) {
  const headingId = useId();
  if (requests.length === 0) return null;
  const counted = `${title} (${requests.length})`;
  // The row that was answered goes, and its buttons with it.
  const onAnswered = () => {
    const heading = requests.length > 1 ? document.getElementById(headingId) : null;
    if (heading) heading.focus();
    else onEmptied();
  };
  return (
    <section aria-labelledby={headingId} className="border-b border-rule pb-4">
      <h3 id={headingId} tabIndex={-1} className="text-sm font-semibold text-muted-foreground">
        {counted}
      </h3>
      <ul className="mt-1 grid gap-3">{requests.map((each) => children(each, onAnswered))}</ul>
    </section>
  );
}

interface RequestProps extends Pick<FriendRequestsProps, "actions"> {
  request: FriendRequest;
  onAnswered: () => void;
}

function Request({ request: { id, user }, actions, onAnswered }: RequestProps) {
  const answering = useAnswerRequest();
  const give = (answer: "accept" | "decline") =>
    answering
      .mutateAsync({ requestId: id, answer })
      .then(onAnswered, sayFailed("The request could not be answered"));
  return (
    <li className="flex flex-wrap items-center gap-3">
      <PersonAvatar id={user.id} name={user.name} avatar={user.avatar} />
      <span className="min-w-0 flex-[1_1_9rem] truncate font-semibold">{user.name}</span>
      <span className="flex gap-2">
        <Button size="sm" disabled={answering.isPending} onClick={() => void give("accept")}>
          Accept<span className="sr-only"> {user.name}</span>
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={answering.isPending}
          onClick={() => void give("decline")}
        >
          Decline<span className="sr-only"> {user.name}</span>
        </Button>
        <MoreAbout user={user} actions={actions} />
      </span>
    </li>
  );
}

/** Both said yes. */
function Waiting({ request: { id, user }, actions, onAnswered }: RequestProps) {
  const answering = useAnswerRequest();
  return (
    <li className="flex flex-wrap items-center gap-3">
      <PersonAvatar id={user.id} name={user.name} avatar={user.avatar} />
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
            void answering
              .mutateAsync({ requestId: id, answer: "decline" })
              .then(onAnswered, sayFailed("The request could not be taken back"))
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
