import type { Account } from "@saywell/contract";
import type { AuthMode } from "../model/account-rules";
import { AuthButtons } from "./auth-buttons";
import { AvatarChoice } from "./avatar-choice";
import type { AccountChange } from "../api/account-query";
import { NameField } from "./name-field";
import { SettingsSection } from "./settings-section";

export interface ProfileSectionProps {
  account: Account;
  isSaved: boolean;
  save: (change: AccountChange) => void;
  onAuth: (mode: AuthMode) => void;
}

/** Who I am. A guest is offered what an account adds. */
export function ProfileSection({ account, isSaved, save, onAuth }: ProfileSectionProps) {
  const { name, avatar, email, isGuest } = account.user;
  return (
    <SettingsSection title="You" isSaved={isSaved}>
      <NameField name={name} onSave={(next) => save({ name: next })} />
      <AvatarChoice name={name} avatar={avatar} onChange={(next) => save({ avatar: next })} />
      {isGuest ? (
        <div className="grid gap-2">
          <h3 className="font-semibold">Email and password</h3>
          <p className="text-muted-foreground">
            You are learning as a guest on this device. With an email and a password you can log in
            anywhere, and what you have earned stays yours.
          </p>
          <AuthButtons onAuth={onAuth} />
        </div>
      ) : (
        <div>
          <h3 className="font-semibold">Email</h3>
          <p className="break-words">{email}</p>
        </div>
      )}
    </SettingsSection>
  );
}
