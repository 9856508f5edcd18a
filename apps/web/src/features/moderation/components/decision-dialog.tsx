import type { QueueGroup, Report, ReportDecision } from "@saywell/contract";
import { decisionReasonMaxLength, safeguardingNoteMinLength } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/use-toast";
import { useDecide } from "../api/moderation-queries";
import { useDecideGroup } from "../api/queue-queries";
import { wordsOf } from "../model/decision-words";
import { durations } from "../model/moderation-words";
import { ReasonDialog } from "./reason-dialog";

/** A decision that somebody is about to make: on one report of a group, or on the whole group. */
export interface Asked {
  decision: ReportDecision;
  group: QueueGroup;
  /** Null for all of the group, as it was read. */
  report: Report | null;
}

export interface DecisionDialogProps {
  asked: Asked;
  onClose: () => void;
  focusWhenDone: () => void;
}

/** Says what follows from a decision, and asks why, for how long and where. */
export function DecisionDialog({ asked, onClose, focusWhenDone }: DecisionDialogProps) {
  const { decision, group, report } = asked;
  const room = report?.room ?? null;
  const isSanction = decision === "MUTE" || decision === "BAN";
  const isSafeguarding = group.section === "safeguarding";
  const [hours, setHours] = useState<string>(decision === "BAN" ? "168" : "24");
  const [isRoomOnly, setIsRoomOnly] = useState(false);
  const decide = useDecide();
  const decideGroup = useDecideGroup();
  const words = wordsOf(asked);

  async function store(reason: string) {
    const lasts = isSanction && hours !== "" && { hours: Number(hours) };
    const where = isSanction && isRoomOnly && { inRoomOnly: true };
    const body = { decision, reason, ...lasts };
    if (report) await decide.mutateAsync({ id: report.id, body: { ...body, ...where } });
    else {
      const { about, section, newest, count } = group;
      await decideGroup.mutateAsync({ id: about.id, body: { section, newest, count, ...body } });
    }
    toast({ title: words.done });
  }

  return (
    <ReasonDialog
      title={words.title}
      description={words.description}
      label={isSafeguarding ? "What have you done?" : "Reason"}
      hint={hintFor(group, isSanction)}
      minLength={isSafeguarding ? safeguardingNoteMinLength : 1}
      tooShort={
        isSafeguarding
          ? `Write at least ${safeguardingNoteMinLength} characters on what you have done.`
          : "Write a few words."
      }
      maxLength={decisionReasonMaxLength}
      submitLabel={words.submit}
      isDestructive={isSanction}
      failure="The decision could not be stored. Please try again."
      afterConflict="Your decision was not stored. The list behind this window has been read again."
      onClose={onClose}
      focusWhenDone={focusWhenDone}
      onSubmit={store}
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

/** Who reads the words, and where they are kept. */
function hintFor({ about, section }: QueueGroup, isSanction: boolean): string {
  const read = isSanction ? `${about.name} reads this. ` : "";
  return section === "safeguarding"
    ? `At least ${safeguardingNoteMinLength} characters. ${read}Your words, your name and the time are kept with the report and in the audit log.`
    : `${read}It is kept in the audit log.`;
}
