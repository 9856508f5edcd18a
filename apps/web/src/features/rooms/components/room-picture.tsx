import type { Room } from "@saywell/contract";
import { gameRoomPicture, roomPicture } from "../../../product-ui/portraits";
import { cn } from "../../../ui/class-names";
import { knownCategory } from "../model/room-categories";

interface RoomPictureProps {
  room: Pick<Room, "type" | "category">;
  className?: string;
}

/** The drawing of a room's kind. Its name stands beside it, so a screen reader passes it over. */
export function RoomPicture({ room: { type, category }, className }: RoomPictureProps) {
  const known = knownCategory(category);
  return (
    <img
      src={type === "GAME" ? gameRoomPicture : roomPicture(known?.id ?? "GENERAL")}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      className={cn("shrink-0 rounded-lg bg-muted object-cover", className)}
    />
  );
}
