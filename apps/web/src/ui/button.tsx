import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

const buttonVariants = cva(
  "inline-flex max-w-full shrink-0 items-center base:justify-center gap-2 base:rounded-lg base:font-semibold base:whitespace-nowrap transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:base:opacity-55 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-[1.15em]",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground hover:bg-primary-hover",
        outline:
          "border base:border-control base:bg-surface base:text-foreground hover:base:bg-muted",
        secondary: "bg-primary-wash text-primary hover:bg-muted",
        ghost: "base:text-foreground hover:base:bg-muted",
        link: "text-primary underline decoration-1 underline-offset-4 hover:decoration-2",
        destructive: "bg-destructive text-destructive-foreground hover:bg-destructive-hover",
      },
      size: {
        default: "base:min-h-11 base:px-5 py-2",
        /** As large under a thumb as the others. */
        sm: "base:min-h-11 sm:base:min-h-9 base:px-3.5 py-1 base:text-sm",
        lg: "base:min-h-13 base:px-7 py-2.5 base:text-lg",
        icon: "base:size-11",
        /** As a word in a line. */
        inline: "",
      },
    },
  },
);

type ButtonLooks = VariantProps<typeof buttonVariants>;

export const buttonClasses = ({ variant, size }: ButtonLooks): string =>
  buttonVariants({
    variant: variant ?? "default",
    size: size ?? (variant === "link" ? "inline" : "default"),
  });

export interface ButtonProps extends ComponentProps<"button">, ButtonLooks {
  /** Gives the looks to the only child, a link for one, instead of making a button. */
  asChild?: boolean;
}

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const classes = cn(buttonClasses({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type={type ?? "button"} className={classes} {...props} />;
}
