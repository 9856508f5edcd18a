import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnQuestion, QuizSet } from "@saywell/contract";
import { callApi, fetchFile } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { saveFile } from "../../../lib/save-file";
import { fileNameOf } from "../model/file-name";

const setsQuery = () => ({ ...readQuery("GET /api/quiz-sets", {}), ...readAnew });
const setQuery = (setId: string) => readQuery("GET /api/quiz-sets/{setId}", { params: { setId } });

export const useQuizSets = () => useQuery(setsQuery());
/** What is being changed is not read again meanwhile. */
export const useQuizSet = (setId: string) =>
  useQuery({ ...setQuery(setId), refetchOnMount: "always", gcTime: 0 });

/** Reads the questions of a set once. */
export function useReadQuizSet() {
  const client = useQueryClient();
  return async (setId: string): Promise<readonly OwnQuestion[]> =>
    (await client.fetchQuery(setQuery(setId))).questions;
}

/** Keeps a set: a new one where there is no id. Throws where it is refused. */
export function useSaveQuizSet(setId: string | null) {
  const client = useQueryClient();
  return async (body: { title: string; questions: OwnQuestion[] }): Promise<QuizSet> => {
    const saved =
      setId === null
        ? await callApi("POST /api/quiz-sets", { body })
        : await callApi("PUT /api/quiz-sets/{setId}", { params: { setId }, body });
    client.setQueryData(setQuery(saved.id).queryKey, saved);
    return saved;
  };
}

/** Throws a set away. */
export function useDeleteQuizSet(): (setId: string) => Promise<void> {
  const client = useQueryClient();
  return async (setId) => {
    try {
      await callApi("DELETE /api/quiz-sets/{setId}", { params: { setId } });
    } finally {
      void client.invalidateQueries({ queryKey: setsQuery().queryKey, exact: true });
    }
  };
}

export async function saveQuizSetFile(set: { id: string; title: string }): Promise<void> {
  const file = await fetchFile("GET /api/quiz-sets/{setId}/csv", { params: { setId: set.id } });
  saveFile(file, fileNameOf(set.title));
}
