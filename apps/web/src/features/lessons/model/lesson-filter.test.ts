import { describe, expect, it } from "vitest";
import { makeSummary } from "../../../testing/learning";
import {
  filterLessons,
  isFiltering,
  type LessonFilter,
  readFilter,
  writeFilter,
} from "./lesson-filter";

const none: LessonFilter = { level: null, topic: null, state: null, search: "" };
const lessons = [
  makeSummary({ id: "new", title: "At the café", canDo: "Can order food.", topic: "everyday" }),
  makeSummary({
    id: "begun",
    title: "At the office",
    topic: "work",
    difficulty: "B1",
    progress: { progress: 40, completedAt: null },
    isBookmarked: true,
  }),
  makeSummary({
    id: "done",
    title: "Don’t miss the train",
    description: "Buy a ticket.",
    topic: "travel",
    difficulty: "B1",
    progress: { progress: 100, completedAt: "2026-01-02T03:04:05Z" },
  }),
];
const found = (filter: Partial<LessonFilter>) =>
  filterLessons(lessons, { ...none, ...filter }).map(({ id }) => id);

describe("a filter", () => {
  it.each([
    ["nothing", {}, ["new", "begun", "done"]],
    ["a level", { level: "B1" }, ["begun", "done"]],
    ["a topic", { topic: "travel" }, ["done"]],
    ["not started", { state: "not-started" }, ["new"]],
    ["in progress", { state: "in-progress" }, ["begun"]],
    ["completed", { state: "completed" }, ["done"]],
    ["bookmarked", { state: "bookmarked" }, ["begun"]],
    ["several at once", { level: "B1", state: "completed" }, ["done"]],
    ["what no lesson is", { level: "C2" }, []],
  ] as const)("asks for %s", (_, filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  it.each([
    ["in the title", "office", ["begun"]],
    ["in the description", "ticket", ["done"]],
    ["in what a learner can do", "order food", ["new"]],
    ["in any case, without accents", "CAFE", ["new"]],
    ["with either apostrophe", "don't", ["done"]],
    ["each word, wherever it stands", "food café", ["new"]],
    ["nothing but blanks", "  ", ["new", "begun", "done"]],
    ["what stands nowhere", "zebra", []],
  ])("finds words %s", (_, search, ids) => {
    expect(found({ search })).toEqual(ids);
  });
});

describe("the address", () => {
  it("gives back the filter that was written into it", () => {
    const filter: LessonFilter = {
      level: "B2",
      topic: "work",
      state: "bookmarked",
      search: "a b & c",
    };
    expect(
      readFilter(new URLSearchParams(writeFilter(filter, new URLSearchParams()).toString())),
    ).toEqual(filter);
  });

  it("is short where nothing is asked, and keeps what is not its own", () => {
    const before = new URLSearchParams("level=A1&q=tea&from=mail");
    expect(writeFilter(none, before).toString()).toBe("from=mail");
  });

  it("asks nothing with what no filter knows", () => {
    expect(readFilter(new URLSearchParams("level=Z9&state=lost"))).toEqual(none);
    expect(isFiltering(none)).toBe(false);
    expect(isFiltering({ ...none, search: " " })).toBe(false);
    expect(isFiltering({ ...none, topic: "work" })).toBe(true);
  });
});
