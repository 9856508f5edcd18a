import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function RadioGroup({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root className={cn("grid gap-2", className)} {...props} />;
}

export interface RadioOptionProps extends ComponentProps<typeof RadioGroupPrimitive.Item> {
  /** Marks the option after the answer is known. A word for it belongs in `children` too. */
  mark?: "right" | "wrong";
}

/** One choice: the whole row is the button, and `children` its name. */
export function RadioOption({ className, children, mark, ...props }: RadioOptionProps) {
  return (
    <RadioGroupPrimitive.Item
      data-mark={mark}
      className={cn(
        "group flex min-h-12 w-full items-center gap-3 rounded-lg border border-control bg-surface px-4 py-2.5 text-left transition-colors duration-150",
        "enabled:hover:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary-wash",
        "data-[mark=right]:border-success data-[mark=right]:bg-success-wash data-[mark=wrong]:border-destructive data-[mark=wrong]:bg-destructive-wash",
        "disabled:cursor-not-allowed",
        className,
      )}
      {...props}
    >
      <span className="grid size-5 shrink-0 place-items-center rounded-full border-2 border-control group-data-[mark=right]:border-success group-data-[mark=wrong]:border-destructive group-data-[state=checked]:not-group-data-[mark]:border-primary">
        <RadioGroupPrimitive.Indicator className="size-2.5 rounded-full bg-primary group-data-[mark=right]:bg-success group-data-[mark=wrong]:bg-destructive" />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </RadioGroupPrimitive.Item>
  );
}
