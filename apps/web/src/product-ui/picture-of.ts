import { portraitOf } from "./portraits";

/**
 * The address of somebody's picture: the one they chose, else the portrait of whom the product
 * brings along (where `id` tells who it is); null where there is none, or none is known.
 */
export const pictureOf = (avatar: string | null | undefined, id?: string): string | null =>
  avatar ? `/avatars/${avatar}.svg` : id === undefined ? null : portraitOf(id);

/** The same where a face always stands: who has none, as most guests, has that of nobody in particular. */
export const faceOf = (avatar: string | null | undefined, id?: string): string =>
  pictureOf(avatar, id) ?? "/portraits/somebody.svg";

/** How one sees oneself: a guest has a face, who has an account their picture or their letters. */
export const ownPictureOf = (
  { isGuest }: { isGuest: boolean },
  avatar: string | null | undefined,
): string | null => (isGuest ? faceOf(avatar) : pictureOf(avatar));
