import { Avatar as AvatarPrimitive } from "radix-ui";
import { cn } from "../ui/class-names";
import { initialsOf } from "./initials";

export interface AvatarProps {
  name: string;
  src?: string | null;
  className?: string;
}

/** A face beside a written name, or the name's initials. Silent for screen readers: the name is there. */
export function Avatar({ name, src, className }: AvatarProps) {
  return (
    <AvatarPrimitive.Root
      aria-hidden
      className={cn(
        "grid base:size-10 shrink-0 place-items-center overflow-hidden rounded-full border border-rule bg-primary-wash base:text-sm font-bold text-primary select-none",
        className,
      )}
    >
      {src ? <AvatarPrimitive.Image src={src} alt="" className="size-full object-cover" /> : null}
      <AvatarPrimitive.Fallback>{initialsOf(name)}</AvatarPrimitive.Fallback>
    </AvatarPrimitive.Root>
  );
}
