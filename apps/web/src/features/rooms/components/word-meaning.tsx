import { wordMaxLength } from "@saywell/contract/constants";
import { foldText } from "@saywell/english";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";

/** Meanings of one word that a card has room for. */
const shown = 3;

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
      {found ? (
        <ul className="grid max-h-64 gap-2.5 overflow-y-auto">
          {found.meanings.slice(0, shown).map(({ partOfSpeech, meaning, example }) => (
            <li key={`${partOfSpeech} ${meaning}`}>
              <p>
                <span className="text-sm text-muted-foreground">{partOfSpeech}</span> {meaning}
              </p>
              {example === null ? null : <p className="text-muted-foreground">{example}</p>}
            </li>
          ))}
        </ul>
      ) : reading.isError ? (
        <p>
          {isUnknown
            ? "This word is not in the dictionary."
            : sentenceOf(reading.error, "The meaning could not be loaded.")}
        </p>
      ) : (
        <div aria-busy="true" className="grid gap-2">
          <output className="sr-only">Loading</output>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
      <div className="-mb-1.5 -ml-2.5">{renderListen(`word ${word}`, found?.word ?? word)}</div>
    </div>
  );
}
