import type { Room } from "@saywell/contract";
import { type Href, linkTo } from "../../../lib/links";

/** Where a room is entered. */
export const pathOf = ({ id, type }: Pick<Room, "id" | "type">): Href =>
  linkTo(type === "GAME" ? "/game/:id" : "/room/:id", { id });
