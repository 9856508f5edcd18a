import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { SessionUser } from "@saywell/contract";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { DeleteAccountDialog } from "./delete-account-dialog";
import { downloadMyData } from "../api/download-my-data";
import { SettingsSection } from "./settings-section";

/** Taking everything along, and leaving for good. */
export function DataSection({ user }: { user: Pick<SessionUser, "id" | "isGuest"> }) {
  const download = useMutation({ mutationFn: () => downloadMyData(user.id) });
  return (
    <SettingsSection title="Your data">
      <div className="grid justify-items-start gap-2">
        <p className="text-muted-foreground">
          Everything that is stored about you, in one JSON file.
        </p>
        <Button variant="outline" disabled={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          {download.isPending ? "One moment…" : "Export my data"}
        </Button>
        <output className="font-semibold empty:hidden">
          {download.isSuccess ? "Your data is in your downloads." : null}
        </output>
        {download.isError ? (
          <p role="alert" className="font-semibold text-destructive">
            {sentenceOf(download.error, "Your data could not be exported.")} You can try again.
          </p>
        ) : null}
      </div>
      <div className="grid justify-items-start gap-2 border-t border-rule pt-6">
        <p className="text-muted-foreground">
          This erases your account and all that belongs to it, for good.
        </p>
        <DeleteAccountDialog userId={user.id} hasPassword={!user.isGuest} />
      </div>
    </SettingsSection>
  );
}
