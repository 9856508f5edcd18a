import { type AvatarName, avatars } from "@saywell/contract/constants";
import { useId } from "react";
import { Avatar } from "../../../product-ui/avatar";
import { pictureOf } from "../../../product-ui/picture-of";
import { cn } from "../../../ui/class-names";

const choices = [
  [null, "Initials"] as const,
  ...avatars.map((name) => [name, `${name[0]?.toUpperCase()}${name.slice(1)}`] as const),
];

export interface AvatarChoiceProps {
  /** For the initials. */
  name: string;
  avatar: AvatarName | null;
  onChange: (avatar: AvatarName | null) => void;
}

/** A drawing to stand beside the name, or its initials. */
export function AvatarChoice({ name, avatar, onChange }: AvatarChoiceProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Picture</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {choices.map(([choice, label]) => (
          <label
            key={choice}
            className={cn(
              "relative grid cursor-pointer justify-items-center gap-1 rounded-lg border p-2 text-sm transition-colors duration-150 hover:bg-muted",
              "has-focus-visible:outline-3 has-focus-visible:outline-ring",
              choice === avatar
                ? "border-primary bg-primary-wash font-semibold"
                : "border-transparent",
            )}
          >
            <input
              type="radio"
              name={group}
              checked={choice === avatar}
              onChange={() => onChange(choice)}
              aria-label={label}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            <Avatar name={name} src={pictureOf(choice)} className="size-14" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
