import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Card } from "../../../ui/card";

export interface SettingsSectionProps {
  title: string;
  /** Whether something of it was the last to be saved. */
  isSaved?: boolean;
  children: ReactNode;
}

/** Settings that belong together, and a quiet word when they are saved. */
export function SettingsSection({ title, isSaved = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="grid gap-6">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <output className="flex items-center gap-1.5 text-sm font-semibold text-muted-foreground">
            {isSaved ? (
              <>
                <Check aria-hidden className="size-4" /> Saved
              </>
            ) : null}
          </output>
        </div>
        {children}
      </section>
    </Card>
  );
}

export interface ChoiceProps {
  /** For the eye; the control inside carries the same name. */
  label: string;
  hint?: string;
  children: ReactNode;
}

/** A control that brings its own hidden name, with that name and its help in sight. */
export function Choice({ label, hint, children }: ChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="font-semibold">
        {label}
      </p>
      {children}
      {hint ? <p className="text-sm text-muted-foreground">{hint}</p> : null}
    </div>
  );
}
