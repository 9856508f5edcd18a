import type { OpenSession } from "@saywell/contract";
import { LogOut, MonitorSmartphone } from "lucide-react";
import { useRef, useState } from "react";
import { formatMoment, sayAgo } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { useEndSession, useSessions } from "../api/sessions-queries";
import { FormFailure } from "./form-failure";
import { LogOutEverywhereDialog } from "./log-out-everywhere-dialog";
import { SettingsSection } from "./settings-section";

export interface SessionsSectionProps {
  userId: string;
  timeZone: string;
}

const title = "Where you are logged in";

/** Each device with a session, and the way to end it. */
export function SessionsSection({ userId, timeZone }: SessionsSectionProps) {
  const sessions = useSessions(userId);
  const ending = useEndSession(userId);
  const [asksEverywhere, setAsksEverywhere] = useState(false);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);

  function end({ id, device }: OpenSession) {
    setSaid("");
    ending.mutate(id, {
      onSuccess() {
        setSaid(`${device ?? "That device"} is logged out.`);
        // The button that was pressed is gone.
        list.current?.focus();
      },
    });
  }

  if (!sessions.data) {
    return (
      <SettingsSection title={title}>
        {sessions.isError ? (
          <ErrorState
            message="Your devices could not be read."
            isRetrying={sessions.isFetching}
            onRetry={() => void sessions.refetch()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-16" />
          </div>
        )}
      </SettingsSection>
    );
  }
  const all = sessions.data.sessions;
  return (
    <SettingsSection title={title}>
      <ul ref={list} tabIndex={-1} aria-label={title} className="grid divide-y divide-rule">
        {all.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted-foreground" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device ?? "A device that does not say its name"}
                {session.isThis ? <Tag tone="primary">This device</Tag> : null}
              </p>
              <p className="text-sm text-muted-foreground">
                Since {formatMoment(session.begunAt, timeZone)}
                {session.isThis
                  ? null
                  : `, last used ${sayAgo(session.lastSeenAt, sessions.dataUpdatedAt).toLowerCase()}`}
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                variant="outline"
                size="sm"
                className="min-h-11"
                aria-label={`Log out ${session.device ?? "that device"}, since ${formatMoment(session.begunAt, timeZone)}`}
                disabled={ending.isPending}
                onClick={() => end(session)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormFailure error={ending.error} />
      <output className="font-semibold empty:hidden">{said}</output>
      <div className="grid justify-items-start gap-2 border-t border-rule pt-6">
        <p className="text-muted-foreground">
          Do you see a device that is not yours? Log it out, and change your password.
        </p>
        <Button variant="outline" onClick={() => setAsksEverywhere(true)}>
          <LogOut aria-hidden /> Log out everywhere
        </Button>
      </div>
      {asksEverywhere ? (
        <LogOutEverywhereDialog
          userId={userId}
          onOthersEnded={(ended) =>
            setSaid(
              ended === 1
                ? "1 other device is logged out."
                : `${ended} other devices are logged out.`,
            )
          }
          onClose={() => setAsksEverywhere(false)}
        />
      ) : null}
    </SettingsSection>
  );
}
