import type { Room } from "@saywell/contract";
import { looksAfter } from "./room-access";
import type { RoomRow, Viewer } from "./room-reads.store";

/** Whether somebody may invite people to a room and take them out. Who is in a class is in its room. */
export const mayManage = (viewer: Viewer, room: Pick<RoomRow, "hasMade" | "isOfClass">): boolean =>
  !room.isOfClass && (room.hasMade || viewer.role === "ADMIN");

/** Whether somebody answers who asks for a place. */
export const mayAnswer = (viewer: Viewer, room: RoomRow): boolean =>
  mayManage(viewer, room) || looksAfter({ ...viewer, ...room });

/** Who made a room closes it as they like; who looks after it says why. The room of a class closes with it. */
export function closingOf(viewer: Viewer, room: RoomRow): Room["closing"] {
  if (room.isOfClass) return "NO";
  if (room.isDemo) return room.hasMade && room.isOfVisitor ? "OWN" : "NO";
  if (room.hasMade) return "OWN";
  return looksAfter({ ...viewer, ...room }) ? "WITH_REASON" : "NO";
}
