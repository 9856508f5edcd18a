import type { RecordingType } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";

/** The bytes with which each kind of file begins, behind how many others. */
const beginnings: Readonly<Record<RecordingType, { at: number; bytes: Buffer }>> = {
  // An EBML document: Matroska, of which WebM is a part.
  "audio/webm": { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  "audio/ogg": { at: 0, bytes: Buffer.from("OggS", "latin1") },
  "audio/mp4": { at: 4, bytes: Buffer.from("ftyp", "latin1") },
};

/** A recording that was sent as base64; null where it is not what it says, or too long. */
export function readAudio({
  mediaType,
  data,
}: {
  mediaType: RecordingType;
  data: string;
}): Buffer | null {
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > submissionLimits.recordingBytes) return null;
  const { at, bytes: beginning } = beginnings[mediaType];
  return bytes.subarray(at, at + beginning.length).equals(beginning) ? bytes : null;
}

/** What a recording is called as a file. */
export const fileEnding: Readonly<Record<RecordingType, string>> = {
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
};
