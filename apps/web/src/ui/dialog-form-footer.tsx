import type { ReactNode } from "react";
import { Button } from "./button";
import { DialogClose, DialogFooter } from "./dialog";

export interface DialogFormFooterProps {
  /** What leaves everything as it is. */
  cancel?: string;
  /** What the form does. */
  submit: ReactNode;
  isBusy: boolean;
  isDestructive?: boolean;
}

/** The two ways out of a form in a dialog. */
export function DialogFormFooter({
  cancel = "Cancel",
  submit,
  isBusy,
  isDestructive = false,
}: DialogFormFooterProps) {
  return (
    <DialogFooter className="mt-2">
      <DialogClose asChild>
        <Button variant="outline">{cancel}</Button>
      </DialogClose>
      <Button type="submit" variant={isDestructive ? "destructive" : "default"} disabled={isBusy}>
        {submit}
      </Button>
    </DialogFooter>
  );
}
