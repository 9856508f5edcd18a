import { LevelTestLanding } from "../../../features/placement/components/placement-landing";
import { AppHeader } from "../../app-header";
import { AppShell } from "../../app-shell";

export default function LevelTestLandingPage() {
  return (
    <AppShell title="Free placement test" header={<AppHeader navigation="always" />}>
      <LevelTestLanding />
    </AppShell>
  );
}
