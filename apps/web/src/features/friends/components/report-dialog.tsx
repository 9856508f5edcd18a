import { type ReportReason, reportNoteMaxLength } from "@saywell/contract/constants";
import { HelpLines, HelpNote } from "../../../product-ui/help-note";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callApi, helpOf } from "../../../lib/api-client";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { Textarea } from "../../../ui/textarea";
import { toast } from "../../../ui/use-toast";
import { sayFailed } from "../../../lib/say-failed";

/** A person, or one message of theirs. */
export interface Reported {
  userId: string;
  userName: string;
  message?: { id: string; content: string };
}

const reasons: Record<ReportReason, string> = {
  RUDE: "It is rude or unkind",
  HATE: "It is hate against a group of people",
  THREAT: "It is a threat",
  SEXUAL: "It is sexual",
  PERSONAL_DATA: "It shows personal data, or asks for it",
  SPAM: "It is spam",
  SELF_HARM: "I am worried about this person",
  ABUSE: "Somebody is hurt, or asked to do what they do not want",
  OTHER: "Something else",
};

/** Tells the school's teachers about a message or a person. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const { userId, userName, message } = reported;
  const [reason, setReason] = useState<ReportReason>("RUDE");
  const [note, setNote] = useState("");
  const [help, setHelp] = useState<string | null>(null);
  /** The same, where the report was refused. */
  const [unsentHelp, setUnsentHelp] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: () =>
      callApi("POST /api/reports", {
        body: { ...(message ? { messageId: message.id } : { userId }), reason, note: note.trim() },
      }),
    onSuccess: (sent) => {
      if (sent.help !== null) return setHelp(sent.help);
      toast({
        title: "Report sent",
        description: "It waits for those who look after this school. Thank you for telling us.",
      });
      onClose();
    },
    onError(error) {
      setUnsentHelp(helpOf(error));
      sayFailed("The report could not be sent. Please try again.")(error);
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  }

  if (help !== null) return <HelpAfterReport help={help} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{message ? "Report a message" : `Report ${userName}`}</DialogTitle>
          <DialogDescription>
            Those who look after this school read your report. {userName} does not see who sent it.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="grid gap-4">
          {message ? (
            <blockquote className="max-h-32 overflow-y-auto border-l-3 border-rule pl-3 break-words whitespace-pre-wrap text-muted-foreground">
              {message.content}
            </blockquote>
          ) : null}
          <Field label="What is wrong?">
            {(control) => (
              <Select
                {...control}
                value={reason}
                onChange={({ target }) => setReason(target.value as ReportReason)}
              >
                {Object.entries(reasons).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Anything else? (optional)">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={reportNoteMaxLength}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          <div aria-live="assertive" className={unsentHelp === null ? "absolute" : undefined}>
            {unsentHelp === null ? null : (
              <HelpNote text={unsentHelp} onClose={() => setUnsentHelp(null)} />
            )}
          </div>
          <DialogFormFooter
            submit={sending.isPending ? "Sending..." : "Send report"}
            isBusy={sending.isPending}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What somebody reads who reported that a person is in danger, for as long as they like. */
function HelpAfterReport({ help, onClose }: { help: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Report sent. Thank you for telling us</DialogTitle>
          <DialogDescription asChild>
            <div className="grid gap-1.5 text-base text-foreground">
              <HelpLines text={help} />
            </div>
          </DialogDescription>
        </DialogHeader>
        <Button onClick={onClose} className="justify-self-end">
          Close
        </Button>
      </DialogContent>
    </Dialog>
  );
}
