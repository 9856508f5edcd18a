import { filtered } from "./message-row";

/** What it means that the filter changed or marked a message. */
export const FilterReason = ({ titleId }: { titleId: string }) => (
  <div className="grid gap-1">
    <p id={titleId} className="font-semibold">
      {filtered}
    </p>
    <p>Three stars (***) stand where it hid contact details, a link or a rude word.</p>
    <p>Where there are no stars, it found words that may hurt somebody.</p>
  </div>
);
