import type { Room } from "@saywell/contract";
import { ArrowLeft, Users } from "lucide-react";
import { IconButton } from "../../../ui/icon-button";
import { Tag } from "../../../ui/tag";
import { TypeBadge } from "./room-badges";

interface RoomHeaderProps {
  room: Room;
  isConnecting: boolean;
  onBack: () => void;
  /** Opens the members where they do not stand beside the chat. */
  onMembers: () => void;
}

export function RoomHeader({ room, isConnecting, onBack, onMembers }: RoomHeaderProps) {
  const members = room.memberCount === 1 ? "1 member" : `${room.memberCount} members`;
  return (
    <header className="flex items-start gap-2 border-b border-rule py-2.5 pr-3 pl-1.5">
      <IconButton label="Back to Rooms" onClick={onBack}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <div className="min-w-0 flex-1 py-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            tabIndex={-1}
            className="min-w-0 font-heading text-lg font-semibold break-words sm:text-xl"
          >
            {room.name}
          </h1>
          <TypeBadge type={room.type} />
          {isConnecting ? <Tag tone="warning">Connecting...</Tag> : null}
        </div>
        <p className="line-clamp-1 text-sm sm:line-clamp-2 text-muted-foreground">
          {members}
          {room.description ? ` · ${room.description}` : ""}
        </p>
      </div>
      <IconButton label="Members" className="lg:hidden" onClick={onMembers}>
        <Users aria-hidden />
      </IconButton>
    </header>
  );
}
