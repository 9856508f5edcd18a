import type { Account } from "@saywell/contract";
import { AvatarChoice } from "./avatar-choice";
import type { AccountChange } from "../api/account-query";
import { NameField } from "./name-field";
import { SettingsSection } from "./settings-section";

export interface ProfileSectionProps {
  account: Account;
  isSaved: boolean;
  save: (change: AccountChange) => void;
}

/** Who I am. */
export function ProfileSection({ account, isSaved, save }: ProfileSectionProps) {
  const { name, avatar } = account.user;
  return (
    <SettingsSection title="You" isSaved={isSaved}>
      <NameField name={name} onSave={(next) => save({ name: next })} />
      <AvatarChoice name={name} avatar={avatar} onChange={(next) => save({ avatar: next })} />
    </SettingsSection>
  );
}
