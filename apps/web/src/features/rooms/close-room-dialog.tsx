import type { Room } from "@saywell/contract";
import { Trash2 } from "lucide-react";
import { sentenceOf } from "../../lib/api-client";
import { Button } from "../../ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "../../ui/dialog";
import { useCloseRoom } from "./room-queries";

interface CloseRoomDialogProps {
  room: Pick<Room, "id" | "name">;
  onClosed: () => void;
}

/** Says what is lost before a room is closed for good. */
export function CloseRoomDialog({ room, onClosed }: CloseRoomDialogProps) {
  const closing = useCloseRoom(room.id, onClosed);
  return (
    <Dialog onOpenChange={() => closing.reset()}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="w-fit px-2.5 text-destructive">
          <Trash2 aria-hidden /> Close this room
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Close “{room.name}” for good?</DialogTitle>
          <DialogDescription>
            Everybody is put out of the room, and all its messages are deleted. This cannot be
            undone.
          </DialogDescription>
        </DialogHeader>
        {closing.isError ? (
          <p role="alert" className="font-semibold text-destructive">
            {sentenceOf(closing.error, "The room could not be closed. Please try again.")}
          </p>
        ) : null}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep</Button>
          </DialogClose>
          <Button
            variant="destructive"
            disabled={closing.isPending}
            onClick={() => closing.mutate()}
          >
            Close the room
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
