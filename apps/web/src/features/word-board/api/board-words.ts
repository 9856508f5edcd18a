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

export type WordSaving = "saving" | "saved" | "failed";

export interface WordSaver {
  /** What became of a word that was saved here. */
  savingOf: (word: string) => WordSaving | undefined;
  /** Puts a word into one's review. Saving it twice keeps it once. False where it was refused. */
  save: (word: string) => Promise<boolean>;
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
        return true;
      } catch {
        mark(word, "failed");
        return false;
      }
    },
  };
}
