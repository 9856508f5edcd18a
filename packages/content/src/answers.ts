import { z } from "zod";
import badges from "../generated/badges";
import lessons from "../generated/lessons";
import type { BadgeText } from "./badge-schema";
import { type CompiledLesson, compiledLesson } from "./compiled";

/** For the server only: lessons with their answers. */
export interface Content {
  /** In course order. */
  readonly lessons: readonly CompiledLesson[];
  readonly badges: readonly BadgeText[];
  lesson(id: string): CompiledLesson | undefined;
}

/** Content from parts, for the product and for tests that bring their own lessons. */
export function createContent(parts: {
  lessons: readonly CompiledLesson[];
  badges: readonly BadgeText[];
}): Content {
  const byId = new Map(parts.lessons.map((lesson) => [lesson.id, lesson]));
  return { ...parts, lesson: (id) => byId.get(id) };
}

/** The shipped course. Throws when what was built does not fit this version of the code. */
export const loadContent = (): Content =>
  createContent({ lessons: z.array(compiledLesson).parse(lessons), badges });

export type { BadgeText, CompiledLesson };
