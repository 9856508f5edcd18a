import { z } from "zod";
import { call } from "./call";
import { done, id, instant, userIdParams } from "./fields";

export const savedWord = z.object({
  id,
  word: z.string(),
  meaning: z.string(),
  example: z.string(),
  lessonId: id,
  savedAt: instant,
});
export type SavedWord = z.output<typeof savedWord>;

const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const reviewCalls = [
  call("GET /api/review/{userId}/words", {
    summary: "The words I saved for review, newest first.",
    area: "Review",
    access: "session",
    params: userIdParams,
    reply: z.array(savedWord),
    errors,
  }),
  call("POST /api/review/{userId}/words", {
    summary: "Save a word of a lesson for review. Saving it twice keeps it once.",
    area: "Review",
    access: "session",
    params: userIdParams,
    body: z.object({ lessonId: id, word: z.string().min(1).max(60) }),
    reply: savedWord,
    errors,
  }),
  call("DELETE /api/review/{userId}/words/{wordId}", {
    summary: "Take a saved word out of review.",
    area: "Review",
    access: "session",
    params: z.object({ userId: id, wordId: id }),
    reply: done,
    errors,
  }),
] as const;
