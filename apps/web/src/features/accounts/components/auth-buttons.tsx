import { Button } from "../../../ui/button";
import type { AuthMode } from "../model/account-rules";

/** The two ways on for a guest. */
export function AuthButtons({ onAuth }: { onAuth: (mode: AuthMode) => void }) {
  return (
    <div className="flex shrink-0 flex-wrap gap-3">
      <Button variant="secondary" onClick={() => onAuth("sign-up")}>
        Sign up
      </Button>
      <Button variant="ghost" onClick={() => onAuth("log-in")}>
        Log in
      </Button>
    </div>
  );
}
