import { useState } from "react";
import { useSettings } from "../../../features/admin/api/admin-reads";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { SettingsForm } from "../../../features/admin/components/settings-form";
import { ReadState } from "../../read-state";
import { AdminPage } from "./admin-page";

export default function AdminSettingsPage() {
  return (
    <AdminPage title="School settings" lead="They hold for everybody, within seconds.">
      {() => <Settings />}
    </AdminPage>
  );
}

function Settings() {
  const read = useSettings();
  const [round, setRound] = useState(0);
  return (
    <ReadState
      read={read}
      failure="The settings could not be read."
      onRetry={async ({ refetch }) => void (await refetch())}
      skeleton={<RowsSkeleton rows={3} />}
    >
      {(settings) => (
        <SettingsForm
          key={round}
          settings={settings}
          onShowNow={() => void read.refetch().then(() => setRound((before) => before + 1))}
        />
      )}
    </ReadState>
  );
}
