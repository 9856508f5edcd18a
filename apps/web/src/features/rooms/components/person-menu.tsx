import { linkTo } from "../../../lib/links";
import type { Role } from "@saywell/contract";
import {
  Ban,
  BookOpen,
  Flag,
  GraduationCap,
  UserPlus,
  UserX,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { useRelationship } from "../api/room-queries";

/** What one can do about somebody and what they wrote. The page knows how. */
export interface PersonActions {
  addFriend: (person: NamedPerson) => void;
  mute: (person: NamedPerson) => void;
  /** Whose words are not shown, because the reader chose so. */
  isMuted: (personId: string) => boolean;
  unmute: (person: NamedPerson) => void;
  block: (person: NamedPerson) => void;
  report: (reported: {
    userId: string;
    userName: string;
    message?: { id: string; content: string };
  }) => void;
}

interface NamedPerson {
  id: string;
  name: string;
}

interface MenuPerson extends NamedPerson {
  /** Undefined where it is not known. */
  role?: Role | undefined;
  isBot: boolean;
}

interface PersonMenuProps {
  person: MenuPerson;
  /** The message that it is about, where it is about one. */
  message?: { id: string; content: string } | undefined;
  actions: PersonActions;
  /** Shows the words of the message to choose from; left out where there are none. */
  onWords?: (() => void) | undefined;
  /** Takes the person out of the room; left out for who may not. */
  onRemove?: (() => void) | undefined;
  onDone: () => void;
}

/** The focus begins at the top, at a link too: left to itself it would begin at the first button. */
export function beginAtTop(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  focusTopOf(event.currentTarget);
}

export const focusTopOf = (menu: HTMLElement): void =>
  (menu.querySelector<HTMLElement>("a, button:not(:disabled)") ?? menu).focus();

/** What can be done about somebody in a room, and about a message of theirs. */
export function PersonMenu(props: PersonMenuProps) {
  const { person, message, actions, onWords, onRemove, onDone } = props;
  const { id: userId, name: userName, isBot } = person;
  const act = (deed: () => void) => () => {
    onDone();
    deed();
  };
  return (
    <div className="-m-2.5 grid">
      {onWords ? (
        <Item icon={<BookOpen aria-hidden />} onClick={onWords}>
          Look up a word
        </Item>
      ) : null}
      {person.role === "TEACHER" ? (
        <Button asChild variant="ghost" className={item}>
          <Link to={linkTo("/teacher/:teacherId", { teacherId: userId })}>
            <GraduationCap aria-hidden /> View profile
          </Link>
        </Button>
      ) : null}
      {isBot ? null : (
        <>
          <BefriendItem person={person} onAsk={act(() => actions.addFriend(person))} />
          {actions.isMuted(userId) ? (
            <Item icon={<Volume2 aria-hidden />} onClick={act(() => actions.unmute(person))}>
              Unmute {userName}
            </Item>
          ) : (
            <Item icon={<VolumeX aria-hidden />} onClick={act(() => actions.mute(person))}>
              Mute {userName}
            </Item>
          )}
          <Item icon={<Ban aria-hidden />} onClick={act(() => actions.block(person))}>
            Block {userName}
          </Item>
        </>
      )}
      <Item
        icon={<Flag aria-hidden />}
        onClick={act(() => actions.report({ userId, userName, ...(message && { message }) }))}
      >
        {message ? "Report this message" : `Report ${userName}`}
      </Item>
      {onRemove ? (
        <Item icon={<UserX aria-hidden />} isDestructive onClick={act(onRemove)}>
          Remove from this room
        </Item>
      ) : null}
    </div>
  );
}

/** Keeps its place while it is being read what may be asked, so that no other item moves. */
function BefriendItem({ person, onAsk }: { person: NamedPerson; onAsk: () => void }) {
  const { data: relation, isPending } = useRelationship(person.id);
  const asksMe = relation?.friendship === "ASKED_ME";
  const mayAsk = relation === undefined ? !isPending : relation.mayRequest || asksMe;
  return (
    <Item icon={<UserPlus aria-hidden />} isOff={!mayAsk} onClick={onAsk}>
      {relation === undefined || relation.mayRequest
        ? "Add friend"
        : friendshipWords[relation.friendship]}
    </Item>
  );
}

type Friendship = NonNullable<ReturnType<typeof useRelationship>["data"]>["friendship"];

const friendshipWords: Record<Friendship, string> = {
  NONE: "Cannot be added as a friend",
  REQUESTED: "Friend request sent",
  ASKED_ME: "Accept friend request",
  AWAITING_APPROVAL: "Waiting for your teacher",
  FRIENDS: "You are friends",
};

const item = "justify-start px-3 font-normal";

interface ItemProps {
  icon: ReactNode;
  isDestructive?: boolean;
  /** Does nothing, and can be reached: the focus does not begin at another, nor is it lost. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Item = ({ icon, isDestructive, isOff = false, onClick, children }: ItemProps) => (
  <Button
    variant="ghost"
    className={isDestructive ? `${item} text-destructive` : item}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
  >
    {icon}
    <span className="min-w-0 truncate">{children}</span>
  </Button>
);
