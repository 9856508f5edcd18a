import type { Room } from "@saywell/contract";
import { Gamepad2, Grid3x3, MessageCircle } from "lucide-react";
import { Tag } from "../../../ui/tag";
import { knownCategory } from "../model/room-categories";

/** A category by its name; one that is not known as it is, in grey. */
export function CategoryBadge({ category }: { category: string }) {
  const known = knownCategory(category);
  if (!known) return <Tag tone="plain">{category}</Tag>;
  const { label, Icon } = known;
  return (
    <Tag tone="primary">
      <Icon aria-hidden /> {label}
    </Tag>
  );
}

export function TypeBadge({ type }: { type: Room["type"] }) {
  const Icon = type === "GAME" ? Gamepad2 : MessageCircle;
  return (
    <Tag tone="outline">
      <Icon aria-hidden /> {type === "GAME" ? "Game" : "Chat"}
    </Tag>
  );
}

/** That a room's game is the word board; of a quiz nothing has to be said. */
export const GameBadge = ({ room: { type, game } }: { room: Pick<Room, "type" | "game"> }) =>
  type === "GAME" && game === "WORD_BOARD" ? (
    <Tag tone="outline">
      <Grid3x3 aria-hidden /> Word board
    </Tag>
  ) : null;
