import { Card } from "../../../ui/card";
import type { AuthMode } from "../model/account-rules";
import { AuthButtons } from "./auth-buttons";

/** Tells a guest, quietly, that there is a way to keep things. */
export function KeepEarnedCard({ onAuth }: { onAuth: (mode: AuthMode) => void }) {
  return (
    <Card className="gap-3 p-5 shadow-none sm:flex-row sm:items-center sm:justify-between">
      <div>
        <h2 className="font-semibold">Keep what you have earned</h2>
        <p className="text-muted-foreground">
          You are learning as a guest on this device. An account keeps your XP, coins and badges.
        </p>
      </div>
      <AuthButtons onAuth={onAuth} />
    </Card>
  );
}
