import { wordMaxLength } from "@saywell/contract/constants";
import { foldText } from "@saywell/english";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { WordMeanings } from "../../../product-ui/word-meanings";
import { Tag } from "../../../ui/tag";

export type RenderListen = (id: string, text: string) => ReactNode;

interface WordMeaningProps {
  word: string;
  titleId: string;
  renderListen: RenderListen;
}

/** What a word means, and how it sounds. */
export function WordMeaning({ word, titleId, renderListen }: WordMeaningProps) {
  const asked = foldText(word).slice(0, wordMaxLength);
  const reading = useQuery(readQuery("GET /api/words/{word}", { params: { word: asked } }));
  const found = reading.data;
  const isUnknown = reading.error instanceof ApiError && reading.error.status === 404;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <p id={titleId} className="text-lg font-semibold text-primary">
          {found?.word ?? word}
        </p>
        {found?.level ? (
          <Tag>
            <span className="sr-only">Level </span>
            {found.level}
          </Tag>
        ) : null}
      </div>
      <WordMeanings
        meanings={found?.meanings}
        failure={
          reading.error === null
            ? null
            : isUnknown
              ? "This word is not in the dictionary."
              : sentenceOf(reading.error, "The meaning could not be loaded.")
        }
      />
      <div className="-mb-1.5 -ml-2.5">{renderListen(`word ${word}`, found?.word ?? word)}</div>
    </div>
  );
}
