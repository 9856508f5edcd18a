import { useMutation } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import type { Lesson } from "@saywell/contract";
import { callApi, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { toast } from "../../../ui/use-toast";

export interface BookmarkButtonProps {
  lesson: Pick<Lesson, "id" | "isBookmarked">;
  userId: string;
  /** The list of lessons has changed. */
  onSaved: () => void;
}

/** Sets the bookmark on a lesson and takes it away; shown at once, and put back when that fails. */
export function BookmarkButton({ lesson, userId, onSaved }: BookmarkButtonProps) {
  const { mutate, isPending, variables, data } = useMutation({
    mutationFn: (isBookmarked: boolean) =>
      callApi("POST /api/lessons/{id}/bookmark", {
        params: { id: lesson.id },
        body: { userId, isBookmarked },
      }),
    onSuccess: onSaved,
    onError: (error) =>
      void toast({
        variant: "destructive",
        title: "The bookmark was not saved",
        description: sentenceOf(error, "Please try again."),
      }),
  });
  const stored = data?.isBookmarked ?? lesson.isBookmarked;
  const isPressed = isPending ? variables : stored;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Bookmark"
      aria-pressed={isPressed}
      className={cn(isPressed && "text-primary")}
      onClick={() => {
        if (!isPending) mutate(!stored);
      }}
    >
      <Bookmark aria-hidden className={cn("size-5.5", isPressed && "fill-current")} />
    </Button>
  );
}
