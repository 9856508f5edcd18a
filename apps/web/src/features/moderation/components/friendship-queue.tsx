import { formatMoment } from "../../../lib/dates";
import type { WaitingFriendship } from "@saywell/contract";
import { Check } from "lucide-react";
import { useId, useRef } from "react";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { toast } from "../../../ui/use-toast";
import { type FriendshipDecision, useDecideFriendship } from "../api/moderation-queries";

interface FriendshipQueueProps {
  friendships: readonly WaitingFriendship[];
  timeZone: string;
}

/** Classmates who both said yes and wait for their teacher, the longest waiting first. */
export function FriendshipQueue({ friendships, timeZone }: FriendshipQueueProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-heading text-2xl font-semibold">
        Friendships to approve ({friendships.length})
      </h2>
      {friendships.length === 0 ? (
        <EmptyState icon={<Check />} title="No friendships to approve">
          When a learner under 18 and a classmate both want to be friends, you decide here.
        </EmptyState>
      ) : (
        <>
          <p className="max-w-prose text-muted-foreground">
            At least one of the two may be under 18. As friends they can invite each other to
            private rooms. Nobody is told who declined.
          </p>
          <ul className="grid grid-cols-1 gap-4">
            {friendships.map((friendship) => (
              <li key={friendship.id}>
                <FriendshipCard
                  friendship={friendship}
                  timeZone={timeZone}
                  // The buttons go with what they decided.
                  focusWhenDone={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface FriendshipCardProps {
  friendship: WaitingFriendship;
  timeZone: string;
  focusWhenDone: () => void;
}

function FriendshipCard({ friendship, timeZone, focusWhenDone }: FriendshipCardProps) {
  const { id, requester, addressee, className, since } = friendship;
  const titleId = useId();
  const deciding = useDecideFriendship();
  async function decide(decision: FriendshipDecision, title: string) {
    try {
      await deciding.mutateAsync({ id, decision });
      toast({ title });
      focusWhenDone();
    } catch (error) {
      sayFailed("The decision could not be stored. Please try again.")(error);
    }
  }
  return (
    <article aria-labelledby={titleId}>
      <Card className="gap-4 p-5 sm:p-6">
        <div className="grid min-w-0 gap-1">
          <h3 id={titleId} className="font-semibold break-words">
            {requester.name} and {addressee.name}
          </h3>
          <p className="text-sm break-words text-muted-foreground">
            {className}, since {formatMoment(since, timeZone)}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <Button
            aria-describedby={titleId}
            disabled={deciding.isPending}
            onClick={() => void decide("APPROVE", "Friendship approved")}
          >
            Approve
          </Button>
          <Button
            variant="outline"
            aria-describedby={titleId}
            disabled={deciding.isPending}
            onClick={() => void decide("DECLINE", "Friendship declined")}
          >
            Decline
          </Button>
        </div>
      </Card>
    </article>
  );
}
