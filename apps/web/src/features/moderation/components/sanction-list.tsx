import { decisionReasonMaxLength } from "@saywell/contract/constants";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { EmptyState } from "../../../ui/empty-state";
import { toast } from "../../../ui/use-toast";
import { useAnswerAppeal, useLift } from "../api/moderation-queries";
import { ReasonDialog } from "./reason-dialog";
import { type ListedSanction, SanctionCard, type SanctionStep } from "./sanction-card";

interface SanctionListProps {
  sanctions: readonly ListedSanction[];
  timeZone: string;
}

/** Mutes and bans in force, those with an open appeal first. */
export function SanctionList({ sanctions, timeZone }: SanctionListProps) {
  const [asked, setAsked] = useState<{ sanction: ListedSanction; step: SanctionStep } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-heading text-2xl font-semibold">
        In force ({sanctions.length})
      </h2>
      {sanctions.length === 0 ? (
        <EmptyState icon={<Check />} title="Nobody is muted or banned">
          You mute and ban people from the reports about them.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {sanctions.map((sanction) => (
            <li key={sanction.id}>
              <SanctionCard
                sanction={sanction}
                timeZone={timeZone}
                onStep={(step) => setAsked({ sanction, step })}
              />
            </li>
          ))}
        </ul>
      )}
      {asked ? (
        <StepDialog
          {...asked}
          onClose={() => setAsked(null)}
          focusWhenDone={() => heading.current?.focus()}
        />
      ) : null}
    </section>
  );
}

interface StepDialogProps {
  sanction: ListedSanction;
  step: SanctionStep;
  onClose: () => void;
  focusWhenDone: () => void;
}

function StepDialog({ sanction, step, ...dialog }: StepDialogProps) {
  const lift = useLift();
  const answerAppeal = useAnswerAppeal();
  const { name } = sanction.user;
  const what = sanction.kind === "MUTE" ? "mute" : "ban";
  const shared = {
    ...dialog,
    maxLength: decisionReasonMaxLength,
    failure: "The decision could not be stored. Please try again.",
  };
  if (step === "LIFT") {
    return (
      <ReasonDialog
        {...shared}
        title={`Lift the ${what} of ${name}?`}
        description="It ends now."
        label="Reason"
        hint="This is kept in the audit log."
        submitLabel="Lift"
        onSubmit={async (reason) => {
          await lift.mutateAsync({ id: sanction.id, reason });
          toast({ title: `The ${what} of ${name} is lifted` });
        }}
      />
    );
  }
  const accept = step === "ACCEPT";
  return (
    <ReasonDialog
      {...shared}
      title={accept ? `Accept the appeal of ${name}?` : `Refuse the appeal of ${name}?`}
      description={accept ? `The ${what} ends now.` : `The ${what} stays as it is.`}
      label="Answer"
      hint={`${name} reads this.`}
      submitLabel={accept ? "Accept" : "Refuse"}
      onSubmit={async (answer) => {
        await answerAppeal.mutateAsync({ id: sanction.appeal!.id, accept, answer });
        toast({ title: accept ? "Appeal accepted" : "Appeal refused" });
      }}
    />
  );
}
