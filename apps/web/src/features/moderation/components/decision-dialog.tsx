import type { Report } from "@saywell/contract";
import { decisionReasonMaxLength, safeguardingNoteMinLength } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/use-toast";
import { type Decision, useDecide } from "../api/moderation-queries";
import { durations, nameOf } from "../model/moderation-words";
import { ReasonDialog } from "./reason-dialog";

export interface DecisionDialogProps {
  report: Report;
  decision: Decision["decision"];
  onClose: () => void;
  focusWhenDone: () => void;
}

/** Says what follows from a decision on a report, and asks why, for how long and where. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { report, decision, onClose, focusWhenDone } = props;
  const { room } = report;
  const isSanction = decision === "MUTE" || decision === "BAN";
  const [hours, setHours] = useState<string>(decision === "BAN" ? "168" : "24");
  const [isRoomOnly, setIsRoomOnly] = useState(false);
  const decide = useDecide();
  const words = wordsOf(report)[decision];

  return (
    <ReasonDialog
      title={words.title}
      description={words.description}
      label="Reason"
      hint={hintFor(report, isSanction)}
      maxLength={decisionReasonMaxLength}
      submitLabel={words.submit}
      isDestructive={isSanction}
      failure="The decision could not be stored. Please try again."
      onClose={onClose}
      focusWhenDone={focusWhenDone}
      onSubmit={async (reason) => {
        const extent = {
          ...(hours !== "" && { hours: Number(hours) }),
          ...(isRoomOnly && { inRoomOnly: true }),
        };
        const body = { decision, reason, ...(isSanction && extent) };
        await decide.mutateAsync({ id: report.id, body });
        toast({ title: words.done });
      }}
    >
      {isSanction ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="How long">
            {(control) => (
              <Select {...control} value={hours} onChange={({ target }) => setHours(target.value)}>
                {durations.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {room ? (
            <Field label="Where">
              {(control) => (
                <Select
                  {...control}
                  value={isRoomOnly ? "room" : "all"}
                  onChange={({ target }) => setIsRoomOnly(target.value === "room")}
                >
                  <option value="all">In all rooms</option>
                  <option value="room">Only in {room.name}</option>
                </Select>
              )}
            </Field>
          ) : null}
        </div>
      ) : null}
    </ReasonDialog>
  );
}

function hintFor({ about, isSafeguarding }: Report, isSanction: boolean): string {
  const kept = isSanction ? `${nameOf(about)} reads this.` : "This is kept in the audit log.";
  if (!isSafeguarding) return kept;
  return `At least ${safeguardingNoteMinLength} characters on what you have done. ${kept}`;
}

interface Words {
  title: string;
  description: string;
  submit: string;
  done: string;
}

function wordsOf({ about, message, isSafeguarding }: Report): Record<Decision["decision"], Words> {
  const name = nameOf(about);
  const goes = message?.id ? " The reported message is taken down too." : "";
  return {
    DISMISS: isSafeguarding
      ? {
          title: "Close this report?",
          description: `Say what you have done for ${name}.`,
          submit: "Close report",
          done: "Report closed",
        }
      : {
          title: "Dismiss this report?",
          description: message?.id ? "The message stays where it is." : "Nothing else happens.",
          submit: "Dismiss",
          done: "Report dismissed",
        },
    HIDE_MESSAGE: {
      title: "Take this message down?",
      description: "Nobody in the room sees it any more.",
      submit: "Take down",
      done: "Message taken down",
    },
    MUTE: {
      title: `Mute ${name}?`,
      description: `${name} can read in rooms, but not write.${goes}`,
      submit: "Mute",
      done: `${name} is muted`,
    },
    BAN: {
      title: `Ban ${name}?`,
      description: `${name} cannot enter rooms.${goes}`,
      submit: "Ban",
      done: `${name} is banned`,
    },
  };
}
