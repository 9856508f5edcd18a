import { formatDate } from "@saywell/english";
import { type LedgerKind, lessonOfSource } from "@saywell/gamification";

/** Names of what entries are about; undefined where it is not there any more. */
export interface NamesOfSources {
  lesson: (id: string) => string | undefined;
  game: (id: string) => string | undefined;
}

/** What coins came or went for, in a few words. */
export function coinReason(kind: LedgerKind, source: string, names: NamesOfSources): string {
  switch (kind) {
    case "lesson-completed":
      return `Finished ${lessonIn(source, names)}`;
    case "lesson-part":
      return `A part of ${lessonIn(source, names)}`;
    case "lesson-improved":
      return `A better result in ${lessonIn(source, names)}`;
    case "lesson-replayed":
      return `Practised again: ${lessonIn(source, names)}`;
    case "room-message":
      return "Talked in a room";
    case "game-played":
      return `Played ${gameIn(source, names)}`;
    case "game-won":
      return `Won ${gameIn(source, names)}`;
    case "daily-five":
      return "Five questions of the day";
    case "monthly-coins":
      return `Your plan’s coins for ${monthIn(source)}`;
    case "live-session-booked":
      return "Booked a live session";
    case "live-session-refunded":
      return "Given back for a live session";
    case "guest-joined":
      return "Made even when you logged in";
    default:
      // Of a version before or after this one.
      return "Another change";
  }
}

const lessonIn = (source: string, { lesson }: NamesOfSources): string => {
  const title = lesson(lessonOfSource(source));
  return title === undefined ? "a lesson" : `“${title}”`;
};

/** Of the game and the number of the match, the game. */
export const gameOfSource = (source: string): string => source.split(":", 1)[0]!;

const gameIn = (source: string, { game }: NamesOfSources): string =>
  game(gameOfSource(source)) ?? "a game";

const monthIn = (month: string): string => {
  const [, name, year] = formatDate("day", `${month}-01T00:00:00Z`, "UTC").split(" ");
  return `${name} ${year}`;
};
