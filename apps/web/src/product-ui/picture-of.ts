import { portraitOf } from "./portraits";

/**
 * The address of somebody's picture: the one they chose, else the portrait of whom the product
 * brings along (where `id` tells who it is); null where there is none, or none is known.
 */
export const pictureOf = (avatar: string | null | undefined, id?: string): string | null =>
  avatar ? `/avatars/${avatar}.svg` : id === undefined ? null : portraitOf(id);
