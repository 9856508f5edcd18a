import { loadContent } from "@saywell/content/answers";
import type { TestApp, TestUser } from "../../../testing/build-test-app";

export const busyLearner = {
  name: "Zephyrine Quill",
  email: "zephyrine.quill@example.org",
  password: "correct horse battery",
};

/** A learner who has left something of their own in every table. */
export async function makeBusyLearner(app: TestApp): Promise<TestUser> {
  const { name, email, password } = busyLearner;
  const as = await app.signIn({ name, email, password, ageBand: "ADULT" });
  const lesson = loadContent().lesson("a1-lesson-1")!;
  const about = { userId: as.id, lessonId: lesson.id };
  const params = { userId: as.id };

  const { steps } = lesson.dialogueFlow;
  const nameStep = steps.findIndex(({ inputType }) => inputType === "text");
  const answers = steps
    .slice(0, nameStep + 1)
    .map(({ id, inputType }) => ({ stepId: id, answer: inputType === "text" ? name : "" }));
  const replies = [
    await app.call("PUT /api/account/{userId}", { params, body: { avatar: "owl" } }, { as }),
    await app.call(
      "POST /api/lessons/{id}/answers",
      { params: { id: lesson.id }, body: { userId: as.id, answers } },
      { as },
    ),
    await app.call(
      "POST /api/lessons/xapi",
      {
        body: {
          ...about,
          verb: "answered",
          object: "lesson.hello",
          success: 1,
          response: `${name}, ${email}`,
        },
      },
      { as },
    ),
    await app.call(
      "POST /api/lessons/progress",
      { body: { ...about, progress: 100, completed: 1 } },
      { as },
    ),
    await app.call(
      "POST /api/lessons/{id}/bookmark",
      { params: { id: lesson.id }, body: { userId: as.id, isBookmarked: true } },
      { as },
    ),
    await app.call(
      "POST /api/review/{userId}/words",
      { params, body: { lessonId: lesson.id, word: lesson.words[0]!.word } },
      { as },
    ),
  ];
  const failed = replies.find(({ status }) => status !== 200);
  if (failed !== undefined) throw new Error(failed.text);
  await app.db
    .insertInto("subscription")
    .values({ account_id: as.id, plan_type: "CORE", status: "active" })
    .execute();
  return as;
}
