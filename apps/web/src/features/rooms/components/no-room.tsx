import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";

interface NoRoomProps {
  title: string;
  lead: string;
  /** Takes the place of a room in which somebody was: said at once, and the way out is next. */
  isNews?: boolean;
  onBack: () => void;
}

/** Stands where a room would. */
export const NoRoom = ({ title, lead, isNews = false, onBack }: NoRoomProps) => (
  <div role={isNews ? "alert" : undefined} className="grid justify-items-start gap-6 py-6">
    <PageHeading lead={lead}>{title}</PageHeading>
    <div className="flex flex-wrap gap-3">
      {/* The focus was in the room, which is gone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus={isNews} onClick={onBack}>
        Back to Rooms
      </Button>
      <Button asChild variant="outline">
        <Link to="/student-dashboard">Back to Dashboard</Link>
      </Button>
    </div>
  </div>
);
