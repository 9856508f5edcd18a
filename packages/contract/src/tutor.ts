import { z } from "zod";
import { call } from "./call";
import { id, typedText } from "./fields";

export const chatMessage = z.object({
  id,
  sender: z.enum(["user", "avatar"]),
  text: z.string().max(4000),
});

export const tutorCalls = [
  call("POST /api/ai/chat", {
    summary: "Say something to the AI teacher and get a reply.",
    area: "AI teacher",
    access: "session",
    body: z.object({
      message: typedText(2000).trim().min(1),
      conversationHistory: z.array(chatMessage).max(100),
      lessonId: id.nullable(),
    }),
    reply: z.object({ response: z.string() }),
    errors: ["not-signed-in", "not-found", "plan-required"],
  }),
] as const;
