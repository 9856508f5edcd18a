import { Trash2 } from "lucide-react";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "../../../ui/dialog";
import { DeleteAccountForm, type DeleteAccountFormProps } from "./delete-account-form";

/** Says what is lost before it is lost. */
export function DeleteAccountDialog(props: DeleteAccountFormProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" className="text-destructive">
          <Trash2 aria-hidden /> Delete my account
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Delete your account?</DialogTitle>
          <DialogDescription>This cannot be undone. You will lose:</DialogDescription>
        </DialogHeader>
        <ul className="mb-5 grid list-disc gap-1 pl-6">
          <li>your XP, coins, streak and badges</li>
          <li>your lessons: answers, progress and scores</li>
          <li>the words and lessons you saved, and your settings</li>
          {props.hasPassword ? <li>your name, your email and your plan</li> : null}
        </ul>
        <DeleteAccountForm {...props} />
      </DialogContent>
    </Dialog>
  );
}
