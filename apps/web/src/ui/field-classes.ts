/** The looks that every field to type or choose in shares. */
export const fieldClasses =
  "w-full min-w-0 rounded-lg border border-control bg-surface px-3.5 base:text-foreground transition-colors duration-150 placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-70 aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive";
