import { LevelTestLanding } from "../../../features/placement/components/placement-landing";
import { AppShell } from "../../app-shell";

export default function LevelTestLandingPage() {
  return (
    <AppShell title="Free placement test">
      <LevelTestLanding />
    </AppShell>
  );
}
