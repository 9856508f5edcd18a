import { afterEach, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../../testing/build-test-app";
import { type Course, openCourse } from "./testing/open-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const bookmark = (as: TestUser, isBookmarked: boolean, id = "a1-lesson-1") =>
  course.call(
    "POST /api/lessons/{id}/bookmark",
    { params: { id }, body: { userId: as.id, isBookmarked } },
    { as },
  );
const inList = async (as: TestUser) =>
  (await course.call("GET /api/lessons", {}, { as })).body.map(({ isBookmarked }) => isBookmarked);

test("a bookmark shows in the list and in the lesson, to its learner only", async () => {
  const [as, other] = [await course.signInGuest(), await course.signInGuest()];
  expect(await bookmark(as, true)).toMatchObject({ status: 200, body: { isBookmarked: true } });
  expect(await inList(as)).toEqual([true, false]);
  expect(await course.read(as)).toMatchObject({ isBookmarked: true, progress: null });
  expect(await inList(other)).toEqual([false, false]);
});

test("setting it twice keeps one, taking it away twice is fine too", async () => {
  const as = await course.signInGuest();
  for (const isBookmarked of [true, true, false, false]) {
    expect((await bookmark(as, isBookmarked)).body).toEqual({ isBookmarked });
    expect(await inList(as)).toEqual([isBookmarked, false]);
  }
});

test("progress and bookmark of the same lesson stand beside each other", async () => {
  const as = await course.signInGuest();
  await course.saveProgress(as, 40);
  await bookmark(as, true);
  const { body } = await course.call("GET /api/lessons", {}, { as });
  expect(body).toMatchObject([
    { progress: { progress: 40, completedAt: null }, isBookmarked: true },
    { progress: null, isBookmarked: false },
  ]);
});

test("marking a page is no study", async () => {
  const as = await course.signInGuest();
  await bookmark(as, true);
  expect(await course.profile(as)).toMatchObject({ streak: 0, studiedToday: false });
});

test("a lesson that does not exist cannot be bookmarked", async () => {
  const as = await course.signInGuest();
  expect(await bookmark(as, true, "a1-lesson-9")).toMatchObject({
    status: 404,
    code: "not-found",
    text: "There is no such lesson.",
  });
});
