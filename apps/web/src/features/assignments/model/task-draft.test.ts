import { expect, test } from "vitest";
import { emptyTask, newWorkOf, type TaskDraft } from "./task-draft";

const rest = {
  instructions: "",
  dueAt: null,
  lateRule: "ACCEPT" as const,
  studentIds: null,
  isDraft: false,
};
const own = [{ question: "1 + 1?", answer: "2", wrong: ["1", "3", "4"], explanation: "" }];
const work = (draft: Partial<TaskDraft>, questions?: typeof own) =>
  newWorkOf({ ...emptyTask("B1"), ...draft }, rest, questions);

test.each([
  [{ kind: "LESSON" }, ["lessons"]],
  [{ kind: "QUIZ", questions: "0" }, ["questions", "title"]],
  [{ kind: "QUIZ", title: "Quiz", questionsFrom: "set" }, ["set"]],
  [{ kind: "WRITING" }, ["prompt", "title"]],
  [{ kind: "WRITING", title: "A", prompt: "B", minWords: "100", maxWords: "50" }, ["words"]],
  [{ kind: "WRITING", title: "A", prompt: "B", minWords: "1.5" }, ["words"]],
  [{ kind: "SPEAKING", title: "A", prompt: "B", maxSeconds: "" }, ["seconds"]],
  [{ kind: "REVIEW", cards: "-1" }, ["cards"]],
] as const)("%j lacks %j", (draft, parts) => {
  const asked = work(draft);
  expect("wrong" in asked && Object.keys(asked.wrong).toSorted()).toEqual([...parts]);
});

test.each([
  [{ kind: "LESSON", lessonIds: ["b1-lesson-1"] }, { lessonIds: ["b1-lesson-1"] }],
  [
    { kind: "QUIZ", title: " Past ", questions: "5" },
    { title: "Past", tries: 1, questions: { category: "GRAMMAR", level: "B1", count: 5 } },
  ],
  [
    { kind: "WRITING", title: "A letter", prompt: "Write it.", level: "" },
    { title: "A letter", prompt: "Write it.", level: null, minWords: 80, maxWords: 150 },
  ],
  [
    { kind: "SPEAKING", title: "A", prompt: "B" },
    { maxSeconds: 60, level: "B1" },
  ],
  [{ kind: "PLACEMENT", testType: "junior" }, { testType: "junior" }],
  [{ kind: "REVIEW" }, { cards: 30 }],
] as const)("%j is sent as %j", (draft, expected) => {
  const asked = work({ ...draft } as Partial<TaskDraft>);
  expect("body" in asked && asked.body).toMatchObject({ kind: draft.kind, ...rest, ...expected });
});

test("a set of the teacher's own questions goes along whole", () => {
  const asked = work({ kind: "QUIZ", title: "Sums", questionsFrom: "set", setId: "s" }, own);
  expect("body" in asked && asked.body).toMatchObject({ kind: "QUIZ", questions: own });
});
