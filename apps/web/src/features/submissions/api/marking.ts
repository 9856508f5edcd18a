import type { Submission } from "@saywell/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, type RequestOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const submissionQuery = (submissionId: string) =>
  readQuery("GET /api/submissions/{submissionId}", { params: { submissionId } });
const commentsQuery = () => readQuery("GET /api/marking-comments", {});

/** Work that waits to be marked, of one class or of all; or what was marked. */
export const useMarkingQueue = (wanted: { classId?: string; marked?: "1" }, enabled = true) =>
  useQuery({
    ...readQuery("GET /api/marking-queue", { query: wanted }),
    ...readAnew,
    refetchOnWindowFocus: true,
    enabled,
  });

/** Milliseconds after which a text is looked at again that the program still reads. */
const readsFor = 1500;

/** Work that was handed in. What the program proposes is waited for. */
export const useSubmission = (submissionId: string) =>
  useQuery({
    ...submissionQuery(submissionId),
    ...readAnew,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.isBeingRead === true ? readsFor : false),
  });

type MarkingBody = RequestOf<"PUT /api/submissions/{submissionId}/marking">["body"];

/** Keeps a marking, and gives it out. Each answers how it stands then. */
export function useMarkingCalls(submissionId: string) {
  const client = useQueryClient();
  const show = (submission: Submission) => {
    client.setQueryData(submissionQuery(submissionId).queryKey, submission);
    return submission;
  };
  const params = { submissionId };
  return {
    save: async (body: MarkingBody) =>
      show(await callApi("PUT /api/submissions/{submissionId}/marking", { params, body })),
    release: async (body: { revision: number; outcome: "MARKED" | "RETURNED" }) => {
      const submission = show(
        await callApi("POST /api/submissions/{submissionId}/release", { params, body }),
      );
      void client.invalidateQueries({
        predicate: ({ queryKey: [root, part] }) =>
          root === "/api" &&
          ["marking-queue", "assignments", "classes", "teacher"].some((each) =>
            String(part).startsWith(each),
          ),
      });
      return submission;
    },
  };
}

/** Comments that the teacher keeps to use again. */
export const useMarkingComments = () => useQuery(commentsQuery());

export function useCommentCalls() {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: commentsQuery().queryKey });
  return {
    keep: async (content: string) => {
      await callApi("POST /api/marking-comments", { body: { content } });
      await readAgain();
    },
    remove: async (commentId: string) => {
      await callApi("DELETE /api/marking-comments/{commentId}", { params: { commentId } });
      await readAgain();
    },
  };
}
