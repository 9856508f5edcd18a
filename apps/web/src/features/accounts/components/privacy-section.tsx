import { Switch } from "../../../ui/switch";
import type { SettingsPartProps } from "./display-section";
import { SettingsSection } from "./settings-section";

/** What other learners see. */
export function PrivacySection({ account, isSaved, saveSettings }: SettingsPartProps) {
  const { onLeaderboard, showEmail, foundByEmail, foundByName } = account.settings;
  const { isGuest, ageBand, role } = account.user;
  const mayBeFound = !isGuest && ageBand === "ADULT";
  const isTeacher = role === "TEACHER";
  const mayBeFoundByName = ageBand === "ADULT" && role === "LEARNER";
  return (
    <SettingsSection title="What others see" isSaved={isSaved}>
      <Switch
        label="Show me on the leaderboard"
        hint="Others see your first name, picture, level and XP there. If it is off, only you see your place."
        isOn={onLeaderboard}
        onChange={(next) => saveSettings({ onLeaderboard: next })}
      />
      <Switch
        label="People can find me by my name"
        hint={
          isTeacher
            ? "A teacher's page is for everybody, so people find you by your name."
            : mayBeFoundByName
              ? "Somebody who searches for your name finds you and reads your whole name."
              : "This is for adults. Only the teachers of your class find you by your name."
        }
        isOn={isTeacher || (foundByName && mayBeFoundByName)}
        disabled={!mayBeFoundByName}
        onChange={(next) => saveSettings({ foundByName: next })}
      />
      <Switch
        label="Let people find me by my email"
        hint={
          mayBeFound
            ? "Somebody who searches for your exact email address finds you."
            : "This is for adults with an account. Nobody else is found by an email address."
        }
        isOn={foundByEmail && mayBeFound}
        disabled={!mayBeFound}
        onChange={(next) => saveSettings({ foundByEmail: next })}
      />
      <Switch
        label="Show my email in search"
        hint={
          isGuest
            ? "A guest has no email. You can choose this when you have signed up."
            : "Only somebody who finds you by your exact email address sees it."
        }
        isOn={showEmail && !isGuest}
        disabled={isGuest}
        onChange={(next) => saveSettings({ showEmail: next })}
      />
    </SettingsSection>
  );
}
