import { findKeyWords } from "@saywell/lesson";
import { Fragment, memo } from "react";
import { useLessonWords } from "./lesson-words";
import { splitAtName } from "../../../product-ui/split-at-name";
import { WordButton } from "./word-button";
import { takeMarks } from "../model/word-with-marks";

/** What the teacher says or asks: its key words can be tapped, and the learner's name keeps its own direction. */
export const LessonText = memo(function LessonText({ text }: { text: string }) {
  const lesson = useLessonWords();
  if (!lesson) return text;
  // oxlint-disable react/no-array-index-key -- the pieces of a text never move
  return splitAtName(text, lesson.name).map((part, index) =>
    part.isName ? (
      <bdi key={index}>{part.text}</bdi>
    ) : (
      <Fragment key={index}>
        {takeMarks(findKeyWords(part.text, lesson.words)).map((piece, at) =>
          typeof piece === "string" ? (
            piece
          ) : (
            <span key={at} className="whitespace-nowrap">
              {piece.before}
              <WordButton text={piece.word.text} word={piece.word.keyWord} lesson={lesson} />
              {piece.after}
            </span>
          ),
        )}
      </Fragment>
    ),
  );
  // oxlint-enable react/no-array-index-key
});
