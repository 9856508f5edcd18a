import { sentenceWithWait } from "../../../lib/say-wait";

export interface FormFailureProps {
  /** Null while nothing has failed. */
  error: unknown;
  otherwise?: string;
}

/** Why a form was refused, where it is about no one field. */
export function FormFailure({
  error,
  otherwise = "That did not work. Please try again.",
}: FormFailureProps) {
  if (!error) return null;
  return (
    <p role="alert" className="font-semibold text-destructive">
      {sentenceWithWait(error, otherwise)}
    </p>
  );
}
