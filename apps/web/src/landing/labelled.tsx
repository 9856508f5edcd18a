import type { ReactNode } from "react";

interface LabelledProps {
  /** Of the field. */
  name: string;
  /** What the ids of the form's fields begin with. */
  of: string;
  label: string;
  children: ReactNode;
}

/** A field of a form of the public pages, below its label. */
export const Labelled = ({ name, of, label, children }: LabelledProps) => (
  <div>
    <label htmlFor={`${of}-${name}`} className="mb-1.5 block font-semibold">
      {label}
    </label>
    {children}
  </div>
);
