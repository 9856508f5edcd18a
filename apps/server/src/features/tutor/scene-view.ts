import type { TutorScene } from "@saywell/contract";
import { type Mistake, reviewScene, type SceneTurn } from "@saywell/tutor";

/**
 * A role play as its player sees it.
 *
 * @param marksOf finds the mistakes of a message, for the review of a scene that is over
 */
export async function viewScene(
  { scene, played, messages }: SceneTurn,
  marksOf: (message: string) => Promise<readonly Mistake[]>,
): Promise<TutorScene> {
  const { id, title, level, role, partner } = scene;
  const { goals, isOver } = played;
  const view = {
    id,
    title,
    level,
    role,
    partner,
    goals: goals.map((goal) => ({ ...goal })),
    isOver,
  };
  if (!isOver) return { ...view, review: null };
  const marks: (readonly Mistake[])[] = [];
  // One after the other, since others talk at the same time.
  for (const message of messages) marks.push(await marksOf(message));
  const { wellSaid, toRepair, words, goalsOpen } = reviewScene(scene, played, marks);
  return {
    ...view,
    review: {
      wellSaid: [...wellSaid],
      toRepair: toRepair.map(({ said, marks: inside }) => ({ said, marks: [...inside] })),
      words: [...words],
      goalsOpen: [...goalsOpen],
    },
  };
}
