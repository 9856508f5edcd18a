export type PlaceName = "Home" | "Lessons" | "Words" | "Rooms" | "Moderation" | "Me";

const beginnings: ReadonlyArray<readonly [start: string, place: PlaceName]> = [
  ["/student-dashboard", "Home"],
  ["/admin", "Home"],
  ["/classes", "Home"],
  ["/my-classes", "Home"],
  ["/my-calendar", "Home"],
  ["/join-class", "Home"],
  ["/class-invitation", "Home"],
  ["/class-game", "Home"],
  ["/quiz-set", "Home"],
  ["/moderation", "Moderation"],
  ["/lesson", "Lessons"],
  ["/talk", "Lessons"],
  ["/review", "Words"],
  ["/room", "Rooms"],
  ["/game", "Rooms"],
  ["/daily-five", "Rooms"],
  ["/replay", "Rooms"],
  ["/me", "Me"],
  ["/badges", "Me"],
  ["/settings", "Me"],
];

/** The place of the navigation that an address belongs to; null for one outside all. */
export function placeAt(pathname: string): PlaceName | null {
  // A teacher's own side is a home; the profiles below it are everybody's.
  if (pathname === "/teacher") return "Home";
  const path = `${pathname}/`;
  const found = beginnings.find(
    ([start]) => path.startsWith(`${start}/`) || path.startsWith(`${start}s/`),
  );
  return found?.[1] ?? null;
}
