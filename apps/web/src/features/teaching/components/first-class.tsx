import { Link } from "../../../lib/link";
import { DrawnNotice } from "../../../product-ui/drawn-notice";
import { Button } from "../../../ui/button";
import { newClassLink } from "../model/class-links";

/** What a teacher without a class sees instead of zeros. */
export const FirstClass = () => (
  <DrawnNotice picture="/thumbnails/a1-lesson-7.svg">
    <h2 className="font-heading text-2xl font-semibold">Make your first class</h2>
    <p className="mt-2 text-muted-foreground">
      Give it a name and a level. Your students join with a code, and you see here how they get on.
    </p>
    <Button asChild className="mt-5">
      <Link to={newClassLink}>Make your first class</Link>
    </Button>
  </DrawnNotice>
);
