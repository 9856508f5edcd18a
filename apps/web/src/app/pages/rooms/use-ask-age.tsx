import type { SessionUser } from "@saywell/contract";
import { type ReactNode, useState } from "react";
import type { AskAge } from "../../../features/rooms/api/room-queries";
import { lazyPart } from "../../../lib/lazy-part";

const AgeDialog = lazyPart(
  async () => (await import("../../../features/accounts/components/age-dialog")).AgeDialog,
  ({ onClose }) => onClose(),
);

interface AskingAge {
  /** Null where nothing has to be asked. */
  askAge: AskAge | null;
  dialog: ReactNode;
}

/** Asks how old a learner is who has not said it, before they ask for a place; then it goes on by itself. */
export function useAskAge({ id, role, ageBand }: SessionUser): AskingAge {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const isUnknown = role === "LEARNER" && ageBand === "UNKNOWN";
  return {
    askAge: isUnknown ? (then) => setGoOn(() => then) : null,
    dialog: goOn ? (
      <AgeDialog
        userId={id}
        why="Before you ask the owner of a room for a place, we need to know this. Under 18 you are protected more."
        onSaved={() => {
          setGoOn(null);
          goOn();
        }}
        onClose={() => setGoOn(null)}
      />
    ) : null,
  };
}
