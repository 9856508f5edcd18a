import { Button } from "../../ui/button";
import { PageHeading } from "../../ui/page-heading";

interface NoRoomProps {
  title: string;
  lead: string;
  onBack: () => void;
}

/** Stands where a room would. */
export const NoRoom = ({ title, lead, onBack }: NoRoomProps) => (
  <div className="grid justify-items-start gap-6 py-6">
    <PageHeading lead={lead}>{title}</PageHeading>
    <Button onClick={onBack}>Back to Rooms</Button>
  </div>
);
