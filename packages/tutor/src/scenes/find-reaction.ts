import { type Heard, saidOf } from "./hear-message";
import type { Hit } from "./pattern-set";
import type { Scene, SceneLine, SceneStep } from "./types";

/** What a message means for a step. */
export interface Reaction {
  readonly hit: Hit;
  readonly lines: readonly SceneLine[];
  readonly fulfils: boolean;
  /** What conditions may call it later. */
  readonly as: string | null;
}

interface Looked {
  readonly scene: Scene;
  readonly step: SceneStep;
  readonly isCurrent: boolean;
  readonly from: Heard;
  readonly isAllowed: (hit: Hit) => boolean;
}

/** What a message means for a step; null where it means nothing for it. */
export function findReaction({ scene, step, isCurrent, from, isAllowed }: Looked): Reaction | null {
  const at = scene.steps.indexOf(step);
  const first = (owner: string) => saidOf(from, owner).find(isAllowed);
  const also = step.also.flatMap(({ say, fulfils, as }, index): Reaction[] => {
    const hit = fulfils || isCurrent ? first(`also:${at}:${index}`) : undefined;
    return hit === undefined ? [] : [{ hit, lines: say, fulfils, as }];
  });
  const better = also.find(({ fulfils }) => fulfils);
  if (better) return better;
  const hit = first(`hear:${at}`) ?? (isCurrent ? first(`answer:${at}`) : undefined);
  const other = also.find((each) => hit === undefined || saysMore(each.hit, hit));
  if (other) return other;
  return hit === undefined ? null : { hit, lines: step.say, fulfils: true, as: null };
}

/** "I lost the receipt" says more than "receipt", whatever else comes after it. */
const saysMore = (one: Hit, other: Hit): boolean =>
  wordsOf(one).length > wordsOf(other).length &&
  wordsOf(other).every((at) => one.used.includes(at));

const wordsOf = ({ used, heard }: Hit): number[] =>
  used.filter(
    (at) =>
      !heard.some(
        ({ slot, start = at, end = at }) => slot === "something" && at >= start && at < end,
      ),
  );

/** What was named for a step only to say that it is not wanted; null where nothing was. */
export function deniedIn(scene: Scene, step: SceneStep, { hits }: Heard): string | null {
  const at = scene.steps.indexOf(step);
  const hit = [...(hits.get(`hear:${at}`) ?? []), ...(hits.get(`answer:${at}`) ?? [])].find(
    ({ isDenied }) => isDenied,
  );
  return hit?.heard.find(({ slot }) => slot in scene.slots)?.value ?? null;
}
