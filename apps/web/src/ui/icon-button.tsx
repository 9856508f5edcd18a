import type { ComponentProps } from "react";
import { Button } from "./button";
import { Tooltip, TooltipContent, TooltipTrigger } from "./tooltip";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "size" | "aria-label"> {
  /** What it does: its name, and the tip that says so. */
  label: string;
}

/** A button that is only a picture. Its page stands in a `TooltipProvider`. */
export function IconButton({ label, variant = "ghost", ...props }: IconButtonProps) {
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button variant={variant} size="icon" aria-label={label} {...props} />
      </TooltipTrigger>
      <TooltipContent aria-hidden>{label}</TooltipContent>
    </Tooltip>
  );
}
