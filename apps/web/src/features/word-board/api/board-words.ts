import { wordMaxLength } from "@saywell/contract/constants";
import { foldText } from "@saywell/english";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";

/** What a word of the board means, and of which level it is. */
export function useWordMeaning(word: string) {
  const asked = foldText(word).slice(0, wordMaxLength);
  const reading = useQuery(readQuery("GET /api/words/{word}", { params: { word: asked } }));
  const found = reading.data;
  return {
    found,
    error: reading.error,
    isUnknown: reading.error instanceof ApiError && reading.error.status === 404,
  };
}

/** `unknown`: the dictionary has no meaning to learn. */
export type WordSaving = "saving" | "saved" | "failed" | "unknown";

export interface WordSaver {
  /** What became of a word that was saved here. */
  savingOf: (word: string) => WordSaving | undefined;
  /** Puts a word into one's review, and answers what became of it. Saving it twice keeps it once. */
  save: (word: string) => Promise<WordSaving>;
}

export function useWordSaver(userId: string): WordSaver {
  const client = useQueryClient();
  const [savings, setSavings] = useState<Readonly<Record<string, WordSaving>>>({});
  const mark = (word: string, saving: WordSaving): void =>
    setSavings((before) => ({ ...before, [word]: saving }));
  return {
    savingOf: (word) => savings[word.toLowerCase()],
    async save(shown) {
      const word = shown.toLowerCase();
      mark(word, "saving");
      try {
        await callApi("POST /api/review/{userId}/words", {
          params: { userId },
          body: { word },
        });
        mark(word, "saved");
        void client.invalidateQueries({ queryKey: ["/api", "review"] });
        return "saved";
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.status === 404;
        const outcome = isUnknown ? "unknown" : "failed";
        mark(word, outcome);
        return outcome;
      }
    },
  };
}
