import type { Saving } from "../model/use-autosave";

/** Whether what is written is kept. */
export const SavingNote = ({ saving }: { saving: Saving }) => (
  <span
    aria-live="polite"
    className={saving === "failed" ? "font-semibold text-warning" : "text-muted-foreground"}
  >
    {words[saving]}
  </span>
);

const words = {
  saved: "Saved",
  waiting: "Saving…",
  failed: "Not saved yet. We try again as you go on.",
};
