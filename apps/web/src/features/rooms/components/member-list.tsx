import type { Role, Room } from "@saywell/contract";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../../product-ui/avatar";
import { portraitOf } from "../../../product-ui/portraits";
import { Button } from "../../../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover";
import { Tag } from "../../../ui/tag";
import { toast } from "../../../ui/use-toast";
import { practicePartnerName } from "@saywell/tutor/practice-partner-name";
import { beginAtTop, type PersonActions, PersonMenu } from "./person-menu";
import { useRemoveMember } from "../api/room-queries";
import type { Present } from "../model/room-chat";
import { sayFailed } from "../../../lib/say-failed";

interface MemberListProps {
  room: Room;
  userId: string;
  present: Present;
  actions: PersonActions;
}

/**
 * Everybody of a room, in the order in which they came, so that nobody moves when somebody comes in.
 * In a private room, whose members are not all there, those who are in it now come first.
 */
export function MemberList({ room, userId, present, actions }: MemberListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const removal = useRemoveMember(room.id);
  const isHere = (id: string) => present.has(id);
  const isPracticePartner = (id: string) => present.get(id)?.isBot === true;
  // A practice partner is played in the room, and need not be a member of it.
  const practicePartners = [...present]
    .filter(([id, { isBot }]) => isBot && !room.members.some(({ userId: each }) => each === id))
    .map(([id, { userName }]) => ({ userId: id, userName, role: "LEARNER" as const }));
  const everybody = [...room.members, ...practicePartners];
  const members =
    room.isPrivate === 1
      ? everybody.toSorted((a, b) => Number(isHere(b.userId)) - Number(isHere(a.userId)))
      : everybody;

  const remove = (id: string, name: string) =>
    removal.mutate(id, {
      onSuccess: () => toast({ title: `${name} is no longer in this room` }),
      onError: sayFailed("That did not work. Please try again."),
      onSettled: () => setAsked(null),
    });

  return (
    <ul className="grid gap-1">
      {members.map(({ userId: id, userName, role }) => (
        <li key={id} className="flex min-h-13 flex-wrap items-center gap-x-3">
          <Avatar name={userName} src={portraitOf(id)} className="size-8" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 truncate">
                <bdi>{isPracticePartner(id) ? practicePartnerName(userName) : userName}</bdi>
                {id === userId ? " (you)" : ""}
              </span>
              {role === "TEACHER" ? <Tag tone="primary">Teacher</Tag> : null}
            </span>
            {/* Its line is kept before it is known who is here. */}
            <span className="flex min-h-6 items-center gap-1.5 text-sm text-muted-foreground">
              {isPracticePartner(id) ? <Tag tone="outline">Practice partner</Tag> : null}
              {isHere(id) ? (
                <>
                  <span aria-hidden className="size-2 rounded-full bg-success" /> Here now
                </>
              ) : null}
            </span>
          </span>
          {id === userId || isPracticePartner(id) ? null : (
            <MemberMenu
              person={{ id, name: userName, role, isBot: false }}
              actions={actions}
              onRemove={room.isOwner ? () => setAsked(id) : undefined}
            />
          )}
          {asked === id ? (
            <span className="flex w-full gap-2 py-1">
              <Button
                size="sm"
                variant="destructive"
                disabled={removal.isPending}
                onClick={() => remove(id, userName)}
              >
                Remove<span className="sr-only"> {userName}</span>
              </Button>
              <Button size="sm" variant="outline" onClick={() => setAsked(null)}>
                Keep
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface MemberMenuProps {
  person: { id: string; name: string; role: Role; isBot: false };
  actions: PersonActions;
  onRemove: (() => void) | undefined;
}

function MemberMenu({ person, actions, onRemove }: MemberMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          ref={setButton}
          variant="ghost"
          size="icon"
          aria-label={`More about ${person.name}`}
        >
          <EllipsisVertical aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        // In a sheet the rest of the page cannot be reached.
        container={button?.closest<HTMLElement>("[role=dialog], main") ?? null}
        align="end"
        aria-label={`About ${person.name}`}
        onOpenAutoFocus={beginAtTop}
      >
        <PersonMenu
          person={person}
          actions={actions}
          onRemove={onRemove}
          onDone={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}
