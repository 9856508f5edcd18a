import type { ResetAccount } from "@saywell/contract";
import { useId } from "react";
import { formatSpokenMoment, sayAgo } from "../../../lib/dates";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";

export interface AccountChoiceProps {
  accounts: readonly ResetAccount[];
  /** When this was read, in milliseconds. */
  readAt: number;
  /** Empty where nothing is chosen yet. */
  value: string;
  onChange: (choice: string) => void;
  error?: string | undefined;
}

/** Which of several accounts is one's own, by what one did there: the names are other people's. */
export function AccountChoice({ accounts, readAt, value, onChange, error }: AccountChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <h2 id={`${id}-title`} className="font-semibold">
        Which account is yours?
      </h2>
      <p id={`${id}-hint`}>
        Several people have given this email address. Choose your own account: the address is yours
        then, and the other accounts lose it.
      </p>
      <RadioGroup
        aria-labelledby={`${id}-title`}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        value={value}
        onValueChange={onChange}
      >
        {accounts.map((account) => (
          <RadioOption key={account.choice} value={account.choice} id={`account-${account.choice}`}>
            <span className="block font-semibold">
              Started {formatSpokenMoment(account.startedAt)}
            </span>
            <span className="block text-sm text-muted-foreground">
              {lessonWords(account.lessons)}
              {account.lastUsedAt === null
                ? ""
                : `, last used ${sayAgo(account.lastUsedAt, readAt).toLowerCase()}`}
            </span>
          </RadioOption>
        ))}
      </RadioGroup>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}

const lessonWords = (lessons: number): string =>
  lessons === 0 ? "No lessons yet" : lessons === 1 ? "1 lesson" : `${lessons} lessons`;
