import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnglishReference } from "../english-reference/read";
import { readCourse } from "../read-course";
import { courseVocabulary } from "./course-vocabulary";
import { pickStarterWords } from "./pick-starter-words";

/*
 * Writes data/word-board/starter-words.txt. Run by `npm run starter-words -w @saywell/content`, when the
 * list is to follow the course; then read what has changed, since children see it.
 */
const data = join(dirname(fileURLToPath(import.meta.url)), "../../data");
const course = readCourse(data);
const english = readEnglishReference(data);
if ("problems" in course || "problems" in english) throw new Error("Build the content first.");

const words = readFileSync(join(data, "word-board/words.txt"), "utf8").trim().split("\n");
const vocabulary = courseVocabulary({
  lessons: course.lessons,
  dictionary: english.value.dictionary,
});
const starters = pickStarterWords(words, vocabulary);
writeFileSync(join(data, "word-board/starter-words.txt"), `${starters.join("\n")}\n`);
console.log(`${starters.length} starter words.`);
