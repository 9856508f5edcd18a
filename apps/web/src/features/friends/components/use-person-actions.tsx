import type { BlockOrMute } from "@saywell/contract";
import { useState, type ReactNode } from "react";
import { toast } from "../../../ui/use-toast";
import { useBlockOrMute, useUnfriend } from "../api/friends-queries";
import type { Reported } from "./report-dialog";
import { lazyPart } from "../../../lib/lazy-part";
import { sayFailed } from "../../../lib/say-failed";

const ReportDialog = lazyPart(
  async () => (await import("./report-dialog")).ReportDialog,
  ({ onClose }) => onClose(),
);

/** What one can do about somebody. */
export interface PersonActions {
  unfriend: (person: Person) => void;
  mute: (person: Person) => void;
  block: (person: Person) => void;
  report: (reported: Reported) => void;
  /** Has to stand somewhere on the screen. */
  dialog: ReactNode;
}

interface Person {
  id: string;
  name: string;
}

/** @param onHidden hears whose words are not to be seen from now on */
export function usePersonActions(onHidden: (personId: string) => void = () => {}): PersonActions {
  const [reported, setReported] = useState<Reported | null>(null);
  const unfriending = useUnfriend();
  const blocking = useBlockOrMute();

  const blockOrMute = (kind: BlockOrMute["kind"], done: string) => (person: Person) =>
    blocking.mutate(
      { userId: person.id, kind },
      {
        onSuccess: () => {
          onHidden(person.id);
          toast({ title: `${person.name} is ${done}` });
        },
        onError: sayFailed("That did not work. Please try again."),
      },
    );

  return {
    unfriend: (person) =>
      unfriending.mutate(person.id, {
        onSuccess: () => toast({ title: `${person.name} is no longer your friend` }),
        onError: sayFailed("That did not work. Please try again."),
      }),
    mute: blockOrMute("MUTE", "muted: you do not see what they write"),
    block: blockOrMute("BLOCK", "blocked: you cannot reach each other"),
    report: setReported,
    dialog: reported ? (
      <ReportDialog reported={reported} onClose={() => setReported(null)} />
    ) : null,
  };
}
