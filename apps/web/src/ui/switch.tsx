import { useId } from "react";
import { cn } from "./class-names";

export interface SwitchProps {
  label: string;
  /** Help that stays. */
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** Something that is on or off, at once. The browser's own checkbox; the label is part of the target. */
export function Switch({ label, hint, isOn, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn("flex base:items-start justify-between gap-4", className)}>
      <div className="min-w-0">
        <label htmlFor={id} className={cn("font-semibold", !disabled && "cursor-pointer")}>
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className={cn(
          "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-surface transition-colors duration-150",
          "before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-control before:transition-transform before:duration-150",
          "checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-primary-foreground",
          // The room around it can be pressed too.
          "after:absolute after:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-55",
          "forced-colors:appearance-auto forced-colors:before:hidden",
        )}
      />
    </div>
  );
}
