import { useState } from "react";
import { formatDay } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { useLinkSignIn, useProviders, useSignIns, useUnlinkSignIn } from "../api/sign-in-queries";
import { FormFailure } from "./form-failure";
import { LinkSignInDialog } from "./link-sign-in-dialog";
import { SettingsSection } from "./settings-section";

export interface SignInsSectionProps {
  userId: string;
  timeZone: string;
}

/** With whom one logs in instead of a password; nothing where the school offers none. */
export function SignInsSection({ userId, timeZone }: SignInsSectionProps) {
  const providers = useProviders().data?.providers ?? [];
  const { data } = useSignIns(userId);
  const unlinking = useUnlinkSignIn(userId);
  const linking = useLinkSignIn(userId);
  const [asksFor, setAsksFor] = useState<string | null>(null);
  if (!data || (providers.length === 0 && data.signIns.length === 0)) return null;
  const free = providers.filter(({ name }) => data.signIns.every((each) => each.name !== name));
  const chosen = free.find(({ id }) => id === asksFor);
  return (
    <SettingsSection title="Log in with">
      {data.signIns.length === 0 ? (
        <p className="text-muted-foreground">You log in with your password only.</p>
      ) : (
        <ul className="grid divide-y divide-rule">
          {data.signIns.map(({ id, name, since }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
              <p className="min-w-0 flex-1 basis-48">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted-foreground">
                  Since {formatDay(since, timeZone)}
                </span>
              </p>
              <Button
                variant="outline"
                size="sm"
                className="min-h-11"
                aria-label={`End ${name}`}
                disabled={unlinking.isPending}
                onClick={() => unlinking.mutate(id)}
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormFailure error={unlinking.error} />
      {free.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {free.map(({ id, name }) => (
            <Button key={id} variant="outline" onClick={() => setAsksFor(id)}>
              Log in with {name} too
            </Button>
          ))}
        </div>
      ) : null}
      {chosen ? (
        <LinkSignInDialog
          provider={chosen}
          hasPassword={data.hasPassword}
          linking={linking}
          onClose={() => {
            linking.reset();
            setAsksFor(null);
          }}
        />
      ) : null}
    </SettingsSection>
  );
}
