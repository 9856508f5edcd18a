import { Play, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { sayFailed } from "../../../lib/say-failed";
import { useLinkButtons } from "../../../product-ui/link-buttons";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { linkToGame, takeLinkBack } from "../api/replay-query";

interface WatchAgainProps {
  matchId: string;
  /** Whether it is watched already: then it can only be shown to others, and a link of before taken back. */
  isWatched?: boolean;
}

/** What can be done with a game that is over: to watch it, and to show it to others. */
export function WatchAgain({ matchId, isWatched = false }: WatchAgainProps) {
  const [isShown, setShown] = useState(isWatched);
  const { buttons, below } = useLinkButtons({
    title: "A game on Saywell",
    async makeLink() {
      const link = await linkToGame(matchId);
      setShown(true);
      return link;
    },
  });
  const takeBack = (): Promise<void> =>
    takeLinkBack(matchId).then(
      () => void toast({ title: "The link shows nothing any more" }),
      sayFailed("That did not work. Please try again."),
    );
  return (
    <section aria-label="Watch or share" className="grid grid-cols-1 justify-items-center gap-2">
      <div className="flex flex-wrap justify-center gap-3">
        {isWatched ? null : (
          <Button asChild variant="outline">
            <Link to={linkTo("/replay/:id", { id: matchId })}>
              <Play aria-hidden /> Watch again
            </Link>
          </Button>
        )}
        {buttons}
        {isShown ? (
          <Button variant="ghost" onClick={() => void takeBack()}>
            <Undo2 aria-hidden /> Take the link back
          </Button>
        ) : null}
      </div>
      {below}
      <p className="text-sm text-muted-foreground">The link shows the game, and no names.</p>
    </section>
  );
}
