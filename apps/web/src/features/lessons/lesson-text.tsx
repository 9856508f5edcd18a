import { findKeyWords } from "@saywell/lesson";
import { Fragment } from "react";
import { useLessonWords } from "./lesson-words";
import { splitAtName } from "./split-at-name";
import { WordButton } from "./word-button";

/** What the teacher says or asks: its key words can be tapped, and the learner's name keeps its own direction. */
export function LessonText({ text }: { text: string }) {
  const lesson = useLessonWords();
  if (!lesson) return text;
  // oxlint-disable react/no-array-index-key -- the pieces of a text never move
  return splitAtName(text, lesson.name).map((part, index) =>
    part.isName ? (
      <bdi key={index}>{part.text}</bdi>
    ) : (
      <Fragment key={index}>
        {findKeyWords(part.text, lesson.words).map((piece, at) =>
          typeof piece === "string" ? (
            piece
          ) : (
            <WordButton key={at} text={piece.text} word={piece.keyWord} lesson={lesson} />
          ),
        )}
      </Fragment>
    ),
  );
  // oxlint-enable react/no-array-index-key
}
