import type { Account } from "@saywell/contract";
import { DataSection } from "./data-section";
import { DisplaySection } from "./display-section";
import { LearningSection } from "./learning-section";
import { PrivacySection } from "./privacy-section";
import {
  EmailAndPasswordSection,
  type EmailAndPasswordSectionProps,
} from "./email-and-password-section";
import { ProfileSection } from "./profile-section";
import { SecondFactorSection } from "./second-factor-section";
import { SessionsSection } from "./sessions-section";
import { SignInsSection } from "./sign-ins-section";
import { useChangedAccount } from "../api/use-changed-account";
import { useSaveAccount } from "../api/use-save-account";

export interface AccountSettingsProps {
  /** As it is saved. */
  account: Account;
  onAuth: EmailAndPasswordSectionProps["onAuth"];
}

/** All settings. Each is saved as it changes. */
export function AccountSettings({ account: saved, onAuth }: AccountSettingsProps) {
  const account = useChangedAccount(saved);
  const { save, savedSection } = useSaveAccount(saved.user.id);
  const part = (section: string) => ({
    account,
    isSaved: savedSection === section,
    save: (change: Parameters<typeof save>[1]) => save(section, change),
    saveSettings: (settings: Partial<Account["settings"]>) => save(section, { settings }),
  });
  /** A guest has no way in but this device, and the demo's accounts are everybody's. */
  const hasOwn = !account.user.isGuest && account.user.isDemo !== true;
  return (
    <div className="grid gap-6">
      <ProfileSection {...part("profile")} />
      <EmailAndPasswordSection account={account} onAuth={onAuth} />
      {hasOwn ? <SignInsSection userId={account.user.id} timeZone={account.user.timeZone} /> : null}
      {hasOwn && account.user.role !== "LEARNER" ? (
        <SecondFactorSection userId={account.user.id} timeZone={account.user.timeZone} />
      ) : null}
      <LearningSection {...part("learning")} />
      <DisplaySection {...part("display")} />
      <PrivacySection {...part("privacy")} />
      {hasOwn ? (
        <SessionsSection userId={account.user.id} timeZone={account.user.timeZone} />
      ) : null}
      <DataSection user={account.user} />
    </div>
  );
}
