import { type ReactNode, useId } from "react";

interface PickListProps {
  label: string;
  options: readonly { id: string; name: string; hint?: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** Said where there is nothing to choose from. */
  children?: ReactNode;
}

/** Some of several, to be ticked. */
export function PickList({ label, options, chosen, onChoose, children }: PickListProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <p id={id} className="text-sm font-semibold text-muted-foreground">
        {label}
      </p>
      <ul
        aria-labelledby={id}
        className="max-h-60 divide-y divide-rule overflow-y-auto rounded-lg border border-control bg-surface"
      >
        {options.map((option) => (
          <li key={option.id}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-muted has-checked:bg-primary-wash">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-primary"
                checked={chosen.includes(option.id)}
                onChange={({ target }) =>
                  onChoose(
                    target.checked
                      ? [...chosen, option.id]
                      : chosen.filter((each) => each !== option.id),
                  )
                }
              />
              <span className="min-w-0 break-words">
                {option.name}
                {option.hint === undefined ? null : (
                  <span className="block text-sm text-muted-foreground">{option.hint}</span>
                )}
              </span>
            </label>
          </li>
        ))}
        {options.length === 0 ? <li className="p-3.5 text-muted-foreground">{children}</li> : null}
      </ul>
    </div>
  );
}
