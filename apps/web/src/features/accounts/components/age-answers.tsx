import { Button } from "../../../ui/button";
import { useSaveAccount } from "../api/use-save-account";
import { ageBands } from "../model/setting-values";

interface AgeAnswersProps {
  userId: string;
  onSaved?: () => void;
}

/** How old somebody is, by one tap on a band. */
export function AgeAnswers({ userId, onSaved }: AgeAnswersProps) {
  const { save } = useSaveAccount(userId);
  return ageBands
    .filter(([band]) => band !== "UNKNOWN")
    .map(([band, label]) => (
      <Button
        key={band}
        variant="outline"
        className="px-4"
        onClick={() => save("age", { ageBand: band }, onSaved)}
      >
        {label}
      </Button>
    ));
}
