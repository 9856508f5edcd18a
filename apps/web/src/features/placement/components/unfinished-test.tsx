import type { LevelTestSession } from "@saywell/contract";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { standOf } from "../model/unfinished-test";

export interface UnfinishedTestProps {
  session: LevelTestSession;
  onGoOn: () => void;
  /** Another one, in the way that was asked for. */
  onOther: () => void;
}

/** The choice of who asked for another way of a test than the one that is not finished on this device. */
export const UnfinishedTest = ({ session, onGoOn, onOther }: UnfinishedTestProps) => (
  <div className="grid grid-cols-1 gap-6">
    <PageHeading lead={standOf(session)}>A test is not finished</PageHeading>
    <p className="max-w-[38rem]">
      You began it on this device.
      {session.secondsLeft === null ? "" : " Its clock runs on."} If you start another test, you
      cannot come back to this one.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={onGoOn}>Go on with it</Button>
      <Button variant="outline" onClick={onOther}>
        Take another test
      </Button>
    </div>
  </div>
);
