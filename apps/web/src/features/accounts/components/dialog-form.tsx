import { type FormEvent, type ReactNode, type Ref } from "react";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { FormFailure } from "./form-failure";

export interface DialogFormProps {
  title: string;
  description: string;
  formRef: Ref<HTMLFormElement>;
  /** What was refused, where it is about no one field. */
  failure: unknown;
  submit: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog of the settings. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, formRef, failure, submit, isBusy, onSubmit, onClose, children } =
    props;
  function send(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <form ref={formRef} noValidate onSubmit={send} className="grid gap-4">
          {children}
          <FormFailure error={failure} />
          <DialogFormFooter submit={isBusy ? "One moment…" : submit} isBusy={isBusy} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
