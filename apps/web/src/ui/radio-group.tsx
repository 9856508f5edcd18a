import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from "react";
import { cn } from "./class-names";

interface Choice {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  disabled: boolean;
}

const ChoiceContext = createContext<Choice | null>(null);

export interface RadioGroupProps extends Omit<ComponentProps<"div">, "onChange"> {
  /** Empty where nothing is chosen yet. */
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
}

/** One of several. The browser's own radio buttons: arrows move, Tab passes by. */
export function RadioGroup(props: RadioGroupProps) {
  const { value, onValueChange, disabled = false, className, children, ...rest } = props;
  const name = useId();
  const choice = useMemo(
    () => ({ name, value, onValueChange, disabled }),
    [name, value, onValueChange, disabled],
  );
  return (
    <div role="radiogroup" className={cn("grid gap-2", className)} {...rest}>
      <ChoiceContext value={choice}>{children}</ChoiceContext>
    </div>
  );
}

export interface RadioOptionProps extends Omit<
  ComponentProps<"input">,
  "type" | "name" | "value" | "checked" | "onChange"
> {
  value: string;
  children: ReactNode;
  /** Marks the option after the answer is known. A word for it belongs in `children` too. */
  mark?: "right" | "wrong" | "tried";
}

/** One choice: the whole row can be pressed, and `children` is its name. */
export function RadioOption({ value, className, children, mark, ...props }: RadioOptionProps) {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("A RadioOption stands in a RadioGroup.");
  const isChecked = choice.value === value;
  return (
    <label
      className={cn(
        "relative flex min-h-12 w-full items-center gap-3 rounded-lg border px-4 py-2.5 transition-colors duration-150",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        mark ? rowOf[mark] : isChecked ? rowOf.checked : rowOf.open,
        mark || isChecked || choice.disabled || "hover:bg-muted",
        choice.disabled ? "cursor-not-allowed" : "cursor-pointer",
        className,
      )}
    >
      <input
        type="radio"
        name={choice.name}
        value={value}
        checked={isChecked}
        disabled={choice.disabled}
        onChange={() => choice.onValueChange(value)}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-lg outline-none"
        {...props}
      />
      <span
        aria-hidden
        className={cn(
          "grid size-5 shrink-0 place-items-center rounded-full border-2",
          ringOf[mark ?? (isChecked ? "checked" : "open")],
        )}
      >
        {isChecked ? (
          <span className={cn("size-2.5 rounded-full", dotOf[mark ?? "checked"])} />
        ) : null}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

const rowOf = {
  open: "border-control bg-surface",
  checked: "border-primary bg-primary-wash",
  right: "border-success bg-success-wash",
  wrong: "border-destructive bg-destructive-wash",
  tried: "border-rule bg-surface text-muted-foreground",
};
const ringOf = {
  open: "border-control",
  checked: "border-primary",
  right: "border-success",
  wrong: "border-destructive",
  tried: "border-rule",
};
const dotOf = {
  checked: "bg-primary",
  right: "bg-success",
  wrong: "bg-destructive",
  tried: "bg-muted-foreground",
};
