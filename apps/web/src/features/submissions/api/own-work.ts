import type { DeclaredCallName, OwnWork } from "@saywell/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, type ReplyOf, type RequestOf, urlOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const ownWorkQuery = (assignmentId: string) =>
  readQuery("GET /api/my-assignments/{assignmentId}", { params: { assignmentId } });

/** Work that somebody is to do, with what they have done of it. */
export const useOwnWork = (assignmentId: string) =>
  useQuery({ ...ownWorkQuery(assignmentId), ...readAnew, refetchOnWindowFocus: true });

/** Keeps what is written so far. Nothing that is shown changes by it. */
export const saveDraft = (
  assignmentId: string,
  body: NonNullable<RequestOf<"PUT /api/my-assignments/{assignmentId}/draft">["body"]>,
): Promise<ReplyOf<"PUT /api/my-assignments/{assignmentId}/draft">> =>
  callApi("PUT /api/my-assignments/{assignmentId}/draft", { params: { assignmentId }, body });

/** Keeps a recording. */
export async function keepRecording(
  assignmentId: string,
  { blob, seconds }: { blob: Blob; seconds: number },
): Promise<void> {
  await callApi("POST /api/my-assignments/{assignmentId}/recording", {
    params: { assignmentId },
    body: { mediaType: mediaTypeOf(blob), seconds, data: await base64Of(blob) },
  });
}

/** Hands work in, and shows what became of it wherever it stands. */
export function useHandIn(assignmentId: string) {
  const client = useQueryClient();
  return async (
    body: NonNullable<RequestOf<"POST /api/my-assignments/{assignmentId}/submissions">["body"]>,
  ): Promise<ReplyOf<"POST /api/my-assignments/{assignmentId}/submissions">> => {
    try {
      const { help, ...work } = await callApi(
        "POST /api/my-assignments/{assignmentId}/submissions",
        {
          params: { assignmentId },
          body,
        },
      );
      client.setQueryData(ownWorkQuery(assignmentId).queryKey, work satisfies OwnWork);
      return { ...work, ...(help !== undefined && { help }) };
    } finally {
      void client.invalidateQueries({
        predicate: ({ queryKey: [root, part, one] }) =>
          root === "/api" &&
          ((part === "my-assignments" && one === undefined) || part === "review"),
      });
    }
  };
}

/** Where a recording is heard. */
export const recordingUrl = (submissionId: string): string =>
  urlOf("GET /api/submissions/{submissionId}/recording" satisfies DeclaredCallName, {
    params: { submissionId },
  });

/** What the server takes, without what browsers add, as `;codecs=opus`. */
function mediaTypeOf({ type }: Blob) {
  const bare = type.split(";")[0];
  return bare === "audio/ogg" || bare === "audio/mp4" ? bare : "audio/webm";
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  }
  return btoa(text);
}
