import type { Role, Room } from "@saywell/contract";
import { EllipsisVertical } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Avatar } from "../../../product-ui/avatar";
import { faceOf } from "../../../product-ui/picture-of";
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
 * In a private room, whose members are not all there, those who are in it now come first. Who is no
 * member, and is counted as none, stands below.
 */
export function MemberList({ room, userId, present, actions }: MemberListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const removal = useRemoveMember(room.id);
  const isHere = (id: string) => present.has(id);
  // A practice partner is played in the room, and no member of it.
  const partners = new Map(
    [...present].flatMap(([id, { userName, isBot }]) => (isBot ? [[id, userName] as const] : [])),
  );
  if (room.practicePartner)
    partners.set(room.practicePartner.userId, room.practicePartner.userName);
  const people = room.members.filter(({ userId: id }) => !partners.has(id));
  const members =
    room.isPrivate === 1
      ? people.toSorted((a, b) => Number(isHere(b.userId)) - Number(isHere(a.userId)))
      : people;

  const remove = (id: string, name: string) =>
    removal.mutate(id, {
      onSuccess: () => toast({ title: `${name} is no longer in this room` }),
      onError: sayFailed("That did not work. Please try again."),
      onSettled: () => setAsked(null),
    });

  return (
    <>
      <ul className="grid gap-1">
        {members.map(({ userId: id, userName, role, avatar }) => (
          <Row
            key={id}
            id={id}
            name={userName}
            avatar={avatar}
            note={id === userId ? " (you)" : ""}
            tag={role === "TEACHER" ? <Tag tone="primary">Teacher</Tag> : null}
            isHere={isHere(id)}
          >
            {id === userId ? null : (
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
          </Row>
        ))}
      </ul>
      {partners.size === 0 ? null : (
        <section className="grid gap-1 border-t border-rule pt-3">
          <h3 className="font-semibold">Also in this room</h3>
          <ul>
            {[...partners].map(([id, name]) => (
              <Row
                key={id}
                id={id}
                name={practicePartnerName(name)}
                tag={<Tag tone="outline">Practice partner</Tag>}
                isHere={isHere(id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RowProps {
  id: string;
  name: string;
  avatar?: string | null | undefined;
  note?: string;
  tag: ReactNode;
  isHere: boolean;
  children?: ReactNode;
}

const Row = ({ id, name, avatar, note = "", tag, isHere, children }: RowProps) => (
  <li className="flex min-h-13 flex-wrap items-center gap-x-3">
    <Avatar name={name} src={faceOf(avatar, id)} className="size-8" />
    <span className="min-w-0 flex-1">
      <span className="block truncate">
        <bdi>{name}</bdi>
        {note}
      </span>
      {/* Its line is kept before it is known who is here. */}
      <span className="flex min-h-6 items-center gap-1.5 text-sm text-muted-foreground">
        {tag}
        {isHere ? (
          <>
            <span aria-hidden className="size-2 rounded-full bg-success" /> Here now
          </>
        ) : null}
      </span>
    </span>
    {children}
  </li>
);

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
