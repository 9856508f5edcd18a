import { expect, test } from "vitest";
import { badgeFacts } from "./badge-facts";

const lessons = new Map([
  ["a1-lesson-1", { topic: "everyday", tags: ["polite", "home"], xpReward: 60 }],
  ["a1-lesson-2", { topic: "everyday", tags: ["home"], xpReward: 70 }],
  ["a1-lesson-3", { topic: "everyday", tags: ["home"], xpReward: 75 }],
  ["a2-lesson-1", { topic: "travel", tags: [], xpReward: 85 }],
]);
const completed = (source: string, xp: number) =>
  ({ kind: "lesson-completed", source, xp }) as const;
const part = (source: string, xp: number) => ({ kind: "lesson-part", source, xp }) as const;
const improved = (source: string, xp: number) => ({ kind: "lesson-improved", source, xp }) as const;

test("badge facts are counted from what was paid", () => {
  const facts = badgeFacts(
    {
      xp: 245,
      roomMessages: 3,
      gamesWon: 1,
      lessonEntries: [
        completed("a1-lesson-1", 60),
        completed("a1-lesson-2", 40),
        improved("a1-lesson-2:20", 10),
        improved("a1-lesson-2:30", 10),
        completed("a2-lesson-1", 45),
        improved("a2-lesson-1:40", 40),
        completed("withdrawn-lesson", 40),
        part("a1-lesson-3:10+5", 15),
      ],
      studyDays: ["2026-03-01", "2026-03-02", "2026-03-09"],
      keptDays: [],
    },
    (id) => lessons.get(id),
    "2026-03-03",
  );
  expect(facts).toEqual({
    lessonsCompleted: 4,
    perfectQuizzes: 2,
    completedByTopic: { everyday: 2, travel: 1 },
    completedByTag: { polite: 1, home: 2 },
    longestStreak: 2,
    roomMessages: 3,
    gamesWon: 1,
  });
});
