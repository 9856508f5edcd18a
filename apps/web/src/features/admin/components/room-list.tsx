import { Lock } from "lucide-react";
import type { ReplyOf } from "../../../lib/api-client";
import { formatMoment } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Tag } from "../../../ui/tag";
import { Row, Rows } from "./rows";

export type ListedRoom = ReplyOf<"GET /api/admin/rooms">["rooms"][number];

interface RoomListProps {
  rooms: readonly ListedRoom[];
  timeZone: string;
  onClose: (room: ListedRoom) => void;
}

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** Rooms with who made them and how many are in them, never what was said. */
export const RoomList = ({ rooms, timeZone, onClose }: RoomListProps) => (
  <Rows>
    {rooms.map((room) => (
      <Row key={room.id}>
        <div className="min-w-0 basis-64 grow">
          <p className="font-semibold break-words">{room.name}</p>
          <p className="text-sm break-words text-muted-foreground">
            {room.owner === null ? "Of the school" : `By ${room.owner.name}`}
            {room.className === null ? "" : `, for ${room.className}`}.{" "}
            {counted(room.present, "person", "people")} in it now,{" "}
            {counted(room.messages, "message", "messages")}
            {room.lastMessageAt === null
              ? ""
              : `, the last on ${formatMoment(room.lastMessageAt, timeZone)}`}
            .
          </p>
        </div>
        <span className="flex flex-wrap items-center gap-2">
          {room.isDemo ? <Tag tone="outline">Demo</Tag> : null}
          {room.isPrivate ? (
            <Tag>
              <Lock aria-hidden /> Private
            </Tag>
          ) : null}
          <Tag>{room.type === "GAME" ? "Games" : "Chat"}</Tag>
          {room.isOfClass ? (
            <Tag tone="outline">Closes with its class</Tag>
          ) : (
            <Button
              variant="outline"
              size="sm"
              className="text-destructive"
              onClick={() => onClose(room)}
            >
              Close <span className="sr-only">{room.name}</span>
            </Button>
          )}
        </span>
      </Row>
    ))}
  </Rows>
);
