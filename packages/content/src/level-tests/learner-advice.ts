import { z } from "zod";
import { testSkills } from "@saywell/adaptive-test/test-facts";
import { cefrLevels } from "@saywell/cefr";

const line = z.string().trim().min(20).max(200);

/** The shape of `data/learner-advice.yaml`: what a result of the placement test says of a level. */
export const adviceSource = z.record(
  z.enum(cefrLevels),
  z.record(
    z.enum(testSkills),
    z.strictObject({
      /** What somebody at this level can do. */
      canDo: line,
      /** What to do to get on from it. */
      advice: line,
    }),
  ),
);
export type LearnerAdvice = z.output<typeof adviceSource>;
