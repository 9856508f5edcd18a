import { isSmall } from "./compile-pattern";
import { type Heard, saidOf } from "./hear-message";
import type { Hit } from "./pattern-set";
import type { Scene, SceneAlso, SceneLine, SceneStep } from "./types";

/** What a message means for a step. */
export interface Reaction {
  readonly hit: Hit;
  readonly lines: readonly SceneLine[];
  readonly fulfils: boolean;
  /** What conditions may call it later. */
  readonly as: string | null;
  /** Null where it is what the step itself waits for. */
  readonly also: SceneAlso | null;
}

interface Looked {
  readonly scene: Scene;
  readonly step: SceneStep;
  readonly isCurrent: boolean;
  readonly from: Heard;
  readonly isAllowed: (hit: Hit) => boolean;
  /** Whether it was said too often already. */
  readonly isWorn: (also: SceneAlso) => boolean;
}

/** What a message means for a step; null where it means nothing for it. */
export function findReaction({
  scene,
  step,
  isCurrent,
  from,
  isAllowed,
  isWorn,
}: Looked): Reaction | null {
  const at = scene.steps.indexOf(step);
  const first = (owner: string) => saidOf(from, owner).find(isAllowed);
  const others = step.also.flatMap((also, index): Reaction[] => {
    const { say, fulfils, as } = also;
    const isHeard = fulfils || (isCurrent && !isWorn(also));
    const hit = isHeard ? first(`also:${at}:${index}`) : undefined;
    return hit === undefined ? [] : [{ hit, lines: say, fulfils, as, also }];
  });
  const better = others.find(({ fulfils }) => fulfils);
  if (better) return better;
  const heard = first(`hear:${at}`);
  const answer = heard === undefined && isCurrent ? first(`answer:${at}`) : undefined;
  const hit = heard ?? answer;
  const other = others.find(
    (each) =>
      hit === undefined ||
      saysMore(each.hit, hit) ||
      (answer !== undefined && isBare(answer, from) && !holdsAll(answer, each.hit)),
  );
  if (other) return other;
  return hit === undefined ? null : { hit, lines: step.say, fulfils: true, as: null, also: null };
}

/** "I lost the receipt" says more than "receipt", whatever else comes after it. */
const saysMore = (one: Hit, other: Hit): boolean =>
  wordsOf(one).length > wordsOf(other).length && holdsAll(one, other);

/** "Please" and "yes" answer by themselves; "again, please" and "yes, but not now" say something else. */
function isBare({ used, heard }: Hit, { message }: Heard): boolean {
  const isPlain = (at: number) =>
    heard.some(
      ({ slot, start = -1, end = -1 }) =>
        (slot === "yes" || slot === "no") && at >= start && at < end,
    );
  return used.every((at) => isPlain(at) || isSmall(message.tokens[at]!));
}

const holdsAll = (one: Hit, other: Hit): boolean =>
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
