/** The address of somebody's picture; null where they chose none. */
export const pictureOf = (avatar: string | null): string | null =>
  avatar ? `/avatars/${avatar}.svg` : null;
