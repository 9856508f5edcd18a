import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { demoLessonIds, type DemoLesson } from "./demo-lessons";
import { readBank } from "./level-tests/read-bank";
import { readCourse } from "./read-course";
import { readEnglishReference } from "./english-reference/read";
import { buildWordGraph, encodeWordGraph } from "@saywell/word-board/word-graph";
import { readQuiz } from "./quiz/read-quiz";
import { readPracticePartner } from "./read-practice-partner";
import { describeProblem } from "./read-source";
import { readScenes } from "./scenes/read-scenes";
import { packWordList } from "./word-board/built-word-list";
import { courseVocabulary } from "./word-board/course-vocabulary";
import { measureWords } from "./word-board/measure-words";
import { readWordLists } from "./word-board/read-word-lists";

/** Checks all content and writes `generated/`. Run by `npm run build -w @saywell/content`. */

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * JSON as a module whose type the compiler need not work out from half a megabyte of literals.
 * Marked pure, so that a bundle leaves out what it does not use.
 */
const asModule = (type: string, from: string, value: unknown) =>
  `import type { ${type.replace("[]", "")} } from "${from}";\n\nexport default /* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n) as ${type};\n`;

/** Leaves an unchanged file alone, so that watchers and build stamps stay quiet. */
function writeIfChanged(name: string, text: string) {
  const file = join(root, "generated", name);
  let before: string | undefined;
  try {
    before = readFileSync(file, "utf8");
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  if (before !== text) writeFileSync(file, text);
}

const source = [join(root, "data"), "packages/content/data"] as const;
const course = readCourse(...source);
const bank = readBank(...source);
const practicePartner = readPracticePartner(...source);
const english = readEnglishReference(...source);
const quiz = readQuiz(...source);
const scenes = readScenes(...source);
const wordLists = readWordLists(...source);
if (
  "problems" in course ||
  "problems" in bank ||
  "problems" in practicePartner ||
  "problems" in english ||
  "problems" in quiz ||
  "problems" in scenes ||
  "problems" in wordLists
) {
  const problems = [course, bank, practicePartner, english, quiz, scenes, wordLists].flatMap(
    (part) => ("problems" in part ? part.problems : []),
  );
  console.error(problems.map(describeProblem).join("\n"));
  console.error(`\nThe content has ${problems.length} problem(s). Nothing was built.`);
  process.exit(1);
}

const demoLessons = demoLessonIds.map((id): DemoLesson => {
  const lesson = course.lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`The demo lesson ${id} is missing from data/lessons.`);
  const { title, description, thumbnail, difficulty, duration, xpReward, coinReward } = lesson;
  return { id, title, description, level: difficulty, duration, xpReward, coinReward, thumbnail };
});

writeIfChanged("lessons.ts", asModule("CompiledLesson[]", "../src/compiled", course.lessons));
writeIfChanged("badges.ts", asModule("BadgeText[]", "../src/badge-schema", course.badges));
writeIfChanged("plans.ts", asModule("PlanText[]", "../src/plan-schema", course.plans));
writeIfChanged("demo-lessons.ts", asModule("DemoLesson[]", "../src/demo-lessons", demoLessons));
writeIfChanged(
  "level-tests.ts",
  asModule("CompiledBank", "../src/level-tests/compiled-item", bank.value),
);
writeIfChanged(
  "learner-advice.ts",
  asModule("LearnerAdvice", "../src/level-tests/learner-advice", course.advice),
);
writeIfChanged("teachers.ts", asModule("CourseAuthor[]", "../src/teacher-schema", course.teachers));
writeIfChanged(
  "practice-partner.ts",
  asModule(
    "PracticePartnerPhrasesByLevel",
    "../src/practice-partner-schema",
    practicePartner.value,
  ),
);
writeIfChanged(
  "english-reference.ts",
  asModule("EnglishReference", "../src/english-reference/schema", english.value),
);
writeIfChanged(
  "quiz.ts",
  asModule("CompiledQuizQuestion[]", "../src/quiz/quiz-schema", quiz.value),
);
const played = scenes.value.map(({ scene }) => scene);
writeIfChanged("scenes.ts", asModule("CompiledScene[]", "../src/scenes/compiled-scene", played));
writeIfChanged(
  "scene-list.ts",
  asModule(
    "ListedScene[]",
    "../src/scenes/compiled-scene",
    played.map(({ id, title, level, topic }) => ({ id, title, level, topic })),
  ),
);
const { words, starterWords } = wordLists.value;
// A graph takes half a second to build, so it is built here and not when a school starts.
writeIfChanged(
  "word-graph.ts",
  `export default /* @__PURE__ */ ${JSON.stringify(encodeWordGraph(buildWordGraph(words)))};\n`,
);
const vocabulary = courseVocabulary({
  lessons: course.lessons,
  dictionary: english.value.dictionary,
});
writeIfChanged(
  "word-board-words.ts",
  asModule(
    "BuiltWordList",
    "../src/word-board/built-word-list",
    packWordList(words, measureWords(words, vocabulary)),
  ),
);
writeIfChanged(
  "starter-words.ts",
  `export default ${JSON.stringify(starterWords.join(" "))} as string;\n`,
);
const counts = [
  `${course.lessons.length} lessons`,
  `${course.badges.length} badges`,
  `${course.plans.length} plans`,
  `${bank.value.items.length} test items`,
  `${quiz.value.length} quiz questions`,
  `${played.length} scenes`,
  `${english.value.dictionary.length} meanings of words`,
  `${words.length} words to play`,
];
console.log(`Content: ${counts.join(", ")}.`);
