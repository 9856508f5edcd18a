import type { Room } from "@saywell/contract";
import { ArrowLeft, Users } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../../../ui/icon-button";
import { Tag } from "../../../ui/tag";
import { RoomPicture } from "./room-picture";
import { TypeBadge } from "./room-badges";

interface RoomHeaderProps extends Pick<ComponentProps<"header">, "ref"> {
  room: Room;
  isConnecting: boolean;
  onBack: () => void;
  /** Whether the members stand beside the chat where there is room. */
  areMembersBeside: boolean;
  /** Opens the members where they do not. */
  onMembers: () => void;
}

export function RoomHeader(props: RoomHeaderProps) {
  const { ref, room, isConnecting, areMembersBeside, onBack, onMembers } = props;
  const members = room.memberCount === 1 ? "1 member" : `${room.memberCount} members`;
  return (
    <header ref={ref} className="flex items-start gap-2 border-b border-rule py-2.5 pr-3 pl-1.5">
      <IconButton label="Back to Rooms" onClick={onBack}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <RoomPicture room={room} className="mt-0.5 h-14 w-24 max-lg:hidden" />
      <div className="min-w-0 flex-1 py-1 lg:pl-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            tabIndex={-1}
            className="min-w-0 font-heading text-lg font-semibold break-words sm:text-xl"
          >
            {room.name}
          </h1>
          {/* In its place on a phone, so that no line more is needed. */}
          <span className={isConnecting ? "max-sm:hidden" : ""}>
            <TypeBadge type={room.type} />
          </span>
          {isConnecting ? <Tag tone="warning">Connecting...</Tag> : null}
        </div>
        <p className="line-clamp-1 text-sm sm:line-clamp-2 text-muted-foreground">
          {/* One text: what follows the number does not count as moved. */}
          {room.description ? `${members} · ${room.description}` : members}
        </p>
      </div>
      <IconButton
        label="Members"
        className={areMembersBeside ? "lg:hidden" : ""}
        onClick={onMembers}
      >
        <Users aria-hidden />
      </IconButton>
    </header>
  );
}
