import type { RoomCategory } from "@saywell/contract";

/** People whom the product brings along, by the id of their account: teachers of the course, practice partners. */
const byAccount: Readonly<Record<string, string>> = {
  "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0101": "amara-okafor",
  "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0102": "tomasz-lewandowski",
  "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0201": "leo",
  "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0202": "maya",
  "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0203": "sam",
};
const drawn: ReadonlySet<string> = new Set(["iris", "somebody", ...Object.values(byAccount)]);

/**
 * The address of somebody's drawn portrait; null for whom nobody has drawn.
 *
 * @param who the id of an account, or a teacher's handle, or `iris`. Never a name: others have it too.
 */
export const portraitOf = (who: string): string | null => {
  const file = byAccount[who] ?? who;
  return drawn.has(file) ? `/portraits/${file}.svg` : null;
};

/** The drawing of a room of this kind. */
export const roomPicture = (category: RoomCategory): string =>
  `/rooms/${category.toLowerCase().replace("_", "-")}.svg`;

/** The drawing of a room to play in. */
export const gameRoomPicture = "/rooms/game.svg";
