import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { ReplyOf } from "../../../lib/api-client";
import { formatDay } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import {
  useDisableSecondFactor,
  useNewRecoveryCodes,
  useSecondFactor,
} from "../api/second-factor-queries";
import { useSignIns } from "../api/sign-in-queries";
import { ProveDialog } from "./prove-dialog";
import { RecoveryCodes } from "./recovery-codes";
import { SettingsSection } from "./settings-section";
import { SetUpSecondFactor } from "./set-up-second-factor";

export interface SecondFactorSectionProps {
  userId: string;
  timeZone: string;
  /** Whether recovery codes stand here, which nobody can read again. */
  onCodes?: (areShown: boolean) => void;
}

const title = "Second factor";

/** For staff: a code from the phone besides the password. */
export function SecondFactorSection({ userId, timeZone, onCodes }: SecondFactorSectionProps) {
  const factor = useSecondFactor(userId);
  const signIns = useSignIns(userId);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function show(next: readonly string[] | null) {
    setCodes(next);
    onCodes?.(next !== null);
  }
  const failed = [factor, signIns].find((read) => read.isError && read.data === undefined);

  if (!factor.data || !signIns.data) {
    return (
      <SettingsSection title={title}>
        {failed ? (
          <ErrorState
            message="Your second factor could not be read."
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-16" />
          </div>
        )}
      </SettingsSection>
    );
  }
  const { hasPassword } = signIns.data;
  return (
    <SettingsSection title={title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => show(null)} />
      ) : factor.data.since === null ? (
        <SetUpSecondFactor
          userId={userId}
          hasPassword={hasPassword}
          isRequired={factor.data.isRequired}
          onSetUp={show}
        />
      ) : (
        <SecondFactorOn
          userId={userId}
          timeZone={timeZone}
          hasPassword={hasPassword}
          factor={factor.data}
          onNewCodes={show}
        />
      )}
    </SettingsSection>
  );
}

interface SecondFactorOnProps extends Omit<SecondFactorSectionProps, "onCodes"> {
  hasPassword: boolean;
  factor: ReplyOf<"GET /api/account/{userId}/second-factor">;
  onNewCodes: (codes: readonly string[]) => void;
}

function SecondFactorOn(props: SecondFactorOnProps) {
  const { userId, timeZone, hasPassword, factor, onNewCodes } = props;
  const [asks, setAsks] = useState<"codes" | "off" | null>(null);
  const renewing = useNewRecoveryCodes(userId);
  const ending = useDisableSecondFactor(userId);
  const { since, recoveryCodesLeft: left, isRequired } = factor;
  const close = () => setAsks(null);
  return (
    <>
      <div className="grid gap-1">
        <p className="flex items-center gap-2 font-semibold">
          <ShieldCheck aria-hidden className="size-5" /> On
          {since === null ? null : ` since ${formatDay(since, timeZone)}`}
        </p>
        <p className="text-muted-foreground">
          {left === 0
            ? "You have no recovery codes left. Make new ones now: without your phone you could not log in."
            : `You have ${left} recovery ${left === 1 ? "code" : "codes"} left.`}
        </p>
        <p className="text-muted-foreground">
          Do you have a new phone? Switch it off, with a recovery code if the old one is gone, and
          set it up again.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setAsks("codes")}>
          Make new recovery codes
        </Button>
        <Button variant="outline" onClick={() => setAsks("off")}>
          Switch it off
        </Button>
      </div>
      {asks === "codes" ? (
        <ProveDialog
          title="Make new recovery codes"
          description="The old ones open nothing any more."
          submit="Make new codes"
          hasPassword={hasPassword}
          sending={renewing}
          onDone={(done) => {
            close();
            onNewCodes(done.recoveryCodes);
          }}
          onClose={close}
        />
      ) : null}
      {asks === "off" ? (
        <ProveDialog
          title="Switch off the second factor"
          description={
            isRequired
              ? "You can do nothing as an admin until you set one up again."
              : "Your password alone logs in then."
          }
          submit="Switch it off"
          hasPassword={hasPassword}
          sending={ending}
          onDone={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
