import { Play } from "lucide-react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { useLinkButtons } from "../../../product-ui/link-buttons";
import { Button } from "../../../ui/button";
import { linkToGame } from "../api/replay-query";

/** What can be done with a game that is over: to watch it, and to show it to others. */
export function WatchAgain({ matchId }: { matchId: string }) {
  const { buttons, below } = useLinkButtons({
    title: "A game on Saywell",
    makeLink: () => linkToGame(matchId),
  });
  return (
    <section aria-label="Watch or share" className="grid grid-cols-1 justify-items-center gap-2">
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="outline">
          <Link to={linkTo("/replay/:id", { id: matchId })}>
            <Play aria-hidden /> Watch again
          </Link>
        </Button>
        {buttons}
      </div>
      {below}
      <p className="text-sm text-muted-foreground">The link shows the game, and no names.</p>
    </section>
  );
}
