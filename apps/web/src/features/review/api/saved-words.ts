import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedWord } from "@saywell/contract";
import { callApi } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { dueQuery } from "./review-queries";

const savedWordsQuery = (userId: string) =>
  readQuery("GET /api/review/{userId}/words", { params: { userId } });

/** The words saved for review, newest first. */
export const useSavedWords = (userId: string) => useQuery(savedWordsQuery(userId));

/** Saves a word of a lesson, or without one as the dictionary explains it. Saving it twice keeps it once. */
export function useSaveWord(userId: string) {
  const client = useQueryClient();
  const { queryKey } = savedWordsQuery(userId);
  return useMutation({
    mutationFn: ({ lessonId, word }: Pick<SavedWord, "lessonId" | "word">) =>
      callApi("POST /api/review/{userId}/words", {
        params: { userId },
        body: lessonId === null ? { word } : { lessonId, word },
      }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (words) => words && withWord(words, saved));
      void client.invalidateQueries({ queryKey: dueQuery().queryKey });
      return client.invalidateQueries({ queryKey });
    },
  });
}

const withWord = (words: readonly SavedWord[], saved: SavedWord): SavedWord[] => [
  saved,
  ...words.filter(({ id }) => id !== saved.id),
];

/** Takes a word out of review. */
export function useRemoveWord(userId: string) {
  const client = useQueryClient();
  const { queryKey } = savedWordsQuery(userId);
  return useMutation({
    mutationFn: ({ id }: Pick<SavedWord, "id">) =>
      callApi("DELETE /api/review/{userId}/words/{wordId}", { params: { userId, wordId: id } }),
    onSuccess: (_, { id }) => {
      void client.invalidateQueries({ queryKey: dueQuery().queryKey });
      client.setQueryData(queryKey, (words) => words?.filter((each) => each.id !== id));
    },
  });
}
