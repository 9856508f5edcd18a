import { callNamed } from "@saywell/contract";
import { loadContent } from "@saywell/content/answers";
import { readStatementObject, statementObject } from "@saywell/lesson";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCourse } from "./testing/open-course";

const content = loadContent();
const { body: statementBody } = callNamed("POST /api/lessons/xapi");

/** The specification says "a title slug" and leaves open how it is made. */
const waysOfSlugging: Record<string, (title: string) => string> = {
  "hyphens for spaces": (title) => title.toLowerCase().replace(/\s+/g, "-"),
  "hyphens for all but letters and digits": (title) =>
    title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
  "accents and marks taken off": (title) =>
    title
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, "")
      .replace(/\s+/g, "-"),
  "underscores, capitals kept": (title) => title.replace(/\W+/g, "_"),
  "letters of any language": (title) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"),
  "the title as it is": (title) => title,
  "our own": (title) => statementObject(title).slice("lesson.".length),
};
const ways = Object.entries(waysOfSlugging);

describe.each(ways)("titles cut into slugs as %s", (_way, slugOf) => {
  test.each(content.lessons.map(({ title }) => title))(
    "%s is taken and understood, of the lesson and of a step",
    (title) => {
      const object = `lesson.${slugOf(title)}`;
      for (const [said, stepId] of [
        [object, null],
        [`${object}.step_your-name`, "your-name"],
      ] as const) {
        const statement = {
          userId: "u",
          lessonId: "l",
          verb: "answered",
          object: said,
          success: 1,
        };
        expect(statementBody.safeParse(statement).error).toBeUndefined();
        expect(readStatementObject(title, said)).toEqual({ stepId });
      }
    },
  );

  test("name one lesson each", () => {
    const mistaken = content.lessons.flatMap(({ id, title }) =>
      content.lessons
        .filter((other) => other.id !== id)
        .filter((other) => readStatementObject(other.title, `lesson.${slugOf(title)}`))
        .map((other) => `${title}: ${other.title}`),
    );
    expect(mistaken).toEqual([]);
  });
});

describe("a client that knows only the specification", () => {
  let course: Awaited<ReturnType<typeof openCourse>>;
  beforeAll(async () => {
    course = await openCourse(content);
  });
  afterAll(() => course.close());

  const awkward = content.lessons.filter(({ title }) =>
    ["At the café", "At the doctor's", "Hello, nice to meet you"].includes(title),
  );

  test.each(
    awkward.flatMap((lesson) =>
      ways.map(([way, slugOf]) => [lesson.title, way, lesson, slugOf] as const),
    ),
  )("is heard on %s, with %s", async (title, _way, lesson, slugOf) => {
    const as = await course.signInGuest();
    const step = lesson.dialogueFlow.steps.find(({ xpAward }) => xpAward > 0);
    const object = `lesson.${slugOf(title)}`;
    const statement = { userId: as.id, lessonId: lesson.id, success: 1 } as const;
    for (const body of [
      { ...statement, verb: "interacted", object } as const,
      { ...statement, verb: "answered", object: `${object}.step_${step!.id}` } as const,
    ]) {
      expect(await course.call("POST /api/lessons/xapi", { body }, { as })).toMatchObject({
        status: 200,
      });
    }
    const kept = await course.db
      .selectFrom("statement")
      .select("object")
      .where("account_id", "=", as.id)
      .orderBy("object")
      .execute();
    expect(kept).toEqual([{ object }, { object: `${object}.step_${step!.id}` }]);
    const body = {
      userId: as.id,
      lessonId: lesson.id,
      quizScore: 0,
      quizMaxScore: 0,
      duration: 60,
    };
    const completion = await course.call("POST /api/lessons/complete", { body }, { as });
    expect(completion.body.xpAwarded).toBeGreaterThan(0);
  });
});
