import { createContext, type ReactNode, use } from "react";
import { cn } from "../../../ui/class-names";

/** Opens what a figure is made of. */
export const OpenFigure = createContext<(figure: string) => void>(() => {
  throw new Error("There is no report around this figure.");
});

interface FigureButtonProps {
  figure: string;
  /** The figure with what it counts, for those who only hear it: "12 students who learnt". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A figure that opens what it is made of. */
export function FigureButton({ figure, label, className, children }: FigureButtonProps) {
  const open = use(OpenFigure);
  return (
    <button
      type="button"
      aria-label={`${label}: see what it is made of`}
      onClick={() => open(figure)}
      className={cn(
        "tabular inline-flex min-h-11 min-w-11 items-center rounded-lg text-left base:font-semibold text-primary underline decoration-dotted underline-offset-4 hover:decoration-solid",
        className,
      )}
    >
      {children}
    </button>
  );
}
