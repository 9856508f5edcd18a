import { recordingUrl } from "../api/own-work";

type RecordingProps = { label: string } & ({ src: string } | { submissionId: string });

/** A recording to be heard, with the browser's own controls. */
export const Recording = ({ label, ...from }: RecordingProps) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what a student says
  <audio
    controls
    preload="metadata"
    aria-label={label}
    src={"src" in from ? from.src : recordingUrl(from.submissionId)}
    className="w-full max-w-lg"
  />
);
