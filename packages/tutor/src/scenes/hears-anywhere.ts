import { compileScene } from "./compile-scene";
import { hearMessage, saidOf } from "./hear-message";
import type { Scene } from "./types";

/**
 * The steps for which a message holds words that reach them, wherever the scene stands: for whoever
 * tries a scene. Only a question to the partner is not seen as one here.
 */
export function hearsAnywhere(scene: Scene, message: string): string[] {
  const heard = hearMessage(compileScene(scene), message);
  return scene.steps
    .filter((step, at) => {
      const owners = [
        `hear:${at}`,
        ...step.also.flatMap(({ fulfils }, also) => (fulfils ? [`also:${at}:${also}`] : [])),
      ];
      return owners.some((owner) => saidOf(heard, owner).length > 0);
    })
    .map(({ id }) => id);
}
