import { cefrLevels } from "@saywell/cefr";
import type { CompiledLesson } from "./compiled";

/** Stands between the hand-written introduction of the syllabus and what is generated. */
const marker = "<!-- Generated from here on by `npm run syllabus -w @saywell/content`. -->";

/**
 * The syllabus with everything below its marker written anew from `lessons`, which
 * are in course order. Throws when `before`, the present text, has no marker.
 */
export function renewSyllabus(before: string, lessons: readonly CompiledLesson[]): string {
  const end = before.indexOf(marker);
  if (end < 0) throw new Error(`The syllabus has lost the line that reads ${marker}`);
  const sections = cefrLevels.flatMap((level) => {
    const ofLevel = lessons.filter((lesson) => lesson.difficulty === level);
    return ofLevel.length > 0 ? [`## ${level}`, ...ofLevel.map(describeLesson)] : [];
  });
  return `${[before.slice(0, end) + marker, ...sections].join("\n\n")}\n`;
}

const describeLesson = (lesson: CompiledLesson) => `### ${lesson.title}

\`${lesson.id}\`, ${lesson.topic}

- ${lesson.canDo}
- Grammar: ${lesson.grammar.title}
- Key words: ${lesson.words.map(({ word }) => word).join("; ")}`;
