import { z } from "zod";
import { call } from "../call";
import { wordMaxLength } from "../constants";
import { cefrLevel, plainText } from "../fields";

export const wordCalls = [
  call("GET /api/words/{word}", {
    summary: "What a word means: from the course first, then from a dictionary; and its level.",
    area: "Words",
    access: "session",
    params: z.object({ word: plainText(wordMaxLength).min(1) }),
    reply: z.object({
      /** The form that was found, as `go` for `went`. */
      word: z.string(),
      /** That of the lesson that teaches it, or about that of how much it is used; null where rare. */
      level: cefrLevel.nullable(),
      meanings: z.array(
        z.object({
          partOfSpeech: z.string(),
          meaning: z.string(),
          example: z.string().nullable(),
          source: z.enum(["COURSE", "DICTIONARY"]),
        }),
      ),
    }),
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
