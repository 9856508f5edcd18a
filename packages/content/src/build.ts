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
 * What a browser may know, as a module: JSON, so that the compiler need not work out its type from
 * literals. Marked pure, so that a bundle leaves out what it does not use. What only the server knows is
 * a file that it reads: see `readGenerated`.
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

writeIfChanged("lessons.json", JSON.stringify(course.lessons));
writeIfChanged("badges.ts", asModule("BadgeText[]", "../src/badge-schema", course.badges));
writeIfChanged("plans.ts", asModule("PlanText[]", "../src/plan-schema", course.plans));
writeIfChanged("demo-lessons.ts", asModule("DemoLesson[]", "../src/demo-lessons", demoLessons));
writeIfChanged("level-tests.json", JSON.stringify(bank.value));
writeIfChanged("learner-advice.json", JSON.stringify(course.advice));
writeIfChanged("teachers.ts", asModule("CourseAuthor[]", "../src/teacher-schema", course.teachers));
writeIfChanged("practice-partner.json", JSON.stringify(practicePartner.value));
writeIfChanged("english-reference.json", JSON.stringify(english.value));
writeIfChanged("quiz.json", JSON.stringify(quiz.value));
const played = scenes.value.map(({ scene }) => scene);
writeIfChanged("scenes.json", JSON.stringify(played));
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
writeIfChanged("word-graph.json", JSON.stringify(encodeWordGraph(buildWordGraph(words))));
const vocabulary = courseVocabulary({
  lessons: course.lessons,
  dictionary: english.value.dictionary,
});
writeIfChanged(
  "word-board-words.json",
  JSON.stringify(packWordList(words, measureWords(words, vocabulary))),
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
