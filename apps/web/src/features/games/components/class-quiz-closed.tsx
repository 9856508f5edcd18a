import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";

interface ClassQuizClosedProps {
  title: string;
  /** Why it is closed. */
  message: string;
  onExit: () => void;
}

/** In the place of a class game that is closed to the learner. */
export const ClassQuizClosed = ({ title, message, onExit }: ClassQuizClosedProps) => (
  <div role="alert" className="grid justify-items-start gap-6 py-6">
    <PageHeading lead={message}>{title}</PageHeading>
    <div className="flex flex-wrap gap-3">
      {/* The focus was in the game, which is gone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus onClick={onExit}>
        Exit
      </Button>
      <Button asChild variant="outline">
        <Link to="/join">Join another game</Link>
      </Button>
    </div>
  </div>
);
