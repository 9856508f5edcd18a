import type { Room } from "@saywell/contract";

/** Where a room is entered. */
export const pathOf = ({ id, type }: Pick<Room, "id" | "type">): string =>
  `/${type === "GAME" ? "game" : "room"}/${id}`;
