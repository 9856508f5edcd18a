import type { AnswerVerdict } from "@saywell/lesson";
import type { Mark } from "../../../product-ui/verdict";

/** What Iris says to an answer. */
export interface Said {
  mark: Extract<Mark, "right" | "nearly"> | null;
  /** How the answer fits, where that is to be said in words of its own. */
  title: string | null;
  words: string | null;
}

/**
 * What Iris says to an answer by how it fits. Where it misses the point or says too little, her scripted
 * line would thank for what is not there. Who is in danger has no `reaction`, and hears no verdict.
 */
export function saidByVerdict(
  verdict: AnswerVerdict | null,
  { reaction, hint }: { reaction: string | null; hint: string | null },
): Said {
  const plain: Said = { mark: null, title: null, words: reaction };
  if (reaction === null) return plain;
  switch (verdict) {
    case "off-the-point":
      return { ...plain, title: "That was about something else.", words: hint };
    case "too-short":
      return {
        ...plain,
        title: "That was short: a whole sentence tells more.",
        words: null,
      };
    case "nearly":
      return { ...plain, mark: "nearly" };
    case "right":
    case null:
      return plain;
  }
}

/** The same as one line, to be heard or written down. */
export const inOneLine = ({ title, words }: Said): string | null =>
  [title, words].filter((part) => part !== null).join(" ") || null;
