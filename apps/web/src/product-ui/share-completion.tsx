import { Share2 } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../lib/save-file";
import { Button } from "../ui/button";
import { toast } from "../ui/use-toast";
import { type CompletedLesson, drawCompletion } from "./completion-picture";

/** A picture of the finished lesson to show to others: to share where a device shares files, else to keep. */
export function ShareCompletion({ lesson }: { lesson: CompletedLesson }) {
  const [isDrawing, setDrawing] = useState(false);

  async function share() {
    setDrawing(true);
    try {
      await handOut(await drawCompletion(lesson));
    } catch {
      toast({ variant: "destructive", title: "The picture could not be made" });
    } finally {
      setDrawing(false);
    }
  }

  return (
    <Button variant="ghost" disabled={isDrawing} onClick={() => void share()}>
      <Share2 aria-hidden />
      Share a picture
    </Button>
  );
}

/** Shares a file, or saves it where there is nothing to share with. */
async function handOut(file: File): Promise<void> {
  const data = { files: [file] };
  if (!navigator.canShare?.(data)) return saveFile(file, file.name);
  try {
    await navigator.share(data);
  } catch (error) {
    // Whoever closes the list of places has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    saveFile(file, file.name);
  }
}
