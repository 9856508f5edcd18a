/** The address of somebody's picture; null where they chose none, or none is known. */
export const pictureOf = (avatar: string | null | undefined): string | null =>
  avatar ? `/avatars/${avatar}.svg` : null;
