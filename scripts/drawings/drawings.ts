import { onPage } from "./kit/page";
import { a1 } from "./scenes/a1";
import { a2 } from "./scenes/a2";
import { b1 } from "./scenes/b1";
import { b2 } from "./scenes/b2";
import { besideLessons } from "./scenes/beside-lessons";
import { c1 } from "./scenes/c1";
import { c2 } from "./scenes/c2";
import { rooms } from "./scenes/rooms";
import { learners } from "./portraits/learners";
import { people } from "./portraits/people";

/** Folders under `apps/web/public` that hold drawings of this kit and nothing else. */
export const ownFolders = ["thumbnails", "portraits", "rooms"] as const;

/** Every drawing, by its path under `apps/web/public`. */
export function allDrawings(): Map<string, string> {
  const lessons = Object.entries({ ...a1, ...a2, ...b1, ...b2, ...c1, ...c2 });
  return new Map([
    ...lessons.map(([id, draw]) => [`thumbnails/${id}.svg`, onPage(draw)] as const),
    ...Object.entries(rooms).map(([kind, draw]) => [`rooms/${kind}.svg`, onPage(draw)] as const),
    ...Object.entries(people).map(([name, svg]) => [`portraits/${name}.svg`, svg] as const),
    ...Object.entries(learners).map(([name, svg]) => [`avatars/${name}.svg`, svg] as const),
    ...Object.entries(besideLessons).map(([path, draw]) => [`${path}.svg`, onPage(draw)] as const),
  ]);
}
