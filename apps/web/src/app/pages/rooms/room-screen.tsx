import { useQuery } from "@tanstack/react-query";
import type { Room } from "@saywell/contract";
import { type ReactNode, useState } from "react";
import { useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { useHasAds } from "../../../features/school/api/school-query";
import { CourseAd } from "../../../features/ads/components/course-ad";
import { useSubscription } from "../../../features/billing/api/subscription-query";
import { usePersonActions } from "../../../features/friends/components/use-person-actions";
import {
  useBlocksAndMutes,
  useEndBlockOrMute,
} from "../../../features/friends/api/friends-queries";
import { useAddFriend } from "../../../features/friends/api/use-user-search";
import { ListenButton } from "../../../features/lessons/components/listen-button";
import {
  ChatRoom,
  type ChatRoomProps,
  type WayOut,
} from "../../../features/rooms/components/chat-room";
import { pathOf } from "../../../features/rooms/model/room-path";
import { roomQuery } from "../../../features/rooms/api/room-queries";
import { RoomEntrance, RoomSkeleton } from "../../../features/rooms/components/room-entrance";
import { useRoomInvitations } from "../../../features/rooms/api/use-room-invitations";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import { useTurnNotices } from "../../../features/word-board/api/waiting-turns";
import { markedPieces } from "../../../product-ui/marked-pieces";
import { MarkedWriting } from "../../../product-ui/marked-writing";
import { sayFailed } from "../../../lib/say-failed";
import { toast } from "../../../ui/use-toast";
import { PageHeading } from "../../../ui/page-heading";
import { TooltipProvider } from "../../../ui/tooltip";
import { ConsentNotice } from "../../consent-notice";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { LiveNotice } from "../../live-notice";
import { useLiveConnection } from "../../use-live-connection";
import { useAskAge } from "./use-ask-age";

interface RoomScreenProps {
  roomId: string;
  /** What the page is called until the room's name is known. */
  title: string;
  /** What is done in the room beside the chat. */
  beside?: RoomForMemberProps["beside"];
}

/** The page of a room: the way in, and the room for a member. */
export function RoomScreen({ roomId, title, beside }: RoomScreenProps) {
  // Read by the way in; here it only gives the page its name.
  const room = useQuery({ ...roomQuery(roomId), enabled: false });
  return (
    <LearnerPage
      title={room.data?.name ?? title}
      failure="The room could not be opened."
      skeleton={<RoomSkeleton />}
      className="grid grid-cols-1 gap-3 py-3 sm:py-3"
      // A phone has the composer at the bottom.
      navigation="wide"
    >
      {(visit) => (
        <TooltipProvider>
          {visit.learner.needsConsent === true ? (
            <>
              <PageHeading className="max-sm:text-2xl">Chat &amp; Game Rooms</PageHeading>
              <ConsentNotice learner={visit.learner} />
            </>
          ) : (
            <RoomVisit
              key={`${visit.learner.id} ${roomId}`}
              roomId={roomId}
              beside={beside}
              {...visit}
            />
          )}
        </TooltipProvider>
      )}
    </LearnerPage>
  );
}

function RoomVisit({
  roomId,
  learner,
  beside,
}: LearnerVisit & Pick<RoomScreenProps, "roomId" | "beside">) {
  const goTo = useGoTo();
  const status = useLiveConnection(learner);
  const back = () => goTo("/rooms");
  useRoomInvitations((room) => goTo(pathOf(room)));
  useTurnNotices((id) => goTo(linkTo("/game/:id", { id })), roomId);
  const { askAge, dialog } = useAskAge(learner);
  return (
    <>
      <LiveNotice status={status} />
      <RoomEntrance
        roomId={roomId}
        userId={learner.id}
        isGuest={learner.isGuest}
        askAge={askAge}
        onBack={back}
      >
        {(room) => <RoomForMember room={room} learner={learner} onBack={back} beside={beside} />}
      </RoomEntrance>
      {dialog}
    </>
  );
}

interface RoomForMemberProps extends Pick<LearnerVisit, "learner"> {
  room: Room;
  onBack: () => void;
  beside?: ((at: BesideChatAt) => ReactNode) | undefined;
}

/** Where something beside the chat stands. */
export interface BesideChatAt extends WayOut {
  room: Room;
  learner: LearnerVisit["learner"];
}

function RoomForMember({ room, learner, onBack, beside }: RoomForMemberProps) {
  const voice = useSpeaker();
  const subscription = useSubscription(learner.id);
  const hasAds = useHasAds();
  const plan = subscription.data?.planType ?? (subscription.isError ? null : undefined);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const actions = usePersonActions((personId) =>
    setHidden((before) => new Set(before).add(personId)),
  );
  const adding = useAddFriend(learner.id);
  const { data: others = [] } = useBlocksAndMutes();
  const ending = useEndBlockOrMute();
  const unmute: ChatRoomProps["actions"]["unmute"] = ({ id, name }) =>
    ending.mutate(id, {
      onSuccess() {
        setHidden((before) => new Set([...before].filter((each) => each !== id)));
        toast({ title: `You see what ${name} writes again` });
      },
      onError: sayFailed("That did not work. Please try again."),
    });
  return (
    <>
      <ChatRoom
        room={room}
        user={learner}
        actions={{
          ...actions,
          unmute,
          isMuted: (id) => others.some(({ userId, kind }) => userId === id && kind === "MUTE"),
          addFriend: ({ id }) => adding.mutate(id),
        }}
        hiddenAuthors={hidden}
        renderMarks={renderMarks}
        renderListen={(id, text) => <ListenButton voice={voice} id={id} text={text} />}
        ad={hasAds ? <CourseAd ageBand={learner.ageBand} plan={plan} /> : null}
        onBack={onBack}
        beside={beside && ((way) => beside({ room, learner, ...way }))}
      />
      {actions.dialog}
    </>
  );
}

const renderMarks: ChatRoomProps["renderMarks"] = (content, corrections) => (
  <MarkedWriting
    pieces={markedPieces(content, corrections)}
    className="pt-3 leading-[2.5] whitespace-pre-wrap"
  />
);
