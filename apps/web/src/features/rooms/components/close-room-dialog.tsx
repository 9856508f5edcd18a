import type { Room } from "@saywell/contract";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { closeReasonMaxLength } from "@saywell/contract/constants";
import { Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";
import { useCloseRoom } from "../api/room-queries";

interface CloseRoomDialogProps {
  room: Pick<Room, "id" | "name" | "closing">;
  onClosed: () => void;
}

/** Says what is lost before a room is closed for good, and asks who closes another's room why. */
export function CloseRoomDialog({ room, onClosed }: CloseRoomDialogProps) {
  const closing = useCloseRoom(room.id, onClosed);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const needsReason = room.closing === "WITH_REASON";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const isSilent = needsReason && reason.trim() === "";
    // The error stands there first, so that it is read out as the field's as the focus comes.
    flushSync(() => setMissing(isSilent));
    if (isSilent) field.current?.focus();
    else if (!closing.isPending) closing.mutate(needsReason ? reason.trim() : null);
  }

  function beginClean() {
    closing.reset();
    setReason("");
    setMissing(false);
  }

  return (
    <Dialog onOpenChange={beginClean}>
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
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {needsReason ? (
            <Field
              label="Why do you close it?"
              hint="Everybody in the room reads this, and it is kept in the audit log."
              error={isMissing ? "Write a few words." : undefined}
            >
              {(control) => (
                <Textarea
                  {...control}
                  ref={field}
                  rows={2}
                  maxLength={closeReasonMaxLength}
                  value={reason}
                  onChange={({ target }) => {
                    setReason(target.value);
                    setMissing(false);
                  }}
                />
              )}
            </Field>
          ) : null}
          {closing.isError ? (
            <p role="alert" className="font-semibold text-destructive">
              {sentenceOf(closing.error, "The room could not be closed. Please try again.")}
            </p>
          ) : null}
          <DialogFormFooter
            cancel="Keep"
            submit="Close the room"
            isBusy={closing.isPending}
            isDestructive
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
