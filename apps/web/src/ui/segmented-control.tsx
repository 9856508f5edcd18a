import { useId } from "react";
import { cn } from "./class-names";

export interface SegmentedControlProps<T extends string> {
  /** What is chosen here, for those who can't see it. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: ReadonlyArray<readonly [value: T, label: string]>;
  className?: string;
}

/** Two or three choices side by side, one of which holds. The browser's own radio buttons. */
export function SegmentedControl<T extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset className={cn("flex min-w-0 gap-1 rounded-lg bg-muted p-1", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map(([option, text]) => (
        <label
          key={option}
          className={cn(
            "relative flex min-h-11 flex-1 sm:min-h-9 cursor-pointer items-center justify-center rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors duration-150",
            "has-focus-visible:outline-3 has-focus-visible:outline-ring",
            option === value
              ? "bg-surface text-primary ring-1 ring-primary"
              : "text-muted-foreground",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
