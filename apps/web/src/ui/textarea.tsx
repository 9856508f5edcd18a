import type { ComponentProps } from "react";
import { cn } from "./class-names";
import { fieldClasses } from "./field-classes";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea className={cn(fieldClasses, "block min-h-11 py-2.5", className)} {...props} />;
}
