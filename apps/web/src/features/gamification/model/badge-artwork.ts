import { badges } from "@saywell/content";

const fallback = "grammar-master";

/** Where the drawing of a badge is, by the badge's name. A name without one has Grammar Master's. */
export function badgeArtwork(name: string): string {
  const id = badges.find((badge) => badge.name === name)?.id ?? fallback;
  return `/badges/${id}.svg`;
}
