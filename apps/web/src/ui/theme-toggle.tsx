import { Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button";

/**
 * Both faces stand in the markup and the theme's class shows one, so the button is right before any
 * script has run.
 */
export function ThemeToggle(props: Omit<ComponentProps<typeof Button>, "children">) {
  return (
    <Button variant="ghost" size="icon" data-theme-toggle="" {...props}>
      <span className="contents dark:hidden">
        <Moon aria-hidden />
        <span className="sr-only">Use the dark theme</span>
      </span>
      <span className="hidden dark:contents">
        <Sun aria-hidden />
        <span className="sr-only">Use the light theme</span>
      </span>
    </Button>
  );
}
