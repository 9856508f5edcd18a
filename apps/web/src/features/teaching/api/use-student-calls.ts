import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { notesQuery } from "./teaching-queries";

/** Moves a student or takes them out. Each throws where it is refused. */
export function useStudentPlace(classId: string, studentId: string) {
  const client = useQueryClient();
  const params = { classId, studentId };
  /** Lists and figures of both classes are others now; the student's page is left and not read again. */
  const forget = () => void client.invalidateQueries({ refetchType: "none" });
  return {
    remove: async () => {
      await callApi("DELETE /api/classes/{classId}/students/{studentId}", { params });
      forget();
    },
    move: async (toClassId: string) => {
      await callApi("POST /api/classes/{classId}/students/{studentId}/move", {
        params,
        body: { toClassId },
      });
      forget();
    },
  };
}

/** Writes, changes and deletes notes; they are read again after each, also after a refusal. */
export function useNoteCalls(classId: string, studentId: string) {
  const client = useQueryClient();
  const params = { classId, studentId };
  const { queryKey } = notesQuery(classId, studentId);
  async function thenRead(call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  }
  return {
    add: (content: string) =>
      thenRead(
        callApi("POST /api/classes/{classId}/students/{studentId}/notes", {
          params,
          body: { content },
        }),
      ),
    change: (noteId: string, content: string) =>
      thenRead(
        callApi("PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}", {
          params: { ...params, noteId },
          body: { content },
        }),
      ),
    remove: (noteId: string) =>
      thenRead(
        callApi("DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}", {
          params: { ...params, noteId },
        }),
      ),
  };
}
