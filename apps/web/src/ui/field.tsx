import { useId, type ReactNode } from "react";
import { cn } from "./class-names";
import { Label } from "./label";

/** What the control inside a field needs to be tied to its words. */
export interface FieldControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  /** Of the control, for who leads the focus there. */
  id?: string;
  label: string;
  /** Help that stays. */
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
  className?: string;
}

/** A control with its label, its help and its error. */
export function Field({ id: given, label, hint, error, children, className }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={cn("grid gap-1.5", className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
    </div>
  );
}
