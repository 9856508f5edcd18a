import { LevelTestLanding } from "../../../features/placement/components/placement-landing";
import { AppShell } from "../../app-shell";
import { PublicHeader } from "../../public-header";

export default function LevelTestLandingPage() {
  return (
    <AppShell title="Free placement test" header={<PublicHeader />}>
      <LevelTestLanding />
    </AppShell>
  );
}
