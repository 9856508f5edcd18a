import { LevelTestLanding } from "../../features/level-test/level-test-landing";
import { AppShell } from "../app-shell";

export default function LevelTestLandingPage() {
  return (
    <AppShell title="Free placement test">
      <LevelTestLanding />
    </AppShell>
  );
}
