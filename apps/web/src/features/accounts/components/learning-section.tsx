import type { Account } from "@saywell/contract";
import { dailyGoals } from "@saywell/contract/constants";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { nameOfWayBack, wayBack } from "../../../lib/way-back";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Switch } from "../../../ui/switch";
import type { AccountChange } from "../api/account-query";
import { AgeField } from "./age-field";
import { Choice, SettingsSection } from "./settings-section";
import { TimeZoneField } from "./time-zone-field";

export interface LearningSectionProps {
  account: Account;
  isSaved: boolean;
  save: (change: AccountChange) => void;
}

const goalOptions = dailyGoals.map((goal) => [String(goal), `${goal} XP`] as const);

export function LearningSection({ account, isSaved, save }: LearningSectionProps) {
  const { timeZone, ageBand, isGuest, role } = account.user;
  const { search, hash } = useLocation();
  /** A page that has to know the age first has led here. */
  const isAskedAge = hash === "#age";
  const cameFrom = isAskedAge && ageBand !== "UNKNOWN" ? wayBack(search) : null;
  const age = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedAge) age.current?.querySelector("select")?.focus();
  }, [isAskedAge]);
  function saveGoal(choice: string) {
    const dailyGoal = dailyGoals.find((goal) => String(goal) === choice);
    if (dailyGoal !== undefined) save({ settings: { dailyGoal } });
  }
  return (
    <SettingsSection title="Learning" isSaved={isSaved}>
      <Choice label="Daily goal" hint="How much XP you would like to earn in a day.">
        <SegmentedControl
          label="Daily goal"
          value={String(account.settings.dailyGoal)}
          onChange={saveGoal}
          options={goalOptions}
          className="flex-wrap"
        />
      </Choice>
      {isGuest || role !== "LEARNER" ? null : (
        <Switch
          label="Remind me of work that is due"
          hint="You get an email a day before work for your class is due, at an address that you have confirmed."
          isOn={account.settings.remindOfWork}
          onChange={(remindOfWork) => save({ settings: { remindOfWork } })}
        />
      )}
      <TimeZoneField timeZone={timeZone} onChange={(next) => save({ timeZone: next })} />
      <div ref={age} className="grid gap-2">
        <AgeField
          hint="We ask because learners under 18 get more protection: no adverts, and hidden from other learners on the leaderboard until they choose to be seen. If you do not say, it is the same for you. Once you have said it, only your school can change it."
          value={ageBand}
          onChange={(next) => save({ ageBand: next })}
        />
        {cameFrom === null ? null : (
          <a
            href={cameFrom}
            className="inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" /> {nameOfWayBack(cameFrom)}
          </a>
        )}
      </div>
    </SettingsSection>
  );
}
