import { cefrLevels } from "@saywell/cefr";
import { z } from "zod";

const line = z.string().trim().min(1).max(140);

/** The shape of `data/english/situations.yaml`: what one says when, for learners who ask. */
export const situationSource = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    title: line.max(60),
    /** What learners call it, in small letters. */
    names: z.array(line.max(60)).min(1),
    /** Where a learner first needs it. */
    level: z.enum(cefrLevels),
    phrases: z
      .array(
        z.strictObject({
          say: line,
          /** Ends a sentence that begins "You say it …". */
          when: line.max(80),
          level: z.enum(cefrLevels),
          register: z.enum(["neutral", "formal", "informal"]),
        }),
      )
      .min(6)
      .max(10),
  }),
);
export type Situation = z.output<typeof situationSource>[number];
