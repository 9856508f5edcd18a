import type { ComponentProps } from "react";
import { cn } from "./class-names";
import { fieldClasses } from "./field-classes";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(fieldClasses, "base:h-11", className)} {...props} />;
}
