import { useMemo } from "react";
import type { WordReview } from "../../../features/lessons/components/lesson-words";
import {
  useRemoveWord,
  useSavedWords,
  useSaveWord,
} from "../../../features/review/api/saved-words";
import { sentenceOf } from "../../../lib/api-client";
import { toast } from "../../../ui/use-toast";

/** How a lesson keeps its words for review. Where it is not known which are kept, each may be saved again. */
export function useWordReview(userId: string, lessonId: string): WordReview {
  const { data: savedWords } = useSavedWords(userId);
  const saving = useSaveWord(userId);
  const removal = useRemoveWord(userId);

  const { mutate: save, isPending: isSaving } = saving;
  const { mutate: remove, isPending: isRemoving } = removal;
  const removedId = removal.variables?.id;
  const savingWord = isSaving ? (saving.variables?.word ?? null) : null;

  return useMemo(() => {
    const savedIn = savedWords?.filter((each) => each.lessonId === lessonId) ?? [];
    const find = (word: string) => savedIn.find((each) => each.word === word);
    const removingWord = isRemoving
      ? (savedIn.find(({ id }) => id === removedId)?.word ?? null)
      : null;
    return {
      isSaved: (word) => find(word) !== undefined,
      pendingWord: savingWord ?? removingWord,
      save: (word) => save({ lessonId, word }, { onError: sayFailed("The word was not saved") }),
      remove: (word) => {
        const saved = find(word);
        if (saved) remove(saved, { onError: sayFailed("The word is still in your review") });
      },
    };
  }, [savedWords, lessonId, savingWord, isRemoving, removedId, save, remove]);
}

const sayFailed = (title: string) => (error: Error) =>
  void toast({
    variant: "destructive",
    title,
    description: sentenceOf(error, "Something went wrong. Please try again."),
  });
