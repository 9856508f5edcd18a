import type { RecordingType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";

export interface Recording {
  mediaType: RecordingType;
  data: Buffer;
}

/** Keeps a recording in the place of the one before. */
export async function saveRecording(
  tx: Tx,
  submissionId: string,
  { mediaType, data }: Recording,
): Promise<void> {
  await tx
    .insertInto("submission_recording")
    .values({ submission_id: submissionId, media_type: mediaType, data })
    .onConflict((conflict) =>
      conflict.column("submission_id").doUpdateSet({ media_type: mediaType, data }),
    )
    .execute();
}

export async function findRecording(
  from: Db | Tx,
  submissionId: string,
): Promise<Recording | undefined> {
  return await from
    .selectFrom("submission_recording")
    .select(["media_type as mediaType", "data"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
}
