import type { JoinedClass } from "@saywell/contract";
import type { ReactNode } from "react";
import { ClassInvitation } from "../../../features/classes/components/class-invitation";
import type { ReplyOf } from "../../../lib/api-client";
import { Link, useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import type { LearnerVisit } from "../../learner-page";
import { DemoDoor, WayOutOfDemo } from "./demo-door";

interface WayIntoClassProps {
  visit: LearnerVisit;
  found: ReplyOf<"GET /api/class-codes/{code}">;
  /** Comes into the class, by the code or the invitation that led here. */
  join: () => Promise<JoinedClass>;
  /** Another way to answer. */
  otherwise?: ReactNode;
}

/** A class that somebody found, and the way in: the demo's people and the others keep to themselves. */
export function WayIntoClass({ visit, found, join, otherwise }: WayIntoClassProps) {
  const goTo = useGoTo();
  const { learner, openAuth } = visit;
  const onJoined = ({ id }: JoinedClass) =>
    goTo(linkTo("/my-classes/:classId", { classId: id }), { replace: true });
  if (found.isMember) {
    return (
      <EmptyState
        title={`You are in ${found.className} already`}
        action={
          <Button asChild>
            <Link to="/my-classes">Go to your classes</Link>
          </Button>
        }
      />
    );
  }
  const isInDemo = learner.isDemo === true;
  if (found.isDemo && !isInDemo) {
    return <DemoDoor found={found} hasAccount={!learner.isGuest} join={join} onJoined={onJoined} />;
  }
  if (!found.isDemo && isInDemo) return <WayOutOfDemo found={found} openAuth={openAuth} />;
  return (
    <ClassInvitation
      found={found}
      isGuest={learner.isGuest}
      join={join}
      onJoined={onJoined}
      onAuth={openAuth}
      otherwise={otherwise}
    />
  );
}
